import { money } from '../../../core/money/amounts.ts'
import type { SiteValues } from '../../../core/settings/defaults.ts'
import { accountCurrency, loadLimits, siteLimit } from '../../../core/spend-limit/queries.ts'
import type { Db } from '../../../database/connection.ts'
import { apiError } from '../../../errors.ts'

type Spending = { userId: number; total_cents: number; currency: string; settings: SiteValues; now: Date }

/**
 * Refuses what would exceed the member's own limit of this calendar month; without one of their own, the site's. An
 * order in another currency exceeds every limit: nobody can say how much of it is left.
 */
export const checkSpendLimit = async (
  db: Db,
  { userId, total_cents, currency, settings, now }: Spending,
): Promise<void> => {
  const own = (await loadLimits(db, userId, now)).now
  const limit = own ?? siteLimit(settings, await accountCurrency(db, userId))
  if (limit === null) return
  if (
    currency !== limit.currency ||
    (await spentThisMonth(db, { userId, currency, now })) + total_cents > limit.cents
  )
    throw apiError('spend_limit_reached', { ...money(limit.cents, limit.currency) })
}

type Spent = { userId: number; currency: string; now: Date }

/** Cents that are paid, or under way, in this calendar month. An open order does not count: the next one cancels it. */
export const spentThisMonth = async (db: Db, { userId, currency, now }: Spent): Promise<number> => {
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  const { spent } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.sum<number>('total_cents').as('spent'))
    .where('user_id', '=', userId)
    .where('currency', '=', currency)
    .where('created_at', '>=', start)
    .where('state', 'in', ['pending', 'completed', 'partially_refunded'])
    .executeTakeFirstOrThrow()
  return Number(spent ?? 0)
}
