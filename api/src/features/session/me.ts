import { meContract } from '@lonk/shared-api/calls/session/user.schema.ts'
import { loadUser, timeBonusEnds } from '../../core/account/load-user.ts'
import { endpoint } from '../../http/endpoint.ts'

/** GET /api/user.php: never a 403; a visitor is told null. */
export const meEndpoint = endpoint(meContract, async ({ member, services, language, now }) => {
  if (!member) return { user: null, time_bonus_ends: null }
  const { userId, session } = member
  const user = await loadUser(services, services.db, userId, { language, session, now })
  const ends = await timeBonusEnds(services, services.db, userId, now)
  return { user, time_bonus_ends: ends?.toISOString() ?? null }
})
