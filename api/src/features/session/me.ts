import { meContract } from '@lonk/shared-api/calls/session/user.schema.ts'
import { loadUser, timeBonusEnds } from '../../core/account/load-user.ts'
import { unreadTotal } from '../../core/conversation/unread.ts'
import { countNewLikes } from '../../core/likes/like-queries.ts'
import { settledEvent } from '../../core/realtime/last-event.ts'
import { endpoint } from '../../http/endpoint.ts'

/** GET /api/user.php: never a 403; a visitor is told null. */
export const meEndpoint = endpoint(meContract, async ({ input, member, services, language, now }) => {
  if (!member) return { user: null, time_bonus_ends: null }
  const { userId, profileId, session } = member
  const { db } = services
  // Before all that it stands for.
  const lastEvent = input.totals ? await settledEvent(services, userId) : 0
  const user = await loadUser(services, db, userId, { language, session, now })
  const ends = await timeBonusEnds(services, db, userId, now)
  const me = { user, time_bonus_ends: ends?.toISOString() ?? null }
  if (!input.totals) return me
  const totals = {
    unread: await unreadTotal(db, profileId),
    new_likes: await countNewLikes(db, profileId),
    last_event: lastEvent,
  }
  return { ...me, totals }
})
