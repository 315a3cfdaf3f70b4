import type { Db } from '../../../database/connection.ts'
import { apiError } from '../../../errors.ts'
import { type Debtor, directDebitsOf } from './debtor.ts'
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

/** Under `lockDebtor` where an order depends on it: two at once must not exceed the limit together. */
export const requireWithinLimits = async (
  db: Db,
  debtor: Debtor,
  order: { total_cents: number; except?: number; now: Date },
): Promise<void> => {
  for (const debits of await directDebitsOf(db, debtor, order))
    if (!isWithinLimits(debits, order.total_cents)) throw apiError('directdebit_limit')
}
