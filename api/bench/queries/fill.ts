import { sql } from 'kysely'
import { seedBulk } from '../../demo/seed-bulk.ts'
import type { Db } from '../../src/database/connection.ts'

/** Of members, who have a photo. */
const pictured = 0.7
const messagesEach = 4

type Range = { first: number; last: number }

/** Until there are so many profiles: members, and what they have with each other. In few statements, each of all rows. */
export const fillTo = async (db: Db, profiles: number, note: (step: string) => void): Promise<void> => {
  const before = await newestProfile(db)
  const { count } = await db
    .selectFrom('profiles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= profiles) return
  await seedBulk(db, { profiles: profiles - count, seed: 42, now: new Date(), onProgress: note })
  const range = { first: before + 1, last: await newestProfile(db) }
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    // What refers to what is known: it is made here.
    await sql`set local session_replication_role = replica`.execute(trx)
    note('photos, conversations, messages')
    await writePhotos(trx, range)
    await writeConversations(trx, range)
    note('visits, swipes, blocks, sessions')
    await writeTies(trx, range)
  })
  note('statistics')
  await sql`vacuum (analyze)`.execute(db)
}

const newestProfile = async (db: Db): Promise<number> => {
  const { id } = await db
    .selectFrom('profiles')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('id'))
    .executeTakeFirstOrThrow()
  return id
}

/** Rows alone: nobody looks at them. */
const writePhotos = async (db: Db, { first, last }: Range): Promise<void> => {
  await sql`
    with made as (
      insert into photos (profile_id, visibility, status, storage_key, width, height, created_at)
      select id, 'public', 'active', 'bulk-' || id, 1200, 1600, now()
      from generate_series(${first}::bigint, ${last}::bigint) as id where abs(hashint8(id)) % 100 < ${pictured * 100}
      returning id, profile_id)
    update profiles p set main_photo_id = made.id from made where p.id = made.profile_id`.execute(db)
}

/** Each member with the next one or one nearby: two conversations for each. Their messages lie mixed, as they came. */
const writeConversations = async (db: Db, { first, last }: Range): Promise<void> => {
  await sql`
    create temporary table bulk_talks on commit drop as
    select a, a + 1 + a % 97 as b, row_number() over (order by a) as n,
      (select coalesce(max(id), 0) from conversations) + row_number() over (order by a) as id,
      (select coalesce(max(id), 0) from messages) as message_base, count(*) over () as count,
      now() - random() * interval '200 days' as last_at
    from generate_series(${first}::bigint, ${last}::bigint) as a where a + 1 + a % 97 <= ${last}::bigint`.execute(
    db,
  )
  await sql`
    insert into conversations (id, a_id, b_id, last_message_id, last_at, created_at)
    select id, a, b, message_base + ${messagesEach - 1} * count + n, last_at, last_at - interval '1 day'
    from bulk_talks`.execute(db)
  await sql`
    insert into messages (id, conversation_id, sender_profile_id, client_id, type, text, state, created_at, handed_at,
      delivered_at, read_at)
    select message_base + k * count + n, id, case when k % 2 = 0 then a else b end, gen_random_uuid(), 'text',
      'Hoi, hoe gaat het met jou vandaag?', 'read', at, at, at, at
    from generate_series(0, ${messagesEach - 1}::int) as k cross join bulk_talks
      cross join lateral (select last_at - ((${messagesEach - 1} - k) * interval '1 hour') as at) as moment
    order by k, n`.execute(db)
  await sql`
    insert into conversation_members (conversation_id, profile_id, read_until, last_at, opened)
    select id, profile_id, message_base + ${messagesEach - 1} * count + n, last_at, profile_id = a
    from bulk_talks cross join lateral (values (a), (b)) as side(profile_id)`.execute(db)
  for (const table of ['conversations', 'messages'] as const)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest(max(id), 1)) from ${sql.table(table)}`.execute(
      db,
    )
}

const writeTies = async (db: Db, { first, last }: Range): Promise<void> => {
  const everybody = sql`generate_series(${first}::bigint, ${last}::bigint) as id`
  await sql`
    insert into visits (visitor_id, profile_id, day, last_at)
    select id, ${first}::bigint + (id * 7919 + step * 104729) % (${last}::bigint - ${first}::bigint + 1), at::date, at
    from ${everybody} cross join generate_series(1, 2) as step
      cross join lateral (select now() - random() * interval '30 days' as at) as moment
    on conflict do nothing`.execute(db)
  await sql`
    insert into blocks (blocker_id, blocked_id, created_at)
    select id, id + 1, now() from ${everybody} where id % 50 = 0 and id < ${last}::bigint`.execute(db)
  await sql`
    insert into swipes (user_id, profile_id, action, client_id, local_day, created_at)
    select p.user_id, ${first}::bigint + (p.id * 6007) % (${last}::bigint - ${first}::bigint + 1), 'pass',
      gen_random_uuid(), current_date - 3, now() - interval '3 days'
    from profiles p where p.id between ${first}::bigint and ${last}::bigint`.execute(db)
  await sql`
    insert into sessions (token_hash, user_id, remember, created_at, expires_at, last_seen)
    select md5(user_id::text), user_id, true, now(), now() + interval '30 days', last_online_at
    from profiles where id between ${first}::bigint and ${last}::bigint and id % 5 = 0`.execute(db)
}
