import type { PhotoAccessState } from '@lonk/shared-api/schemas/photo.ts'
import type { Db } from '../../database/connection.ts'
import type { Services } from '../../services.ts'
import type { Viewer } from '../member/viewer.ts'

/**
 * Setting `private_photo_access`: every premium member sees private photos, or with `granted` only those whom their
 * owner has let in.
 */
export const maySeePrivate = async (
  services: Pick<Services, 'sites'>,
  db: Db,
  viewer: Pick<Viewer, 'profileId' | 'premium'>,
  ownerId: number,
): Promise<boolean> => {
  if (viewer.profileId === null) return false
  const owner = await db
    .selectFrom('profiles')
    .leftJoin('photo_access', (join) =>
      join
        .onRef('photo_access.owner_id', '=', 'profiles.id')
        .on('photo_access.viewer_id', '=', viewer.profileId),
    )
    .select(['profiles.domain_host', 'photo_access.state'])
    .where('profiles.id', '=', ownerId)
    .executeTakeFirst()
  const { values } = await services.sites.of(owner?.domain_host)
  return values.private_photo_access === 'granted' ? owner?.state === 'granted' : viewer.premium
}

/** How far a member is with somebody's private photos; undefined where their owner does not decide about them. */
export const photoAccessTo = async (
  services: Pick<Services, 'sites'>,
  db: Db,
  viewerId: number,
  owner: { readonly id: number; readonly domain_host: string },
): Promise<PhotoAccessState | undefined> => {
  const { values } = await services.sites.of(owner.domain_host)
  if (values.private_photo_access !== 'granted') return undefined
  const row = await db
    .selectFrom('photo_access')
    .select('state')
    .where('owner_id', '=', owner.id)
    .where('viewer_id', '=', viewerId)
    .executeTakeFirst()
  return row?.state ?? 'none'
}
