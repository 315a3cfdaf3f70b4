import { after, before, days, hours, minutes, seconds } from '../../clock.ts'
import { keptFor } from '../../kept-for.ts'

export const lifetime = days(keptFor.session_days)
export const longest = days(keptFor.session_most_days)
export const renewAfter = hours(24)
/** A member counts as online this long after the last sign of life. */
export const onlineFor = minutes(6)
/** Whoever looks at a page has given one at most so long ago. */
export const noteAliveEvery = seconds(150)

/** Every visit puts the end off, up to the one that no visit moves. */
export const slidingEnd = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(after(now, lifetime).getTime(), after(createdAt, longest).getTime()))

/** When a call in a session has something to do besides what it is for: the session is over, or is to be renewed. */
export const untilDue = ({ expires_at, created_at }: { expires_at: Date; created_at: Date }): Date => {
  const last = after(created_at, longest)
  const renewed = after(expires_at, renewAfter)
  const due = renewed < last ? before(renewed, lifetime) : last
  return due < expires_at ? due : expires_at
}
