import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../src/database/schema.ts'
import type { SeedResult } from './seed-demo.ts'

type Trx = Transaction<Database>

export type BulkOptions = {
  profiles: number
  seed: number
  now: Date
  onProgress?: (step: string) => void
}

/** From here on members are made by the database itself: no pictures, no conversations, the same for the same seed. */
export const bulkFrom = 10_000

const likesEach = 4
const interestsEach = 6

/** Fills a site with many simulated members, for measurements. The catalogue must have been loaded. */
export async function seedBulk(
  db: Kysely<Database>,
  { profiles, seed, now, onProgress = () => {} }: BulkOptions,
): Promise<SeedResult> {
  const site = await db
    .selectFrom('domains')
    .select('host')
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow()
  const likes = await db.transaction().execute(async (trx) => {
    // Statements of this size are meant to take their time.
    await sql`set local statement_timeout = 0`.execute(trx)
    onProgress('places')
    await gatherPlaces(trx)
    onProgress('members')
    await writeMembers(trx, { profiles, seed, now, host: site.host })
    onProgress('interests and likes')
    await writeInterests(trx, seed)
    const count = await writeLikes(trx, seed, now)
    await moveCounters(trx)
    return count
  })
  onProgress('statistics')
  await sql`analyze`.execute(db)
  return { members: profiles, likes, conversations: 0, messages: 0, orders: 0, pictures: 0 }
}

/** 0 to 1, from the row's number and a name for what is drawn. */
const draw = (seed: number, what: string): RawBuilder<number> =>
  sql`((hashtextextended(n || ${`:${what}`}, ${seed}) & 1048575)::float8 / 1048576)`

/** One of some values, each as often as it is in the list. */
const oneOf = (seed: number, what: string, values: readonly string[]): RawBuilder<string> =>
  sql`(array[${sql.join(values.map((value) => sql.lit(value)))}])[1 + floor(${draw(seed, what)} * ${sql.lit(values.length)})::int]`

/** Each city as often as it weighs: where many live, many members do. */
const gatherPlaces = async (trx: Trx): Promise<void> => {
  await sql`
    create temporary table bulk_places on commit drop as
    select row_number() over (order by c.id, copy) as place, c.id as city_id, c.region_id, r.country, c.lat, c.lon
    from cities c join regions r on r.id = c.region_id
      cross join lateral generate_series(1, ceil(
        c.population * (case r.country when 'NL' then 3 else 0.5 end) / 20000)::int) as copy`.execute(trx)
  await sql`create index on bulk_places (place)`.execute(trx)
}

const firstNames = {
  female: [
    'Sanne',
    'Emma',
    'Julia',
    'Lotte',
    'Eva',
    'Anna',
    'Sara',
    'Noor',
    'Fleur',
    'Iris',
    'Lisa',
    'Femke',
  ],
  male: ['Daan', 'Sem', 'Lucas', 'Bram', 'Thijs', 'Jan', 'Tom', 'Ruben', 'Max', 'Koen', 'Tim', 'Joris'],
}

type Members = { profiles: number; seed: number; now: Date; host: string }

const writeMembers = async (trx: Trx, { profiles, seed, now, host }: Members): Promise<void> => {
  const of = (what: string) => draw(seed, what)
  await sql`
    create temporary table bulk_people on commit drop as
    with base as (
      select (select coalesce(max(id), 0) from users) as user_base,
        (select coalesce(max(id), 0) from profiles) as profile_base, (select count(*) from bulk_places) as places),
    drawn as (
      select n, user_base + n as user_id, profile_base + n as profile_id,
        1 + floor(${of('place')} * places)::bigint as place,
        case when ${of('gender')} < 0.52 then 'male' else 'female' end as gender,
        ${of('attraction')} as attraction, ${now}::timestamptz - ${of('joined')} * interval '500 days' as created_at,
        ${now}::timestamptz - power(${of('here')}, 4) * interval '120 days' as last_online_at
      from base, generate_series(1, ${profiles}::int) as n)
    select drawn.*, p.city_id, p.region_id, p.country, p.lat, p.lon
    from drawn join bulk_places p using (place)`.execute(trx)
  await sql`
    insert into users (id, domain_host, email, email_fold, status, language, country, demo,
      terms_accepted_version, activated_at, created_at)
    select user_id, ${host}, 'bulk-' || user_id || '@example.test', 'bulk-' || user_id || '@example.test', 'active',
      case country when 'DE' then 'de' else 'nl' end, country, true, '2024-01-15T12:00:00.000Z', created_at, created_at
    from bulk_people`.execute(trx)
  await sql`insert into account_revisions (user_id) select user_id from bulk_people`.execute(trx)
  await sql`insert into wallets (user_id) select user_id from bulk_people`.execute(trx)
  await sql`
    insert into profiles (id, domain_host, user_id, name, name_fold, status, gender, seeking, sexuality,
      date_of_birth, country, region_id, city_id, lat, lon, about, hair_colour, eye_colour, body_type,
      relationship_status, tattoos, reason, demo, verified_at, last_online_at, online_until, show_on_landers, created_at)
    select profile_id, ${host}, user_id, first || '_' || profile_id, lower(first || '_' || profile_id), 'active', gender,
      case when attraction < 0.9 then case gender when 'male' then 'female' else 'male' end
        when attraction < 0.95 then gender else 'both' end,
      case when attraction < 0.9 then 'hetero' when attraction >= 0.95 then 'bi'
        when gender = 'male' then 'gay' else 'lesbian' end,
      (${now}::timestamptz - interval '18 years' - power(${of('age')}, 1.6) * interval '52 years' - interval '1 day')::date,
      country, region_id, city_id, lat, lon, '',
      ${oneOf(seed, 'hair', ['black', 'brown', 'brown', 'blond', 'blond', 'red', 'grey', 'white', 'bald', 'other'])},
      ${oneOf(seed, 'eyes', ['brown', 'blue', 'blue', 'green', 'grey', 'hazel', 'other'])},
      ${oneOf(seed, 'body', ['slim', 'normal', 'normal', 'fat'])},
      ${oneOf(seed, 'status', ['divorced', 'married', 'unmarried', 'single', 'single', 'widowed'])},
      ${oneOf(seed, 'tattoos', ['none', 'none', 'few', 'many'])},
      ${oneOf(seed, 'reason', ['relationship', 'relationship', 'dating', 'chat', 'friendship', 'other'])},
      true, case when ${of('verified')} < 0.12 then created_at end, last_online_at,
      last_online_at + interval '6 minutes', false, created_at
    from (
      select *, case gender when 'male' then ${oneOf(seed, 'name', firstNames.male)}
        else ${oneOf(seed, 'name', firstNames.female)} end as first
      from bulk_people) named`.execute(trx)
}

const writeInterests = (trx: Trx, seed: number) =>
  sql`
    insert into profile_interests (profile_id, interest_id)
    select profile_id, i.id
    from bulk_people cross join generate_series(1, ${interestsEach}::int) as pick
      join (select id, row_number() over (order by id) as place, count(*) over () as count from interests) i
        on i.place = 1 + floor(power(
          (hashtextextended(n || ':interest' || pick, ${seed}) & 1048575)::float8 / 1048576, 1.5) * i.count)::bigint
    on conflict do nothing`.execute(trx)

const writeLikes = async (trx: Trx, seed: number, now: Date): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into likes (from_id, to_id, like_new, created_at)
    select a.profile_id, b.profile_id, a.n % 5 = 0, ${now}::timestamptz - ((a.n * pick) % 90) * interval '1 day'
    from bulk_people a cross join generate_series(1, ${likesEach}::int) as pick
      join bulk_people b on b.n = 1 + floor(
        (hashtextextended(a.n || ':like' || pick, ${seed}) & 1048575)::float8 / 1048576
          * (select count(*) from bulk_people))::int
    where a.gender <> b.gender
    on conflict do nothing`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

const moveCounters = async (trx: Trx): Promise<void> => {
  for (const table of ['users', 'profiles'] as const)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest(max(id), 1))
      from ${sql.table(table)}`.execute(trx)
}
