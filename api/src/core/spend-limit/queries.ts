import type { Db } from '../../database/connection.ts'
import type { Trx } from '../../database/transaction.ts'
import type { SiteValues } from '../settings/defaults.ts'
import { type Limit, type Limits, limitsAt } from './rules.ts'

export const loadLimits = async (db: Db, userId: number, now: Date): Promise<Limits> => {
  const { spend_limit_cents, spend_limit_currency } = await db
    .selectFrom('users')
    .select(['spend_limit_cents', 'spend_limit_currency'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const change = await db
    .selectFrom('spend_limit_changes')
    .select(['cents', 'currency', 'effective_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const pending = change ? { limit: limitOf(change.cents, change.currency), from: change.effective_at } : null
  return limitsAt({ now: limitOf(spend_limit_cents, spend_limit_currency), pending }, now)
}

/** The database holds both or neither. */
export const limitOf = (cents: number | null, currency: string | null): Limit =>
  cents === null || currency === null ? null : { cents, currency }

/** Under the lock on the member's wallet, like every order that asks for the limit. */
export const storeLimits = async (trx: Trx, userId: number, { now, pending }: Limits): Promise<void> => {
  await trx
    .updateTable('users')
    .set({ spend_limit_cents: now?.cents ?? null, spend_limit_currency: now?.currency ?? null })
    .where('id', '=', userId)
    .execute()
  await trx.deleteFrom('spend_limit_changes').where('user_id', '=', userId).execute()
  if (!pending) return
  const { limit, from } = pending
  await trx
    .insertInto('spend_limit_changes')
    .values({
      user_id: userId,
      cents: limit?.cents ?? null,
      currency: limit?.currency ?? null,
      effective_at: from,
    })
    .execute()
}

/** The site's own limit, for members without one: its amount is in the currency of their country. */
export const siteLimit = (
  { spend_limit_default }: Pick<SiteValues, 'spend_limit_default'>,
  currency: string,
): Limit =>
  spend_limit_default === null ? null : { cents: Math.round(Number(spend_limit_default) * 100), currency }

/** The currency in the country of the member's account. */
export const accountCurrency = async (db: Db, userId: number): Promise<string> => {
  const row = await db
    .selectFrom('users')
    .innerJoin('countries', 'countries.code', 'users.country')
    .select('countries.currency')
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return row?.currency ?? 'EUR'
}
