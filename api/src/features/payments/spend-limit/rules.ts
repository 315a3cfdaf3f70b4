import { after, days } from '../../../clock.ts'

/** Cents a month; null: none of the member's own. */
export type Limit = number | null
export type Limits = { now: Limit; pending: { limit: Limit; from: Date } | null }

const raiseAfter = days(7)

/** Without a limit of his own a member has the site's, and without that none. */
const height = (limit: Limit, siteDefault: Limit): number => limit ?? siteDefault ?? Number.POSITIVE_INFINITY

/** What counts at this moment: a raise counts from its day on. */
export const limitsAt = ({ now: current, pending }: Limits, now: Date): Limits =>
  pending && pending.from <= now ? { now: pending.limit, pending: null } : { now: current, pending }

/** Lower at once, higher after seven days to think; asking again for the same raise does not begin them anew. */
export const changeLimit = (limits: Limits, wanted: Limit, siteDefault: Limit, now: Date): Limits => {
  const { now: current, pending } = limitsAt(limits, now)
  if (height(wanted, siteDefault) <= height(current, siteDefault)) return { now: wanted, pending: null }
  if (pending && pending.limit === wanted) return { now: current, pending }
  return { now: current, pending: { limit: wanted, from: after(now, raiseAfter) } }
}
