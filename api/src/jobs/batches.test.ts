import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { poseCodes } from '@lonk/shared-api/calls/profile/photo-verification.schema.ts'
import { type RawBuilder, sql } from 'kysely'
import { startApi, type TestApi } from '../../test/harness.ts'
import { createPerson, type Person } from '../../test/people.ts'
import { days, minutes } from '../clock.ts'
import { createTransaction } from '../database/transaction.ts'
import type { Services } from '../services.ts'
import { registerDuties } from './duties.ts'
import type { Jobs } from './jobs.ts'
import { oldRows } from './old-rows.ts'

// However much has piled up, e.g. while the duties did not run for a month: no statement of a duty takes it all
// at once, because that one could run out of time, today and every day.

const batchSize = 3
const many = 4 * batchSize

let api: TestApi
let anna: Person
let members: Person[]
beforeAll(async () => {
  api = await startApi()
  await api.services.jobs.stop()
  anna = await createPerson(api)
  members = []
  for (let count = 0; count < many; count += 1) members.push(await createPerson(api))
}, 120_000)
afterAll(() => api.end())

type Counted = { statement: string; rows: number }

/** The duties as they are registered, with batches of three, and what each of their statements has changed. */
const watchedDuties = () => {
  const { services } = api
  const changes: Counted[] = []
  const texts = new WeakMap<object, string>()
  const db = services.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      texts.set(
        queryId,
        services.db.getExecutor().compileQuery(node, queryId).sql.replaceAll(/\s+/g, ' ').trim(),
      )
      return node
    },
    transformResult: async ({ result, queryId }) => {
      const statement = texts.get(queryId) ?? ''
      if (/^(update|delete)/i.test(statement))
        changes.push({ statement, rows: Number(result.numAffectedRows ?? 0) })
      return result
    },
  })
  const { clock, fanOut } = services
  const duties: { name: string; run: () => Promise<void> }[] = []
  const jobs: Jobs = {
    ...services.jobs,
    handle: () => {},
    every: (name, _, run) => duties.push({ name, run }),
  }
  const watched: Services = Object.create(services, {
    db: { value: db },
    transaction: { value: createTransaction({ db, clock, fanOut }) },
    batchSize: { value: batchSize },
    jobs: { value: jobs },
  })
  registerDuties(watched)
  return { duties, changes }
}

const longAgo = () => new Date(api.services.clock.now().getTime() - days(9 * 366))
const run = (statement: RawBuilder<unknown>) => statement.execute(api.services.db)
const numbers = sql`generate_series(1, ${sql.lit(many)}) as n`

/** Many rows for each duty, all of them old. */
const pileUp = async () => {
  const old = longAgo()
  const { userId, profileId } = anna
  const accounts = sql`unnest(${members.map((member) => member.userId)}::bigint[]) as member`
  const profiles = sql`unnest(${members.map((member) => member.profileId)}::bigint[]) as profile`
  await run(sql`insert into sessions (token_hash, user_id, remember, created_at, expires_at, last_seen)
    select 'old ' || n, ${userId}::bigint, true, ${old}, ${old}, ${old} from ${numbers}`)
  await run(sql`insert into idempotency_keys (actor, method_path, key, content_hmac, status, created_at, expires_at)
    select 'user:0', 'POST /', n, '', 200, ${old}, ${old} from ${numbers}`)
  await run(sql`insert into rate_counters (key, window_start, count) select n, ${old}, 1 from ${numbers}`)
  await run(
    sql`insert into login_attempts (key, kind, failed, window_start) select n, 'ip', 1, ${old} from ${numbers}`,
  )
  await run(sql`insert into tokens (hash, user_id, purpose, created_at, expires_at, used_at)
    select n, ${userId}::bigint, 'reset', ${old}, ${old}, ${old} from ${numbers}`)
  await run(
    sql`insert into passkey_challenges (hash, purpose, expires_at) select n, 'login', ${old} from ${numbers}`,
  )
  await run(sql`insert into otp_codes (user_id, phone_hash, code_hash, created_at, expires_at)
    select member, '', '', ${old}, ${old} from ${accounts}`)
  await run(sql`insert into visits (visitor_id, profile_id, day, last_at)
    select profile, ${profileId}::bigint, '2010-01-01', ${old} from ${profiles}`)
  await run(sql`insert into outbox (topic, user_id, recipient, payload, created_at, next_attempt_at, published_at)
    select 'mail', ${userId}::bigint, '', '{}', ${old}, ${old}, ${old} from ${numbers}`)
  for (const push_at of [null, old])
    await run(sql`insert into notices (user_id, kind, ref_id, created_at, push_at)
      select ${userId}::bigint, 'like', 0, ${old}, ${push_at} from ${numbers}`)
  await run(
    sql`insert into mail_log (to_hash, state, provider_id, sent_at) select '', 'sent', n, ${old} from ${numbers}`,
  )
  await run(sql`insert into banned_identities (until) select ${old} from ${numbers}`)
  await run(sql`insert into welcomed (address_hash, until) select n, ${old} from ${numbers}`)
  await run(sql`insert into cookie_consents (visitor_hash, version, analytics, marketing, at, expires_at)
    select n, '1', true, true, ${old}, ${old} from ${numbers}`)
  await run(sql`insert into contact_messages (ticket, domain_host, name, email, subject, text, language, created_at)
    select n, (select host from domains limit 1), '', '', '', '', 'nl', ${old} from ${numbers}`)
  await run(sql`insert into events (user_id, seq, event, data, created_at)
    select ${userId}::bigint, -n, 'user', '{}', ${old} from ${numbers}`)
  await run(sql`insert into complaints (number, domain_host, language, category, target_type, text, state, created_at,
      updated_at)
    select n, (select host from domains limit 1), 'nl', 'other', 'site', '', 'closed', ${old}, ${old} from ${numbers}`)
  await run(sql`insert into decisions (action, ground, text, decided_by, created_at, appeal_until)
    select 'none', '', '', '', ${old}, ${old} from ${numbers}`)
  await run(sql`insert into exports (user_id, state, storage_key, created_at, expires_at)
    select ${userId}::bigint, 'ready', n, ${old}, ${old} from ${numbers}`)
  await run(sql`insert into audit_log (actor, action, entity, entity_id, created_at)
    select 'somebody', 'did', 'it', n, ${old} from ${numbers}`)
  await run(sql`insert into photos (profile_id, visibility, status, storage_key, width, height, created_at, decided_at)
    select ${profileId}::bigint, kind, 'rejected', kind || n, 1, 1, ${old}, ${old}
    from ${numbers}, unnest(array['chat', 'public']) as kind`)
  await run(sql`insert into photo_verifications (profile_id, pose_code, state, file_key, created_at)
    select profile, ${poseCodes[0]}::text, 'pending', profile::text, ${old} from ${profiles}`)
  await run(sql`insert into orders (number, user_id, bundle_id, credits, price_cents, total_cents, currency, vat_rate,
      vat_cents, country, paymentmethod, state, created_at, updated_at)
    select n, member, (select id from bundles limit 1), 1, 1, 1, 'EUR', 21, 0, 'NL', 'ideal', 'cancelled', ${old}, ${old}
    from (select member, row_number() over () as n from ${accounts}) as numbered`)
  await run(sql`with talk as (
      insert into conversations (a_id, b_id, last_at, created_at)
      select least(${profileId}::bigint, profile), greatest(${profileId}::bigint, profile), ${old}, ${old}
      from ${profiles} returning id, a_id, b_id),
    seats as (
      insert into conversation_members (conversation_id, profile_id, last_at, unread)
      select id, seat, ${old}, case when seat = b_id then ${many}::int else 0 end
      from talk, unnest(array[a_id, b_id]) as seat)
    insert into messages (conversation_id, sender_profile_id, client_id, type, text, state, created_at)
    select id, a_id, gen_random_uuid(), 'system', 'Hoi', 'delivered', ${old} from talk, ${numbers}`)
  await run(sql`update users set status = 'paused', pause_until = ${old}
    where id in (select member from ${accounts})`)
}

/** How much of it is still there. */
const left = async () => {
  const { db, clock } = api.services
  const counted = async (name: string, table: RawBuilder<unknown>, where: RawBuilder<unknown>) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${table} where ${where}`.execute(db)
    return rows[0]?.count ? [`${name}: ${rows[0].count}`] : []
  }
  const plain = oldRows.map(({ table, isOld }) => counted(table, sql.table(table), isOld(clock.now())))
  const others = [
    counted('exports', sql`exports`, sql`expires_at < ${clock.now()}`),
    counted('audit_log', sql`audit_log`, sql`actor = 'somebody'`),
    counted('photos', sql`photos`, sql`status = 'rejected'`),
    counted('selfies', sql`photo_verifications`, sql`true`),
    counted('orders', sql`orders`, sql`true`),
    counted('messages', sql`messages`, sql`text is not null`),
    counted('conversations', sql`conversations`, sql`last_at is not null`),
    counted('users', sql`users`, sql`status = 'paused'`),
  ]
  return (await Promise.all([...plain, ...others])).flat()
}

it(
  'every duty works in batches, and comes to the end of what has piled up',
  async () => {
    await pileUp()
    expect((await left()).length).toBe(oldRows.length + 8)
    const { duties, changes } = watchedDuties()
    for (const { name, run } of duties) {
      changes.length = 0
      await run()
      // An order has some documents and an account some rows: a few times a batch, never all.
      const most = Math.max(0, ...changes.map(({ rows }) => rows))
      expect({ name, most, by: changes.find(({ rows }) => rows > 2 * batchSize)?.statement }).toEqual({
        name,
        most: expect.any(Number),
        by: undefined,
      })
    }
    expect(await left()).toEqual([])
  },
  minutes(1),
)
