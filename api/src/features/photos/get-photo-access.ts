import { getPhotoAccessContract } from '@lonk/shared-api/calls/profile/photo-access.schema.ts'
import { viewerOf } from '../../core/member/viewer.ts'
import { loadCards } from '../../core/profile/cards.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'

/** GET /api/photo-access.php: who asks, and who was let in. */
export const getPhotoAccessEndpoint = endpoint(getPhotoAccessContract, async (context) => {
  const { member, services, site } = context
  if (site.values.private_photo_access !== 'granted') throw apiError('not_found')
  const { db } = services
  const rows = await db
    .selectFrom('photo_access')
    .innerJoin('profiles', 'profiles.id', 'photo_access.viewer_id')
    .select(['photo_access.viewer_id', 'photo_access.state'])
    .where('photo_access.owner_id', '=', member.profileId)
    .where(visibleTo(member.host, member.profileId))
    .orderBy('photo_access.created_at', 'desc')
    .limit(100)
    .execute()
  const ids = rows.map(({ viewer_id }) => viewer_id)
  const states = new Map(rows.map(({ viewer_id, state }) => [viewer_id, state]))
  const cards = await loadCards(services, db, viewerOf(context), ids)
  return { entries: cards.map((profile) => ({ profile, state: states.get(profile.id) ?? 'none' })) }
})
