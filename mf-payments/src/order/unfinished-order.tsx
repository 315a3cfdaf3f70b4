import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { useEffect, useState } from 'react'
import { forgetOrder, keptOrder } from './kept-order.ts'
import type { Leave } from './leave.ts'
import { useOrderNow } from './order.resource.ts'
import { OrderOpen } from './order-open.tsx'

/** States in which an order asks nothing more of its member. */
const over: readonly string[] = ['failed', 'cancelled', 'expired', 'refunded', 'charged_back']

/**
 * Whoever left in the middle of paying, by the back button or by closing the tab, finds the order again, in every tab.
 */
export const UnfinishedOrder = ({ leave }: { readonly leave: Leave }) => {
  const [id] = useState(() => keptOrder()?.id ?? null)
  const { data, error } = useOrderNow(id)
  const isGone = isApiError(error) && error.status === 404
  const isOver = isGone || (data !== undefined && over.includes(data.order.state))

  useEffect(() => {
    if (isOver && id !== null) forgetOrder(id)
  }, [isOver, id])

  return id !== null && data && !isOver ? <OrderOpen orderId={id} leave={leave} /> : null
}
