import type { Money } from '@lonk/shared-api/schemas/primitives.ts'
import { before, days } from '../../clock.ts'
import { money } from '../../core/money/amounts.ts'
import { withdrawalEnd } from '../../core/money/withdrawal-end.ts'
import type { Db } from '../../database/connection.ts'

/**
 * Unused paid credits of orders whose days of withdrawal are not over, at their net price: an amount for each currency
 * that they were paid in, the oldest order's first.
 */
export const refundableCredits = async (
  db: Db,
  userId: number,
  refundDays: number,
  now: Date,
): Promise<{ credits: number; amounts: Money[] }> => {
  const sold = await db
    .selectFrom('credit_lots')
    .innerJoin('orders', 'orders.id', 'credit_lots.order_id')
    .select(['credit_lots.remaining', 'credit_lots.unit_net_cents', 'orders.currency', 'orders.completed_at'])
    .where('credit_lots.user_id', '=', userId)
    .where('credit_lots.kind', '=', 'paid')
    .where('credit_lots.remaining', '>', 0)
    .where('orders.state', 'in', ['completed', 'partially_refunded'])
    // No holiday makes the last day wait longer.
    .where('orders.completed_at', '>', before(now, days(refundDays + 7)))
    .orderBy('credit_lots.id')
    .execute()
  const lots = sold.filter(
    ({ completed_at }) => completed_at !== null && withdrawalEnd(completed_at, refundDays) > now,
  )
  const cents = new Map<string, number>()
  for (const { currency, remaining, unit_net_cents } of lots)
    cents.set(currency, (cents.get(currency) ?? 0) + remaining * Number(unit_net_cents))
  return {
    credits: lots.reduce((sum, { remaining }) => sum + remaining, 0),
    amounts: [...cents].map(([currency, sum]) => money(Math.round(sum), currency)),
  }
}
