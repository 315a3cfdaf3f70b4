import { after, days } from '../../clock.ts'

/** Cents of a currency a month; null: none of the member's own. */
export type Limit = { cents: number; currency: string } | null
export type Limits = { now: Limit; pending: { limit: Limit; from: Date } | null }

const raiseAfter = days(7)

/** What counts at this moment: a raise counts from its day on. */
export const limitsAt = ({ now: current, pending }: Limits, now: Date): Limits =>
  pending && pending.from <= now ? { now: pending.limit, pending: null } : { now: current, pending }

/** Lower at once, higher after seven days to think; asking again for the same raise does not start them anew. */
export const changeLimit = (limits: Limits, wanted: Limit, siteDefault: Limit, now: Date): Limits => {
  const { now: current, pending } = limitsAt(limits, now)
  if (!isRaise(wanted ?? siteDefault, current ?? siteDefault)) return { now: wanted, pending: null }
  if (pending && isSame(pending.limit, wanted)) return { now: current, pending }
  return { now: current, pending: { limit: wanted, from: after(now, raiseAfter) } }
}

/** Without a limit there is nothing to raise. What cannot be compared might be a raise. */
const isRaise = (wanted: Limit, current: Limit): boolean => {
  if (current === null) return false
  if (wanted === null || wanted.currency !== current.currency) return true
  return wanted.cents > current.cents
}

const isSame = (one: Limit, other: Limit): boolean =>
  one?.cents === other?.cents && one?.currency === other?.currency
