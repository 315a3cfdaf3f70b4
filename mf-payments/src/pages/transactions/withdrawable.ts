import type { Transaction } from '@lonk/shared-api/schemas/transaction.ts'

type Bought = Pick<Transaction, 'kind' | 'order'>

/** Whether this purchase can still be withdrawn from: its days run, and credits of it are left. */
export const canWithdraw = ({ kind, order: { refundable } }: Bought, now: number): boolean =>
  kind === 'purchase' &&
  refundable.until !== null &&
  Date.parse(refundable.until) > now &&
  refundable.credits > 0

/** Why not, as far as the order says it. */
export const whyNot = ({ order: { state, refundable } }: Bought): 'done' | 'used' | 'over' => {
  if (state === 'refunded' || state === 'charged_back') return 'done'
  if (refundable.until === null) return state === 'partially_refunded' ? 'done' : 'over'
  return refundable.credits > 0 ? 'over' : 'used'
}
