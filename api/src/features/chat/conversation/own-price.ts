import type { Money } from '@lonk/shared-api/schemas/primitives.ts'
import { money } from '../../../core/money/amounts.ts'
import { takeFromLots } from '../../../core/wallet/lots.ts'
import type { Db } from '../../../database/connection.ts'

/** What a member holds: credits and what one of them was paid with. */
export type OwnLot = {
  id: number
  kind: 'free' | 'paid'
  remaining: number
  /** In cents, with fractions. */
  unit: number
  currency: string | null
}

export const ownLots = async (db: Db, userId: number): Promise<OwnLot[]> => {
  const lots = await db
    .selectFrom('credit_lots')
    .leftJoin('orders', 'orders.id', 'credit_lots.order_id')
    .select([
      'credit_lots.id',
      'credit_lots.kind',
      'credit_lots.remaining',
      'credit_lots.unit_net_cents',
      'orders.currency',
    ])
    .where('credit_lots.user_id', '=', userId)
    .where('credit_lots.remaining', '>', 0)
    .execute()
  return lots.map(({ id, kind, remaining, unit_net_cents, currency }) => ({
    id,
    kind,
    remaining,
    unit: Number(unit_net_cents),
    currency,
  }))
}

/** Credits that were a gift; they are spent before those that were bought. */
export const givenIn = (lots: readonly OwnLot[]): number =>
  lots.reduce((sum, { kind, remaining }) => (kind === 'free' ? sum + remaining : sum), 0)

/**
 * What so many credits have cost the member who holds them, rounded up; null where they hold too few, or paid them in
 * two currencies.
 */
export const ownPrice = (lots: readonly OwnLot[], credits: number, currency: string): Money | null => {
  const held = lots.reduce((sum, { remaining }) => sum + remaining, 0)
  if (held < credits) return null
  const used = takeFromLots(lots, credits).flatMap(({ lot_id, credits: count }) => {
    const lot = lots.find(({ id }) => id === lot_id)
    return lot ? [{ ...lot, count }] : []
  })
  const paidIn = new Set(used.flatMap((lot) => (lot.kind === 'paid' ? [lot.currency ?? currency] : [])))
  if (paidIn.size > 1) return null
  // A fraction of a hundredth of a cent is what rounding the unit has left behind.
  const cents = used.reduce((sum, { unit, count }) => sum + unit * count, 0)
  return money(Math.ceil(cents - 0.01), [...paidIn][0] ?? currency)
}
