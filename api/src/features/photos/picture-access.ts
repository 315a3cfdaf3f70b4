import { pairOf } from '../../core/pair/pair-of.ts'
import { maySeePrivate } from '../../core/photos/may-see-private.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import type { SessionOwner } from '../../core/session/session-owner.ts'
import type { Db } from '../../database/connection.ts'
import type { Services } from '../../services.ts'

export type PictureRow = NonNullable<Awaited<ReturnType<typeof findPicture>>>

/** Which photo a file belongs to, whichever of its sizes it is. Rejected and deleted ones are nobody's any more. */
export const findPicture = (db: Db, key: string) =>
  db
    .selectFrom('photos')
    .innerJoin('profiles', 'profiles.id', 'photos.profile_id')
    .select([
      'photos.id',
      'photos.profile_id',
      'photos.visibility',
      'photos.status',
      'photos.blur_key',
      'profiles.status as profile_status',
      'profiles.domain_host',
    ])
    .where((eb) =>
      eb.or([
        eb('storage_key', '=', key),
        eb('thumb_key', '=', key),
        eb('blur_key', '=', key),
        eb('match_key', '=', key),
      ]),
    )
    .where('photos.status', 'in', ['active', 'pending', 'processing'])
    .executeTakeFirst()

/** For everybody, as long as its member can be found: a public photo, and the blurred picture of every photo. */
export const isOpen = (picture: PictureRow, key: string): boolean =>
  (isBlur(picture, key) || isPublic(picture)) && picture.profile_status === 'active'

/** Nobody gets a link for it: its bare name is all that a locked photo shows. */
export const isBlur = ({ blur_key }: PictureRow, key: string): boolean => blur_key === key

export const isPublic = ({ visibility, status }: PictureRow): boolean =>
  visibility === 'public' && status === 'active'

/**
 * A link was right when it was given, for an hour and more. Since then its owner may have blocked whoever has it, or
 * revoked their access; and what waits for its review only its owner sees. What was sent in a message stays with
 * whoever got it.
 */
export const mayStillSee = async (
  services: Pick<Services, 'db' | 'sites'>,
  picture: PictureRow,
  viewer: SessionOwner,
): Promise<boolean> => {
  if (picture.profile_id === viewer.profile_id) return true
  const { values } = await services.sites.of(picture.domain_host)
  if (picture.status !== 'active' && (picture.status === 'pending' || values.photo_premoderation))
    return false
  if (await gotInMessage(services.db, picture, viewer.profile_id)) return true
  if (picture.visibility !== 'private' || !(await isVisible(services.db, picture, viewer))) return false
  return maySeePrivate(
    services,
    services.db,
    { profileId: viewer.profile_id, premium: viewer.paid_user },
    picture.profile_id,
  )
}

/** Only its owner can have sent it, so it is looked for in the one conversation of the two. */
export const gotInMessage = async (
  db: Db,
  picture: Pick<PictureRow, 'id' | 'profile_id'>,
  viewerId: number,
): Promise<boolean> => {
  const { a_id, b_id } = pairOf(picture.profile_id, viewerId)
  const message = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select('messages.id')
    .where('conversations.a_id', '=', a_id)
    .where('conversations.b_id', '=', b_id)
    .where('messages.photo_id', '=', picture.id)
    .where('messages.state', 'not in', ['held', 'deleted'])
    .limit(1)
    .executeTakeFirst()
  return message !== undefined
}

const isVisible = async (db: Db, picture: PictureRow, viewer: SessionOwner): Promise<boolean> =>
  (await db
    .selectFrom('profiles')
    .select('profiles.id')
    .where('profiles.id', '=', picture.profile_id)
    .where(visibleTo(viewer.domain_host, viewer.profile_id))
    .executeTakeFirst()) !== undefined
