import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { before, days, localDay } from '../../clock.ts'

/** How long ago a member was here, in words coarse enough not to be surveillance. */
export const lastOnline = (at: Date, onlineUntil: Date, now: Date): ProfileCard['last_online'] => {
  if (onlineUntil > now) return 'now'
  if (localDay(at) === localDay(now)) return 'today'
  return at > before(now, days(7)) ? 'week' : 'older'
}
