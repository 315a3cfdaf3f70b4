import { sql } from 'kysely'
import type { Db } from '../../src/database/connection.ts'
import type { RunningApi } from '../../src/start.ts'
import { createPerson, type Person } from '../../test/people.ts'
import type { Ground } from './calls.ts'

const conversationsEach = 40
const messagesEach = 25
const likesEach = 60

/** Members who make the calls. What they have does not depend on how many others there are. */
export const inviteCallers = async (
  api: RunningApi,
  count: number,
): Promise<{ people: Person[]; ground: Ground }> => {
  const { db } = api.services
  const url = `http://127.0.0.1:${api.port}`
  const people: Person[] = []
  for (let made = 0; made <= count; made += 1)
    people.push(await createPerson({ ...api, url }, { credits: 100_000 }))
  const ids = people.map(({ profileId }) => profileId)
  await sql`
    update profiles set seeking = 'male', (city_id, region_id, lat, lon) = (
      select id, region_id, lat, lon from cities where name_fold = 'utrecht' order by population desc limit 1)
    where id = any(${ids}::bigint[])`.execute(db)
  const others = await strangers(db, (count + 1) * (conversationsEach + likesEach) + 1000)
  const take = (each: number) => ids.flatMap((id) => others.splice(0, each).map((other) => ({ id, other })))
  await writeConversations(db, take(conversationsEach))
  await writeLikes(db, take(likesEach))
  const [open, ...callers] = people
  if (!open) throw new Error('Nobody to call')
  await db.updateTable('profiles').set({ seeking: 'both' }).where('id', '=', open.profileId).execute()
  const ground = { open, rareInterest: await rareInterest(db), ...(await groundOf(db, others)) }
  return { people: callers, ground }
}

type Pair = { id: number; other: number }

/** Spread over all, so that they lie on pages of their own. */
const strangers = async (db: Db, count: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from profiles where country = 'NL' and gender = 'male' and status = 'active' and user_id is not null
    order by hashint8(id) limit ${count}`.execute(db)
  return rows.map(({ id }) => id)
}

const columns = (pairs: readonly Pair[]) =>
  sql`unnest(${pairs.map(({ id }) => id)}::bigint[], ${pairs.map(({ other }) => other)}::bigint[])`

const writeConversations = async (db: Db, pairs: readonly Pair[]): Promise<void> => {
  await sql`
    with talk as (
      insert into conversations (a_id, b_id, last_at, created_at)
      select least(mine, other), greatest(mine, other), now(), now() from ${columns(pairs)} as pair(mine, other)
      returning id, a_id, b_id),
    side as (
      insert into conversation_members (conversation_id, profile_id, last_at, opened)
      select id, profile_id, now() - random() * interval '90 days', true
      from talk cross join lateral (values (a_id), (b_id)) as side(profile_id))
    insert into messages (conversation_id, sender_profile_id, client_id, type, text, state, created_at, handed_at,
      delivered_at, read_at)
    select id, case when k % 2 = 0 then a_id else b_id end, gen_random_uuid(), 'text', 'Hoi, hoe is het?', 'read',
      now(), now(), now(), now()
    from generate_series(1, ${messagesEach}::int) as k cross join talk order by k`.execute(db)
  await sql`
    update conversations c set last_message_id = (select max(id) from messages where conversation_id = c.id)
    where last_message_id is null`.execute(db)
}

const writeLikes = async (db: Db, pairs: readonly Pair[]): Promise<void> => {
  await sql`
    insert into likes (from_id, to_id, created_at) select other, mine, now() from ${columns(pairs)} as pair(mine, other)
    on conflict do nothing`.execute(db)
}

const rareInterest = async (db: Db): Promise<number> => {
  const { interest_id } = await db
    .selectFrom('profile_interests')
    .select('interest_id')
    .groupBy('interest_id')
    .orderBy((eb) => eb.fn.countAll())
    .limit(1)
    .executeTakeFirstOrThrow()
  return interest_id
}

type Met = Pick<Ground, 'stranger' | 'conversationOf'>

const groundOf = async (db: Db, others: number[]): Promise<Met> => {
  const stranger = () => {
    const profileId = others.pop()
    if (profileId === undefined) throw new Error('Nobody is left to meet')
    return { profileId }
  }
  const { rows } = await sql<{ profile_id: number; id: number }>`
    select profile_id, max(conversation_id) as id from conversation_members group by profile_id
    having count(*) >= ${conversationsEach}`.execute(db)
  const conversations = new Map(rows.map(({ profile_id, id }) => [profile_id, id]))
  return { stranger, conversationOf: ({ profileId }) => conversations.get(profileId) ?? 0 }
}
