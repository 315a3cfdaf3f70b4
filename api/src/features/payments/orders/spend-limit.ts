import type { Db } from '../../../database/connection.ts'
import { apiError } from '../../../errors.ts'
import type { SiteValues } from '../../settings/defaults.ts'
import { decimal } from '../amounts.ts'
import { loadLimits, siteLimit } from '../spend-limit/queries.ts'

type Spending = { userId: number; total_cents: number; settings: SiteValues; now: Date }

/** Refuses what would pass the member's own limit of this calendar month; without one of his own, the site's. */
export const checkSpendLimit = async (
  db: Db,
  { userId, total_cents, settings, now }: Spending,
): Promise<void> => {
  const limit = (await loadLimits(db, userId, now)).now ?? siteLimit(settings)
  if (limit === null) return
  const spent = await spentSince(db, userId, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)))
  if (spent + total_cents > limit) throw apiError('spend_limit_reached', { amount: decimal(limit) })
}

/** Paid, or a payment under way. An open order does not count: the next one cancels it. */
const spentSince = async (db: Db, userId: number, start: Date): Promise<number> => {
  const { spent } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.sum<number>('total_cents').as('spent'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', start)
    .where('state', 'in', ['pending', 'completed', 'partially_refunded'])
    .executeTakeFirstOrThrow()
  return Number(spent ?? 0)
}
