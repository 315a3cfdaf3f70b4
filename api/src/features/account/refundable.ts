import type { Money } from '@lonk/shared-api/schemas/primitives.ts'
import { before, days } from '../../clock.ts'
import type { Db } from '../../database/connection.ts'
import { money } from '../payments/amounts.ts'

/** Unused paid credits of orders whose days of withdrawal are not over, at their net price. */
export const refundableCredits = async (
  db: Db,
  userId: number,
  refundDays: number,
  now: Date,
): Promise<{ credits: number; amount: Money }> => {
  const lots = await db
    .selectFrom('credit_lots')
    .innerJoin('orders', 'orders.id', 'credit_lots.order_id')
    .select(['credit_lots.remaining', 'credit_lots.unit_net_cents', 'orders.currency'])
    .where('credit_lots.user_id', '=', userId)
    .where('credit_lots.kind', '=', 'paid')
    .where('credit_lots.remaining', '>', 0)
    .where('orders.state', 'in', ['completed', 'partially_refunded'])
    .where('orders.completed_at', '>', before(now, days(refundDays)))
    .execute()
  // A member pays in one currency; the first one names it.
  const currency = lots[0]?.currency ?? 'EUR'
  const own = lots.filter((lot) => lot.currency === currency)
  const cents = own.reduce((sum, lot) => sum + lot.remaining * Number(lot.unit_net_cents), 0)
  return {
    credits: own.reduce((sum, lot) => sum + lot.remaining, 0),
    amount: money(Math.round(cents), currency),
  }
}
