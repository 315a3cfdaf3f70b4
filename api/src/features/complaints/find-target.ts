import { cameTo } from '../../core/conversation/there-for.ts'
import type { Member } from '../../core/member/member.ts'
import { maySeePrivate } from '../../core/photos/may-see-private.ts'
import { knownBy, seenBy } from '../../core/profile/known.ts'
import type { Trx } from '../../database/transaction.ts'
import type { Services } from '../../services.ts'
import { gotInMessage } from '../photos/picture-access.ts'
import type { Target } from './rules.ts'

type Caller = Pick<Member, 'profileId' | 'paidUser'> | null
export type FoundTarget = { subjectUserId: number | null; subjectProfileId: number | null }

const nobody: FoundTarget = { subjectUserId: null, subjectProfileId: null }

/** Who is behind the target; null where there is none that the caller could have seen. */
export const findTarget = async (
  trx: Trx,
  services: Pick<Services, 'sites'>,
  host: string,
  target: Target,
  caller: Caller,
): Promise<FoundTarget | null> => {
  if (target.type === 'profile') return profileOf(trx, host, target.id, caller)
  if (target.type === 'photo') return ownerOfPhoto(trx, services, host, target.id, caller)
  if (target.type === 'message') return caller ? senderOf(trx, target.id, caller.profileId) : null
  return nobody
}

const profileOf = async (trx: Trx, host: string, id: number, caller: Caller): Promise<FoundTarget | null> =>
  found(
    await trx
      .selectFrom('profiles')
      .select(['profiles.id', 'profiles.user_id'])
      .where('profiles.id', '=', id)
      .where(knownBy(host, caller?.profileId ?? null))
      .executeTakeFirst(),
  )

const ownerOfPhoto = async (
  trx: Trx,
  services: Pick<Services, 'sites'>,
  host: string,
  photoId: number,
  caller: Caller,
): Promise<FoundTarget | null> => {
  const photo = await trx
    .selectFrom('photos')
    .innerJoin('profiles', 'profiles.id', 'photos.profile_id')
    .select(['photos.id as photoId', 'photos.visibility', 'profiles.id', 'profiles.user_id'])
    .select((eb) =>
      eb.and([eb('photos.status', '=', 'active'), seenBy(host, caller?.profileId ?? null)(eb)]).as('seen'),
    )
    .where('photos.id', '=', photoId)
    .where('photos.status', '!=', 'deleted')
    .executeTakeFirst()
  if (!photo) return null
  if (photo.id === caller?.profileId) return found(photo)
  if (photo.seen && photo.visibility === 'public') return found(photo)
  if (!caller) return null
  if (await gotInMessage(trx, { id: photoId, profile_id: photo.id }, caller.profileId)) return found(photo)
  if (!photo.seen || photo.visibility !== 'private') return null
  const viewer = { profileId: caller.profileId, premium: caller.paidUser }
  return (await maySeePrivate(services, trx, viewer, photo.id)) ? found(photo) : null
}

/** Only somebody in the conversation may name a message, and never one that did not come to them. */
const senderOf = async (trx: Trx, messageId: number, readerId: number): Promise<FoundTarget | null> =>
  found(
    await trx
      .selectFrom('messages')
      .innerJoin('conversation_members', (join) =>
        join
          .onRef('conversation_members.conversation_id', '=', 'messages.conversation_id')
          .on('conversation_members.profile_id', '=', readerId),
      )
      .innerJoin('profiles', 'profiles.id', 'messages.sender_profile_id')
      .select(['profiles.id', 'profiles.user_id'])
      .where('messages.id', '=', messageId)
      .where(cameTo(readerId))
      .executeTakeFirst(),
  )

const found = (profile: { id: number; user_id: number | null } | undefined): FoundTarget | null =>
  profile ? { subjectUserId: profile.user_id, subjectProfileId: profile.id } : null
