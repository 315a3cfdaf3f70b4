import type { Db } from '../../../database/connection.ts'
import type { Trx } from '../../../database/transaction.ts'
import type { SiteValues } from '../../settings/defaults.ts'
import { type Limit, type Limits, limitsAt } from './rules.ts'

export const loadLimits = async (db: Db, userId: number, now: Date): Promise<Limits> => {
  const { spend_limit_cents } = await db
    .selectFrom('users')
    .select('spend_limit_cents')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const change = await db
    .selectFrom('spend_limit_changes')
    .select(['cents', 'effective_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const pending = change ? { limit: change.cents, from: change.effective_at } : null
  return limitsAt({ now: spend_limit_cents, pending }, now)
}

/** Behind the lock on the member's wallet, like every order that asks for the limit. */
export const storeLimits = async (trx: Trx, userId: number, { now, pending }: Limits): Promise<void> => {
  await trx.updateTable('users').set({ spend_limit_cents: now }).where('id', '=', userId).execute()
  await trx.deleteFrom('spend_limit_changes').where('user_id', '=', userId).execute()
  if (!pending) return
  await trx
    .insertInto('spend_limit_changes')
    .values({ user_id: userId, cents: pending.limit, effective_at: pending.from })
    .execute()
}

/** The site's own limit, for members without one. */
export const siteLimit = ({ spend_limit_default }: Pick<SiteValues, 'spend_limit_default'>): Limit =>
  spend_limit_default === null ? null : Math.round(Number(spend_limit_default) * 100)
