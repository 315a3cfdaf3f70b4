import { getPhotosContract } from '@lonk/shared-api/calls/profile/photos.schema.ts'
import { viewerOf } from '../../core/member/viewer.ts'
import { photosFor } from '../../core/profile/load-profile.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import { requireSearchAccess } from '../../core/profile/visitor-access.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'

/** GET /api/photos.php: whoever may see the profile sees its photos as the profile shows them. */
export const getPhotosEndpoint = endpoint(getPhotosContract, async (context) => {
  const { input, member, services, site, request } = context
  const id = input.profile_id ?? member?.profileId
  if (id === undefined) throw apiError('authentication_required')
  const own = id === member?.profileId
  if (!own) requireSearchAccess(member, site, request)
  const profile = await services.db
    .selectFrom('profiles')
    .leftJoin('users', 'users.id', 'profiles.user_id')
    .select(['profiles.main_photo_id', 'users.paid_user'])
    .where('profiles.id', '=', id)
    .$if(!own, (query) => query.where(visibleTo(site.host, member?.profileId ?? null)))
    .executeTakeFirst()
  if (!profile) throw apiError('profile_not_found')
  const { free, premium } = site.values.photo_limits
  return {
    photos: await photosFor(services, services.db, viewerOf(context), {
      id,
      main: profile.main_photo_id,
      own,
    }),
    limit: profile.paid_user ? premium : free,
  }
})
