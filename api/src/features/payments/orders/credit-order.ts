import type { SiteValues } from '../../../core/settings/defaults.ts'
import { grant } from '../../../core/wallet/ledger.ts'
import { publishEvent, type Trx, touch } from '../../../database/transaction.ts'
import type { OnDelivered } from '../../chat/message/deliver.ts'
import { releaseHeldMessages } from '../../chat/message/release-held.ts'
import { useDiscount } from '../discount/queries.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { confirmOrder } from '../mail/order-confirmation.ts'
import type { OrderRow } from './queries.ts'

export type CreditCircumstances = {
  settings: SiteValues
  publicUrl: string
  now: Date
  onDelivered?: OnDelivered | undefined
}

/**
 * What a paid order brings, all in the transaction that completes it and under the locks on wallet and order:
 * credits as a lot that knows what each had cost, bonus credits as a free one, premium for good, the code used up, the
 * invoice, and the confirmation by mail.
 */
export const creditOrder = async (
  trx: Trx,
  order: OrderRow,
  { settings, publicUrl, now, onDelivered }: CreditCircumstances,
): Promise<void> => {
  const ref = { type: 'order', id: order.id } as const
  const entry = { user_id: order.user_id, ref, now }
  let balance = await grant(
    trx,
    { ...entry, kind: 'purchase', credits: order.credits },
    { kind: 'paid', order_id: order.id, unit_net_cents: pricePerCredit(order) },
  )
  if (order.bonus_credits > 0)
    balance = await grant(
      trx,
      { ...entry, kind: 'bonus', credits: order.bonus_credits },
      { kind: 'free', order_id: order.id },
    )
  await becomePremium(trx, order.user_id, now)
  await useDiscount(trx, order.id, now)
  publishEvent(trx, order.user_id, 'credits', { balance })
  publishEvent(trx, order.user_id, 'user', {
    credits: balance,
    paid_user: true,
    free_conversations_left: null,
  })
  await releaseHeldMessages(trx, order.user_id, { settings, now, onDelivered })
  const invoice = await issueInvoice(trx, {
    kind: 'invoice',
    user_id: order.user_id,
    order_id: order.id,
    refund_id: null,
    credits: order.credits + order.bonus_credits,
    total_cents: order.total_cents,
    vat_rate: order.vat_rate,
    vat_cents: order.vat_cents,
    currency: order.currency,
    now,
  })
  await confirmOrder(trx, order, invoice, {
    publicUrl,
    siteName: settings.mail_name,
    refundDays: settings.refund_days,
    now,
  })
}

/**
 * Cents with four decimals, as the lot stores it: after discount, VAT included; it is what an unused credit gives back.
 */
const pricePerCredit = ({ total_cents, credits }: OrderRow): string => (total_cents / credits).toFixed(4)

const becomePremium = async (trx: Trx, userId: number, now: Date): Promise<void> => {
  // Likes that were locked open now.
  touch(trx, userId, 'likes')
  await trx.updateTable('users').set({ paid_user: true }).where('id', '=', userId).execute()
  await trx
    .updateTable('users')
    .set({ first_paid_at: now })
    .where('id', '=', userId)
    .where('first_paid_at', 'is', null)
    .execute()
}
