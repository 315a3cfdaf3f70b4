import type { OrderAnswer } from '@lonk/shared-api/calls/payments/order.schema.ts'
import type { Order, Payment } from '@lonk/shared-api/schemas/order.ts'
import { after, days } from '../../../clock.ts'
import type { Db } from '../../../database/connection.ts'
import type { SiteValues } from '../../settings/defaults.ts'
import { decimal, money } from '../amounts.ts'
import { bundleView } from '../products/bundles.ts'
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

/** Unused paid credits of this order at their net price, within the days of withdrawal (`docs/api.md`, Refund). */
const refundable = async (
  db: Db,
  order: OrderRow,
  refundDays: number,
  now: Date,
): Promise<Order['refundable']> => {
  const nothing = { until: null, credits: 0, amount: money(0, order.currency) }
  if (!order.completed_at || !isPurchase(order.state)) return nothing
  const until = after(order.completed_at, days(refundDays))
  if (until <= now) return nothing
  const lots = await db
    .selectFrom('credit_lots')
    .select(['remaining', 'unit_net_cents'])
    .where('order_id', '=', order.id)
    .where('kind', '=', 'paid')
    .execute()
  const credits = lots.reduce((sum, lot) => sum + lot.remaining, 0)
  const cents = lots.reduce((sum, lot) => sum + lot.remaining * Number(lot.unit_net_cents), 0)
  return { until: until.toISOString(), credits, amount: money(Math.round(cents), order.currency) }
}

const paymentView = (order: OrderRow, payment: PaymentRow | undefined): Payment => ({
  payment_id: payment?.provider_id ?? '',
  order_id: order.id,
  credits: order.credits + order.bonus_credits,
  amount: decimal(order.total_cents),
  currency: order.currency,
  status: paymentStatus(order.state),
  redirect_url: isUnsettled(order.state) ? (payment?.redirect_url ?? null) : null,
  reason: payment?.reason ?? null,
})
