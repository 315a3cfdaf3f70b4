import { getProfileContract } from '@lonk/shared-api/calls/profile/profile.schema.ts'
import { viewerOf } from '../../core/member/viewer.ts'
import { loadOwnProfile, loadProfile } from '../../core/profile/load-profile.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import { requireSearchAccess } from '../../core/profile/visitor-access.ts'
import type { Db } from '../../database/connection.ts'
import { apiError } from '../../errors.ts'
import { arrivalOf } from '../../http/arrival.ts'
import { endpoint } from '../../http/endpoint.ts'
import { membersLike } from '../members/similar.ts'
import { recordVisit } from './record-visit.ts'

const similarShown = 6

/** GET /api/profile.php: the member's own without an id. Others only where a search could find them. */
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
  // Nobody is told of a member whom somebody else's page led here and who has done nothing on ours.
  if (member && member.status === 'active' && !member.invisible && arrivalOf(request) === 'acted')
    await services.transaction((trx) =>
      recordVisit(trx, { visitorId: member.profileId, host: site.host, profileId: found.id, now }),
    )
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
