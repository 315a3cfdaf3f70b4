import type { Trx } from '../../database/transaction.ts'
import type { Target } from './rules.ts'

type Caller = { profileId: number } | null
export type FoundTarget = { subjectUserId: number | null; subjectProfileId: number | null }

const nobody: FoundTarget = { subjectUserId: null, subjectProfileId: null }

/** Who is behind the target; null where there is none that the caller could have seen. */
export const findTarget = async (
  trx: Trx,
  host: string,
  target: Target,
  caller: Caller,
): Promise<FoundTarget | null> => {
  if (target.type === 'profile') return ownerOfProfile(trx, host, target.id)
  if (target.type === 'photo') {
    const photo = await trx
      .selectFrom('photos')
      .select('profile_id')
      .where('id', '=', target.id)
      .where('status', '!=', 'deleted')
      .executeTakeFirst()
    return photo ? ownerOfProfile(trx, host, photo.profile_id) : null
  }
  if (target.type === 'message') return caller ? senderOf(trx, host, target.id, caller.profileId) : null
  return nobody
}

const ownerOfProfile = async (trx: Trx, host: string, id: number): Promise<FoundTarget | null> => {
  const profile = await trx
    .selectFrom('profiles')
    .select(['id', 'user_id'])
    .where('id', '=', id)
    .where('domain_host', '=', host)
    .where('status', '!=', 'removed')
    .executeTakeFirst()
  return profile ? { subjectUserId: profile.user_id, subjectProfileId: profile.id } : null
}

/** Only who is in the conversation may name a message, and never one that was not delivered to them. */
const senderOf = async (
  trx: Trx,
  host: string,
  messageId: number,
  readerId: number,
): Promise<FoundTarget | null> => {
  const message = await trx
    .selectFrom('messages')
    .innerJoin('conversation_members', (join) =>
      join
        .onRef('conversation_members.conversation_id', '=', 'messages.conversation_id')
        .on('conversation_members.profile_id', '=', readerId),
    )
    .select('messages.sender_profile_id')
    .where('messages.id', '=', messageId)
    .where('messages.state', '!=', 'held')
    .executeTakeFirst()
  return message ? ownerOfProfile(trx, host, message.sender_profile_id) : null
}
