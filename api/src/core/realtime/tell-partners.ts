import { sql } from 'kysely'
import { publishEvent, type Trx, touch } from '../../database/transaction.ts'
import { thereFor } from '../conversation/there-for.ts'

/**
 * A member can no longer be found, or can again: told as a block is told, so that nobody can tell the reasons apart.
 */
export const tellPartners = async (trx: Trx, profileId: number): Promise<void> => {
  for (const partner of await partnersOf(trx, profileId)) {
    publishEvent(trx, partner, 'chats_changed', {})
    touch(trx, partner, 'likes')
  }
}

/** The accounts that know of a profile: by a conversation, or by likes in either direction. */
const partnersOf = async (trx: Trx, profileId: number): Promise<number[]> => {
  const inChats = trx
    .selectFrom('conversation_members as mine')
    .innerJoin('conversation_members as theirs', 'theirs.conversation_id', 'mine.conversation_id')
    .innerJoin('profiles', 'profiles.id', 'theirs.profile_id')
    .select('profiles.user_id')
    .where('mine.profile_id', '=', profileId)
    .where('theirs.profile_id', '!=', profileId)
    .where(thereFor(sql.ref('theirs.profile_id'), sql.ref('theirs.conversation_id')))
  const whoLikes = trx
    .selectFrom('likes')
    .innerJoin('profiles', 'profiles.id', 'likes.from_id')
    .select('profiles.user_id')
    .where('likes.to_id', '=', profileId)
  const whoIsLiked = trx
    .selectFrom('likes')
    .innerJoin('profiles', 'profiles.id', 'likes.to_id')
    .select('profiles.user_id')
    .where('likes.from_id', '=', profileId)
    .where('likes.held', '=', false)
  const rows = await inChats.union(whoLikes).union(whoIsLiked).execute()
  return rows.flatMap(({ user_id }) => user_id ?? [])
}
