import type { OrderAnswer } from '@lonk/shared-api/calls/payments/order.schema.ts'
import type { Order, Payment } from '@lonk/shared-api/schemas/order.ts'
import { decimal, money } from '../../../core/money/amounts.ts'
import { bundleView } from '../../../core/money/bundles.ts'
import type { SiteValues } from '../../../core/settings/defaults.ts'
import type { Db } from '../../../database/connection.ts'
import { withdrawable } from '../refunds/queries.ts'
import { refundTerms } from '../refunds/terms.ts'
import { isPurchase, isUnsettled, paymentStatus } from './machine.ts'
import { type OrderRow, type PaymentRow, paymentOf } from './queries.ts'

export const orderAnswer = async (
  db: Db,
  order: OrderRow,
  context: { settings: SiteValues; now: Date },
): Promise<OrderAnswer> => {
  const payment = await paymentOf(db, order.id)
  return { order: await orderView(db, order, context), payment: paymentView(order, payment) }
}

export const orderView = async (
  db: Db,
  order: OrderRow,
  { settings, now }: { settings: SiteValues; now: Date },
): Promise<Order> => {
  const bundle = await db
    .selectFrom('bundles')
    .selectAll()
    .where('id', '=', order.bundle_id)
    .executeTakeFirstOrThrow()
  // The bundle as it was sold: prices may have changed since.
  const sold = {
    ...bundle,
    credits: order.credits,
    bonus_credits: order.bonus_credits,
    price_cents: order.price_cents,
    currency: order.currency,
  }
  return {
    id: order.id,
    number: order.number,
    bundle: bundleView(sold, settings.message_credits),
    credits: order.credits + order.bonus_credits,
    total: money(order.total_cents, order.currency),
    discount: money(order.discount_cents, order.currency),
    vat: { rate: order.vat_rate, amount: decimal(order.vat_cents) },
    state: order.state,
    paymentmethod: order.paymentmethod,
    created_at: order.created_at.toISOString(),
    completed_at: order.completed_at?.toISOString() ?? null,
    refundable: await refundable(db, order, settings.refund_days, now),
  }
}

/** What a withdrawal would give back now (`docs/api.md`, 2.4 Refund). */
const refundable = async (
  db: Db,
  order: OrderRow,
  refundDays: number,
  now: Date,
): Promise<Order['refundable']> => {
  const { credits, amount_cents, until, reason } = refundTerms(await withdrawable(db, order), refundDays, now)
  const isOpen = reason === null || reason === 'refund_nothing_left'
  return {
    until: isOpen ? (until?.toISOString() ?? null) : null,
    credits,
    amount: money(amount_cents, order.currency),
  }
}

const paymentView = (order: OrderRow, payment: PaymentRow | undefined): Payment => ({
  payment_id: payment?.provider_id ?? '',
  order_id: order.id,
  credits: order.credits + order.bonus_credits,
  amount: decimal(order.total_cents),
  currency: order.currency,
  // A direct debit may be credited before its money comes.
  status: isPurchase(order.state) && payment?.status !== 'paid' ? 'pending' : paymentStatus(order.state),
  redirect_url: isUnsettled(order.state) ? (payment?.redirect_url ?? null) : null,
  reason: payment?.reason ?? null,
  transfer: isUnsettled(order.state) ? (payment?.transfer ?? null) : null,
})
