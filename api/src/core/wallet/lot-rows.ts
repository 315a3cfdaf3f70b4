import type { OrderState } from '@lonk/shared-api/schemas/order.ts'
import { sql } from 'kysely'
import type { LotShare } from '../../database/schema/money.ts'
import type { Trx } from '../../database/transaction.ts'
import type { Home } from './lots.ts'

// The rows that `lots.ts` decides about. Only the ledger writes them, under the lock on the member's wallet.

/** The lots that hold something, in the order in which they were given. */
export const openLots = (trx: Trx, userId: number) =>
  trx
    .selectFrom('credit_lots')
    .select(['id', 'kind', 'order_id', 'remaining'])
    .where('user_id', '=', userId)
    .where('remaining', '>', 0)
    .orderBy('id')
    .execute()

/** All lots of a member, as places for credits that come back. */
export const homesOf = async (trx: Trx, userId: number): Promise<Home[]> => {
  const lots = await trx
    .selectFrom('credit_lots')
    .leftJoin('orders', 'orders.id', 'credit_lots.order_id')
    .select(['credit_lots.id', 'credit_lots.kind', 'granted', 'remaining', 'orders.state'])
    .where('credit_lots.user_id', '=', userId)
    .orderBy('credit_lots.id')
    .execute()
  return lots.map(({ id, kind, granted, remaining, state }) => ({
    id,
    kind,
    room: granted - remaining,
    state: state === 'charged_back' ? 'lost' : kind === 'paid' && isKept(state) ? 'bought' : 'other',
  }))
}

const isKept = (state: OrderState | null): boolean => state === 'completed' || state === 'partially_refunded'

export const raise = async (trx: Trx, shares: readonly LotShare[]): Promise<void> => {
  for (const share of shares) await move(trx, share.lot_id, share.credits)
}

export const lower = async (trx: Trx, shares: readonly LotShare[]): Promise<void> => {
  for (const share of shares) await move(trx, share.lot_id, -share.credits)
}

const move = (trx: Trx, lotId: number, credits: number) =>
  trx
    .updateTable('credit_lots')
    .set({ remaining: sql<number>`remaining + ${credits}::int` })
    .where('id', '=', lotId)
    .execute()
