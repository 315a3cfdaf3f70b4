import { type RefundRequest, refundContract } from '@lonk/shared-api/calls/payments/refund.schema.ts'
import type { Refund } from '@lonk/shared-api/schemas/transaction.ts'
import { money } from '../../../core/money/amounts.ts'
import { lockWallet } from '../../../core/wallet/ledger.ts'
import type { Trx } from '../../../database/transaction.ts'
import { apiError } from '../../../errors.ts'
import { type Context, endpoint } from '../../../http/endpoint.ts'
import { idempotent } from '../../../http/idempotent.ts'
import { confirmWithdrawal } from '../mail/refund-receipt.ts'
import { findOrder, lockOrder, type OrderRow, paymentOf } from '../orders/queries.ts'
import { giveBack } from './give-back.ts'
import { type RefundRow, unusedCredits, withdrawable } from './queries.ts'
import { refundTerms, type Terms } from './terms.ts'

/**
 * POST /api/refund.php: the legal withdrawal, declared with a name. Credits, credit note and the mail that confirms it
 * with date and time are one transaction; the money follows the way it came (`send-refunds.ts`).
 */
export const postRefundEndpoint = endpoint(refundContract, (context) =>
  idempotent(context, async (trx) => ({ refund: view(await withdraw(trx, context)) })),
)

const withdraw = async (trx: Trx, context: Context<RefundRequest, 'U'>): Promise<RefundRow> => {
  const { input, member, services, site, now } = context
  await lockWallet(trx, member.userId)
  if (!(await findOrder(trx, input.order_id, member.userId))) throw apiError('not_found')
  const order = await lockOrder(trx, input.order_id)
  const days = site.values.refund_days
  const terms = refundTerms(await withdrawable(trx, order), days, now)
  if (terms.reason) throw refusal(terms.reason, days)
  const payment = await paymentOf(trx, order.id)
  if (!payment) throw apiError('refund_nothing_left')
  const { refund, note } = await giveBack(trx, order, {
    kind: 'withdrawal',
    state: 'queued',
    paymentId: payment.id,
    amount_cents: terms.amount_cents,
    credits: terms.credits,
    bonus_credits: (await unusedCredits(trx, order.id)).free,
    provider_id: null,
    name: input.name,
    reason: input.reason ?? null,
    nextState: (await isAll(trx, order, terms)) ? 'refunded' : 'partially_refunded',
    next_attempt_at: now,
    now,
  })
  await confirmWithdrawal(trx, order, refund, note, {
    publicUrl: services.config.publicUrl,
    siteName: site.values.mail_name,
    now,
  })
  return refund
}

const isAll = async (trx: Trx, order: OrderRow, terms: Terms): Promise<boolean> =>
  (await withdrawable(trx, order)).refunded_cents + terms.amount_cents === order.total_cents

const refusal = (reason: NonNullable<Terms['reason']>, days: number) =>
  reason === 'refund_expired' ? apiError(reason, { days }) : apiError(reason)

const view = (refund: RefundRow): Refund => ({
  id: refund.id,
  status: refund.state,
  amount: money(refund.amount_cents, refund.currency),
  credits_reversed: refund.credits + refund.bonus_credits,
})
