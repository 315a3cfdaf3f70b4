import { getProfileContract } from '@lonk/shared-api/calls/profile/profile.schema.ts'
import { localDay } from '../../clock.ts'
import type { Db } from '../../database/connection.ts'
import { apiError } from '../../errors.ts'
import { arrivalOf } from '../../http/arrival.ts'
import { endpoint } from '../../http/endpoint.ts'
import { membersLike } from '../members/similar.ts'
import { requireSearchAccess } from '../members/visitor-access.ts'
import { loadOwnProfile, loadProfile } from './load-profile.ts'
import { viewerOf } from './viewer.ts'
import { visibleTo } from './visibility.ts'

const similarShown = 6

/** GET /api/profile.php: the own one without an id. Others only where a search could find them. */
export const getProfileEndpoint = endpoint(getProfileContract, async (context) => {
  const { input, member, services, site, request, now } = context
  const { db } = services
  const viewer = viewerOf(context)
  if (input.id === undefined || input.id === member?.profileId) {
    if (!member) throw apiError('authentication_required')
    return { profile: await loadOwnProfile(services, db, viewer), similar: [] }
  }
  requireSearchAccess(member, site, request)
  const found = await findVisible(db, site.host, viewer.profileId, input.id)
  const profile = found && (await loadProfile(services, db, viewer, input.id))
  if (!profile) throw apiError('profile_not_found')
  // Nobody is told of who was led here by somebody else's page and has done nothing on ours.
  if (member && !member.invisible && arrivalOf(request) === 'acted')
    await recordVisit(db, member.profileId, input.id, now)
  const similar = await membersLike(services, db, viewer, site.host, found, similarShown)
  return { profile, similar }
})

const findVisible = (db: Db, host: string, viewerId: number | null, id: number) =>
  db
    .selectFrom('profiles')
    .select([
      'profiles.id',
      'profiles.gender',
      'profiles.country',
      'profiles.region_id as regionId',
      'profiles.date_of_birth as dateOfBirth',
    ])
    .where('profiles.id', '=', id)
    .where(visibleTo(host, viewerId))
    .executeTakeFirst()

const recordVisit = async (db: Db, visitorId: number, profileId: number, now: Date) => {
  await db
    .insertInto('visits')
    .values({ visitor_id: visitorId, profile_id: profileId, day: localDay(now), last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['visitor_id', 'profile_id', 'day']).doUpdateSet({ last_at: now }),
    )
    .execute()
}
