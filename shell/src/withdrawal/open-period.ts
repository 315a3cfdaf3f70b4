import type { Order } from '@lonk/shared-api/schemas/order.ts'

interface Bought {
  readonly order: Pick<Order, 'refundable'>
}

/** Whether any order can still be withdrawn from: its days are not over, and credits of it are left. */
export const hasOpenPeriod = (transactions: readonly Bought[], now: number): boolean =>
  transactions.some(
    ({ order: { refundable } }) =>
      refundable.until !== null && Date.parse(refundable.until) > now && refundable.credits > 0,
  )
