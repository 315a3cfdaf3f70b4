import { Alert } from '@lonk/shared-ui/alert.tsx'
import type { Leave } from './leave.ts'
import { OrderOpen } from './order-open.tsx'
import type { OrderProblem } from './order-problem.ts'
import { PriceChanged } from './price-changed.tsx'

interface OrderProblemNoteProps {
  readonly problem: OrderProblem | null
  readonly leave: Leave
}

/** What stands in the way of the order and has no field of its own, said above the button. */
export const OrderProblemNote = ({ problem, leave }: OrderProblemNoteProps) => {
  switch (problem?.kind) {
    case 'order-open':
      return <OrderOpen orderId={problem.orderId} leave={leave} live />
    case 'price':
      return <PriceChanged orderId={problem.orderId} total={problem.total} url={problem.url} leave={leave} />
    case 'other':
      return (
        <Alert tone="danger" live>
          {problem.text}
        </Alert>
      )
    default:
      return null
  }
}
