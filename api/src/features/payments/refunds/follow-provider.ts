import type { ProviderPayment, ProviderRefund } from '../../../adapters/payments/provider.ts'
import type { Trx } from '../../../database/transaction.ts'
import { isPurchase } from '../orders/machine.ts'
import type { OrderRow, PaymentRow } from '../orders/queries.ts'
import { chargeBack, closeToWhoTookItBack } from './charge-back.ts'
import { giveBack } from './give-back.ts'
import { bookPaidBackTwice } from './paid-back-twice.ts'
import { type RefundRow, refundsOf, unusedCredits } from './queries.ts'

/** Our key for a refund, as told to the provider: one that was sent twice is made once. */
export const refundKey = (refundId: number): string => `refund-${refundId}`

/**
 * What the provider says of money that went back, compared with what we know: our own refunds as far as they have come,
 * refunds made at the provider by hand, chargebacks. Any number of times, under the locks on wallet and order.
 */
export const followReversals = async (
  trx: Trx,
  order: OrderRow,
  payment: PaymentRow,
  said: ProviderPayment,
  now: Date,
): Promise<void> => {
  for (const refund of said.refunds) {
    if (await noteOwnRefund(trx, await refundsOf(trx, order.id), refund, now)) continue
    if (refund.status !== 'failed') await bookForeign(trx, order, payment, refund, now)
  }
  const current = await stateOf(trx, order)
  if (said.charged_back_cents === 0) return
  if (isPurchase(current.state)) await chargeBack(trx, current, payment, now)
  else await closeToWhoTookItBack(trx, current, now)
  await bookPaidBackTwice(trx, await stateOf(trx, order), said, now)
}

/** How far one of ours has come; false where it is none of these. */
export const noteOwnRefund = async (
  trx: Trx,
  ours: readonly RefundRow[],
  said: ProviderRefund,
  now: Date,
): Promise<boolean> => {
  const known = ours.find(
    ({ id, provider_id }) => said.key === refundKey(id) || provider_id === said.refund_id,
  )
  if (known?.state === 'failed' || known?.state === 'refunded') return true
  const own = known ?? ours.find((refund) => isMadeByHand(refund, said))
  if (!own) return false
  await trx
    .updateTable('refunds')
    .set({
      state: said.status === 'queued' ? 'pending' : said.status,
      provider_id: said.refund_id,
      settled_at: said.status === 'refunded' ? now : null,
      next_attempt_at: null,
    })
    .where('id', '=', own.id)
    .execute()
  return true
}

/** A refund that the provider refused us waits for a person (`docs/operation.md`), who makes it in the dashboard. */
const isMadeByHand = ({ state, kind, provider_id, amount_cents }: RefundRow, said: ProviderRefund): boolean =>
  said.key === null &&
  said.status !== 'failed' &&
  state === 'failed' &&
  kind !== 'chargeback' &&
  provider_id === null &&
  amount_cents === said.amount_cents

/** Made in the provider's own dashboard: as many unused credits go as the money was worth. */
const bookForeign = async (
  trx: Trx,
  order: OrderRow,
  payment: PaymentRow,
  said: ProviderRefund,
  now: Date,
): Promise<void> => {
  const current = await stateOf(trx, order)
  if (!isPurchase(current.state)) return
  const before = (await refundsOf(trx, order.id)).reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const amount_cents = Math.min(said.amount_cents, order.total_cents - before)
  if (amount_cents < 1) return
  const all = before + amount_cents === order.total_cents
  const unused = await unusedCredits(trx, order.id)
  const worth = Math.round((order.credits * amount_cents) / order.total_cents)
  await giveBack(trx, current, {
    kind: 'staff',
    state: said.status === 'queued' ? 'pending' : said.status,
    paymentId: payment.id,
    amount_cents,
    credits: all ? unused.paid : Math.min(worth, unused.paid),
    bonus_credits: all ? unused.free : 0,
    provider_id: said.refund_id,
    name: null,
    reason: null,
    nextState: all ? 'refunded' : 'partially_refunded',
    next_attempt_at: null,
    now,
  })
}

const stateOf = async (trx: Trx, order: OrderRow): Promise<OrderRow> =>
  trx.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
