import type { OrderState } from '@lonk/shared-api/schemas/order.ts'
import { rateInHundredths, vatIncluded } from '../../../core/money/amounts.ts'
import { takeBack } from '../../../core/wallet/ledger.ts'
import { publishEvent, type Trx, touch } from '../../../database/transaction.ts'
import { type InvoiceRow, issueInvoice } from '../invoices/issue-invoice.ts'
import type { OrderRow } from '../orders/queries.ts'
import type { RefundRow } from './queries.ts'

type Reversal = Pick<
  RefundRow,
  'kind' | 'state' | 'amount_cents' | 'credits' | 'bonus_credits' | 'provider_id' | 'name' | 'reason'
> & { paymentId: number; nextState: OrderState; next_attempt_at: Date | null; now: Date }

/**
 * Everything that goes with money going back, in one transaction and under the locks on wallet and order: the row to
 * act on, the credits, the order's state, premium where nothing bought is left, and the credit note.
 */
export const giveBack = async (
  trx: Trx,
  order: OrderRow,
  { paymentId, nextState, now, ...values }: Reversal,
): Promise<{ refund: RefundRow; note: InvoiceRow }> => {
  const vat_cents = vatIncluded(values.amount_cents, rateInHundredths(order.vat_rate))
  const refund = await trx
    .insertInto('refunds')
    .values({
      ...values,
      order_id: order.id,
      payment_id: paymentId,
      vat_cents,
      currency: order.currency,
      declared_at: now,
      settled_at: values.state === 'refunded' ? now : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('orders')
    .set({
      state: nextState,
      updated_at: now,
      ...(nextState === 'charged_back' ? { next_check_at: null } : {}),
    })
    .where('id', '=', order.id)
    .execute()
  await reverseCredits(trx, order, refund, now)
  publishEvent(trx, order.user_id, 'payment', { order_id: order.id, status: nextState })
  const note = await issueInvoice(trx, {
    kind: 'credit_note',
    user_id: order.user_id,
    order_id: order.id,
    refund_id: refund.id,
    credits: refund.credits + refund.bonus_credits,
    total_cents: refund.amount_cents,
    vat_rate: order.vat_rate,
    vat_cents,
    currency: order.currency,
    now,
  })
  return { refund, note }
}

const reverseCredits = async (trx: Trx, order: OrderRow, refund: RefundRow, now: Date): Promise<void> => {
  const credits = refund.credits + refund.bonus_credits
  const kind = refund.kind === 'chargeback' ? 'chargeback' : 'refund'
  const ref = { type: 'refund', id: refund.id } as const
  const premium = await premiumAfter(trx, order.user_id)
  if (credits > 0) {
    const balance = await takeBack(trx, { user_id: order.user_id, kind, credits, ref, now }, order.id)
    publishEvent(trx, order.user_id, 'credits', { balance })
    publishEvent(trx, order.user_id, 'user', { credits: balance, ...premium })
  } else publishEvent(trx, order.user_id, 'user', premium)
}

type Premium = { paid_user: boolean; invisible?: false }

/** What is left of the account's premium: being invisible ends with it. */
const premiumAfter = async (trx: Trx, userId: number): Promise<Premium> => {
  if (await hasPurchase(trx, userId)) return { paid_user: true }
  const without = { paid_user: false, invisible: false } as const
  await trx.updateTable('users').set(without).where('id', '=', userId).execute()
  // Likes that only premium members see are locked again.
  touch(trx, userId, 'likes')
  return without
}

/**
 * Premium stays while anything bought has not wholly gone back (`docs/api.md`, 2.4 Premium). Of an order too old to be
 * kept, the lot is left.
 */
const hasPurchase = async (trx: Trx, userId: number): Promise<boolean> => {
  const left =
    (await trx
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', userId)
      .where('state', 'in', ['completed', 'partially_refunded'])
      .limit(1)
      .executeTakeFirst()) ??
    (await trx
      .selectFrom('credit_lots')
      .select('id')
      .where('user_id', '=', userId)
      .where('kind', '=', 'paid')
      .where('order_id', 'is', null)
      .limit(1)
      .executeTakeFirst())
  return left !== undefined
}
