import type { Db } from '../../database/connection.ts'
import type { Services } from '../../services.ts'
import { likesOf } from './collect-likes.ts'

/** Everything held about one member, in words of the contract; secrets and what belongs to others stay out. */
export const collectData = async (services: Pick<Services, 'db' | 'sites'>, userId: number) => {
  const { db } = services
  const profile = await db
    .selectFrom('profiles')
    .leftJoin('regions', 'regions.id', 'profiles.region_id')
    .selectAll('profiles')
    .select('regions.name as region')
    .where('profiles.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const { name_fold, online_until, demo, fictional, ...shown } = profile
  const photos = await photosOf(db, profile.id)
  const selfies = await selfiesOf(db, profile.id)
  return {
    account: await accountOf(db, userId),
    profile: { ...shown, interests: await interestsOf(db, profile.id) },
    photos: photos.map(({ storage_key, ...photo }) => ({ ...photo, file: `photos/${storage_key}` })),
    photo_verifications: selfies.map(({ file_key, ...selfie }) => ({
      ...selfie,
      file: file_key && `photos/${file_key}`,
    })),
    messages: await messagesOf(db, profile.id),
    likes: await likesOf(services, userId, profile),
    visits: await db
      .selectFrom('visits')
      .select(['profile_id', 'day'])
      .where('visitor_id', '=', profile.id)
      .orderBy('day')
      .execute(),
    blocks: await db
      .selectFrom('blocks')
      .select(['blocked_id as profile_id', 'created_at'])
      .where('blocker_id', '=', profile.id)
      .execute(),
    searches: await db
      .selectFrom('saved_searches')
      .select(['name', 'filters', 'created_at'])
      .where('user_id', '=', userId)
      .execute(),
    match_finder:
      (await db
        .selectFrom('match_answers')
        .select(['answers', 'answered_at'])
        .where('profile_id', '=', profile.id)
        .executeTakeFirst()) ?? null,
    payments: await paymentsOf(db, userId),
    photoKeys: [
      ...photos.map(({ storage_key }) => storage_key),
      ...selfies.flatMap(({ file_key }) => file_key ?? []),
    ],
  }
}

const accountOf = async (db: Db, userId: number) => ({
  ...(await db
    .selectFrom('users')
    .select([
      'email',
      'status',
      'language',
      'country',
      'paid_user',
      'first_paid_at',
      'invisible',
      'read_receipts',
      'notifications_disabled',
      'terms_accepted_version',
      'activated_at',
      'created_at',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()),
  consents: await db
    .selectFrom('consents')
    .select(['kind', 'version', 'granted', 'at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute(),
  came_from: await db
    .selectFrom('signup_tracking')
    .select(['network', 'ref', 'sub1', 'sub2', 'sub3', 'lander', 'profile_id', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst(),
  passkeys: await db
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute(),
  sessions: await db
    .selectFrom('sessions')
    .select(['created_at', 'last_seen', 'user_agent'])
    .where('user_id', '=', userId)
    .execute(),
})

const interestsOf = async (db: Db, profileId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('profile_interests')
    .innerJoin('interests', 'interests.id', 'profile_interests.interest_id')
    .select('interests.slug')
    .where('profile_interests.profile_id', '=', profileId)
    .orderBy('interests.slug')
    .execute()
  return rows.map(({ slug }) => slug)
}

const photosOf = (db: Db, profileId: number) =>
  db
    .selectFrom('photos')
    .select(['id', 'storage_key', 'visibility', 'status', 'reject_reason', 'created_at'])
    .where('profile_id', '=', profileId)
    .where('status', '!=', 'deleted')
    .orderBy('id')
    .execute()

const selfiesOf = (db: Db, profileId: number) =>
  db
    .selectFrom('photo_verifications')
    .select(['pose_code', 'state', 'reject_reason', 'file_key', 'created_at', 'decided_at'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute()

/** The member's own messages with their texts; of the others' only that they came, and when. */
const messagesOf = async (db: Db, profileId: number) => {
  const rows = await db
    .selectFrom('messages')
    .innerJoin('conversation_members as mine', (join) =>
      join
        .onRef('mine.conversation_id', '=', 'messages.conversation_id')
        .on('mine.profile_id', '=', profileId),
    )
    .select([
      'messages.conversation_id',
      'messages.sender_profile_id',
      'messages.type',
      'messages.text',
      'messages.credits_charged',
      'messages.created_at',
    ])
    .where((eb) =>
      eb.or([
        eb('messages.sender_profile_id', '=', profileId),
        eb('messages.state', 'not in', ['held', 'deleted']),
      ]),
    )
    .orderBy('messages.id')
    .execute()
  return rows.map(({ sender_profile_id, text, credits_charged, ...message }) => {
    const own = sender_profile_id === profileId
    return { ...message, own, ...(own ? { text, credits_charged } : {}) }
  })
}

const paymentsOf = async (db: Db, userId: number) => ({
  orders: await db
    .selectFrom('orders')
    .select([
      'number',
      'credits',
      'bonus_credits',
      'total_cents',
      'discount_cents',
      'vat_cents',
      'currency',
      'country',
      'paymentmethod',
      'state',
      'created_at',
      'completed_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute(),
  credits: await db
    .selectFrom('credit_ledger')
    .select(['kind', 'delta', 'balance_after', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute(),
})
