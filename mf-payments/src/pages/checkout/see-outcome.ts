import { forgetChoice } from '../../kept-choice.ts'
import { forgetOrder, keptOrder, type Placed } from '../../order/kept-order.ts'
import { trackStep } from '../../track.ts'

/**
 * The outcome of a paid order of this browser is seen once, by one of its tabs, and counted as often. Null where it was
 * seen before, or the order is not this browser's.
 */
export const seeOutcome = (orderId: number): Placed | null => {
  const order = keptOrder()
  if (order?.id !== orderId) return null
  trackStep('purchase')
  forgetOrder(orderId)
  forgetChoice()
  return order
}
