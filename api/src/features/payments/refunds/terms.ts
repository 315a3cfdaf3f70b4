import type { RefundTerms } from '@lonk/shared-api/calls/payments/refund.schema.ts'
import type { OrderState } from '@lonk/shared-api/schemas/order.ts'
import { withdrawalEnd } from '../../../core/money/withdrawal-end.ts'

export type Withdrawable = {
  state: OrderState
  total_cents: number
  credits: number
  completed_at: Date | null
  /** Paid credits of the order that nobody used. */
  unused: number
  /** What went back already, by whatever way. */
  refunded_cents: number
  /** What of it earlier withdrawals gave back, and for how many paid credits. */
  withdrawn: { credits: number; cents: number }
  /** A frozen wallet owes credits: it has none to give back. */
  frozen: boolean
}

export type Terms = {
  credits: number
  amount_cents: number
  until: Date | null
  reason: RefundTerms['reason']
}

/**
 * What a withdrawal gives back (`docs/api.md`, 2.4 Refund): unused paid credits at the price that was paid for them,
 * after discount and with VAT, within the days of withdrawal; the used part was waived at the order. Credits that come
 * back after one withdrawal (an unread message taken back) are given back by another: all of them together are worth
 * what one would have given, to the cent.
 */
export const refundTerms = (order: Withdrawable, refundDays: number, now: Date): Terms => {
  const until = order.completed_at && withdrawalEnd(order.completed_at, refundDays)
  const refused = (reason: RefundTerms['reason']): Terms => ({ credits: 0, amount_cents: 0, until, reason })
  if (order.state === 'refunded' || order.state === 'charged_back') return refused('refund_done')
  if (order.state !== 'completed' && order.state !== 'partially_refunded')
    return refused('refund_nothing_left')
  if (order.withdrawn.credits > 0 && order.unused === 0) return refused('refund_done')
  if (!until || until <= now) return refused('refund_expired')
  const together = Math.round((order.total_cents * (order.withdrawn.credits + order.unused)) / order.credits)
  const amount_cents = Math.min(together - order.withdrawn.cents, order.total_cents - order.refunded_cents)
  if (order.frozen || order.unused === 0 || amount_cents < 1) return refused('refund_nothing_left')
  return { credits: order.unused, amount_cents, until, reason: null }
}
