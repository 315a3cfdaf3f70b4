import { before, days } from '../../../clock.ts'
import type { Db } from '../../../database/connection.ts'
import { apiError } from '../../../errors.ts'
import type { DirectDebits } from './limits.ts'
import { isWithinLimits } from './limits.ts'

/** Refuses members, and accounts, that direct debit is closed to. */
export const requireUnblocked = async (db: Db, userId: number, ibanHash?: string): Promise<void> => {
  const { directdebit_blocked } = await db
    .selectFrom('users')
    .select('directdebit_blocked')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (directdebit_blocked) throw apiError('directdebit_blocked')
  if (ibanHash === undefined) return
  const blocked = await db
    .selectFrom('iban_blocks')
    .select('iban_hash')
    .where('iban_hash', '=', ibanHash)
    .executeTakeFirst()
  if (blocked) throw apiError('directdebit_blocked')
}

/** Inside the order's transaction behind the lock on the wallet: two at once do not pass the limit together. */
export const requireWithinLimits = async (
  db: Db,
  order: { userId: number; total_cents: number; except?: number },
  now: Date,
): Promise<void> => {
  const debits = await directDebitsOf(db, order, now)
  if (!isWithinLimits(debits, order.total_cents)) throw apiError('directdebit_limit')
}

const directDebitsOf = async (
  db: Db,
  { userId, except = 0 }: { userId: number; except?: number },
  now: Date,
): Promise<DirectDebits> => {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.total_cents', 'orders.created_at', 'payments.status'])
    .where('orders.user_id', '=', userId)
    .where('orders.paymentmethod', '=', 'directdebit')
    .where('orders.state', 'not in', ['cancelled', 'failed', 'expired'])
    .where('orders.id', '!=', except)
    .execute()
  const unsettled = rows.filter(({ status }) => status === null || status === 'open' || status === 'pending')
  return {
    unsettled_cents: unsettled.reduce((sum, { total_cents }) => sum + total_cents, 0),
    recent: rows.filter(({ created_at }) => created_at > before(now, days(7))).length,
  }
}

/** Has this member never paid by direct debit, nor tried to? Only the first is credited before it settles. */
export const isFirstDirectDebit = async (db: Db, userId: number, orderId: number): Promise<boolean> => {
  const earlier = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('paymentmethod', '=', 'directdebit')
    .where('id', '!=', orderId)
    .where('state', 'not in', ['draft', 'cancelled'])
    .limit(1)
    .executeTakeFirst()
  return earlier === undefined
}
