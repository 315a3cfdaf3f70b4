import { noTraits } from '@lonk/shared-api/traits.ts'
import { sql } from 'kysely'
import type { Trx } from '../../database/transaction.ts'
import { eraseSelfiesOf } from '../photo-verification/erase-selfies.ts'

/**
 * Empties a profile and cuts it from its account. The row stays, because the messages that others received belong to
 * it; every field that said something about a person says the same for all.
 */
export const eraseProfile = async (trx: Trx, profileId: number, now: Date): Promise<void> => {
  await trx
    .updateTable('profiles')
    .set({
      user_id: null,
      status: 'removed',
      name: '',
      name_fold: '',
      name_changed_at: null,
      gender: 'female',
      seeking: 'both',
      ...noTraits,
      date_of_birth: '1900-01-01',
      country: 'ZZ',
      region_id: null,
      city_id: null,
      city_text: '',
      lat: null,
      lon: null,
      about: '',
      signup_message: '',
      verified_at: null,
      main_photo_id: null,
      show_on_landers: false,
      last_online_at: now,
      online_until: now,
      created_at: now,
    })
    .where('id', '=', profileId)
    .execute()
  await trx.deleteFrom('photos').where('profile_id', '=', profileId).execute()
  await eraseSelfiesOf(trx, profileId, 'all', now)
  await trx.deleteFrom('profile_interests').where('profile_id', '=', profileId).execute()
  await trx
    .deleteFrom('likes')
    .where((eb) => eb.or([eb('from_id', '=', profileId), eb('to_id', '=', profileId)]))
    .execute()
  await trx
    .deleteFrom('visits')
    .where((eb) => eb.or([eb('visitor_id', '=', profileId), eb('profile_id', '=', profileId)]))
    .execute()
  // Blocks by others are theirs: without, an old conversation would come back to say who was erased.
  await trx.deleteFrom('blocks').where('blocker_id', '=', profileId).execute()
  await trx
    .deleteFrom('photo_access')
    .where((eb) => eb.or([eb('owner_id', '=', profileId), eb('viewer_id', '=', profileId)]))
    .execute()
  await trx.deleteFrom('swipes').where('profile_id', '=', profileId).execute()
  await trx.deleteFrom('match_answers').where('profile_id', '=', profileId).execute()
  await trx
    .deleteFrom('messages')
    .where('sender_profile_id', '=', profileId)
    .where('state', '=', 'held')
    .execute()
  await eraseAbandonedMessages(trx, profileId)
}

/**
 * Where the other side is gone as well, nobody is left who may read. The rows stay, because the ledger refers to them.
 */
const eraseAbandonedMessages = async (trx: Trx, profileId: number) => {
  const abandoned = sql<number>`(
    select mine.conversation_id from conversation_members mine
    join conversation_members theirs on theirs.conversation_id = mine.conversation_id
      and theirs.profile_id <> mine.profile_id
    join profiles other on other.id = theirs.profile_id and other.status = 'removed'
    where mine.profile_id = ${profileId})`
  await eraseMessages(trx, abandoned)
}

/** Empties the messages of conversations and takes these out of both lists. */
export const eraseMessages = async (trx: Trx, conversations: ReturnType<typeof sql<number>>) => {
  await sql`update messages set text = null, photo_id = null, gift_id = null, state = 'deleted'
    where conversation_id in ${conversations}`.execute(trx)
  await sql`update conversation_members set unread = 0,
      hidden_before_id = coalesce((select max(id) from messages m
        where m.conversation_id = conversation_members.conversation_id), 0)
    where conversation_id in ${conversations}`.execute(trx)
}
