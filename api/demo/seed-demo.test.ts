import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { createFolder } from '../src/adapters/files/folder.ts'
import { createPhotoStore } from '../src/adapters/photos/photo-store.ts'
import { loadCatalogue } from '../src/database/catalogue/catalogue.ts'
import { type Connection, connect } from '../src/database/connection.ts'
import { migrate } from '../src/database/migrate.ts'
import { brokenInvariants } from '../test/invariants.ts'
import { type DemoLife, type LifePorts, startDemoLife } from './life.ts'
import { hasDemo, type SeedResult, seedDemo } from './seed-demo.ts'
import { chatLines } from './texts/texts.ts'

const now = new Date('2026-03-01T20:00:00Z')
const clock = { now: () => now }
const folder = mkdtempSync(join(tmpdir(), 'lonk-seed-'))
let connection: Connection
let result: SeedResult

beforeAll(async () => {
  connection = await connect({ databaseUrl: null, dataDir: folder })
  await migrate(connection.db)
  await loadCatalogue(connection.db)
  await loadCatalogue(connection.db)
  const photoStore = createPhotoStore(createFolder(join(folder, 'photos')))
  result = await seedDemo(connection.db, {
    profiles: 150,
    seed: 42,
    photoStore,
    clock,
    password: 'lonk-demo-2026',
    publicUrl: 'http://localhost:3000',
  })
}, 60_000)

afterAll(async () => {
  await connection.close()
  rmSync(folder, { recursive: true, force: true })
})

const count = async (query: string): Promise<number> =>
  (await sql<{ n: number }>`${sql.raw(`select count(*)::int as n from ${query}`)}`.execute(connection.db))
    .rows[0]?.n ?? -1

describe('a seeded site', () => {
  it('keeps every invariant', async () => {
    expect(await brokenInvariants(connection.db)).toEqual([])
  })

  it('has an account that a partner has sent, whose mail leads to what is left to fill in', async () => {
    const mail = await connection.db
      .selectFrom('outbox')
      .select('payload')
      .where('recipient', '=', 'partner@example.test')
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(mail.payload)).toMatch(/http:\/\/localhost:3000\/complete-signup\?token=/)
  })

  it('has orders in every state, and what the sandbox knows of each', async () => {
    const states = await connection.db.selectFrom('orders').select('state').distinct().execute()
    expect(states.map(({ state }) => state)).toEqual(
      expect.arrayContaining(
        'open pending completed cancelled failed expired partially_refunded refunded charged_back'.split(' '),
      ),
    )
    expect(
      await count('payments p where not exists (select from sandbox_payments s where s.id = p.provider_id)'),
    ).toBe(0)
  })

  it('has fictional profiles that say so, like nobody, and are switched on', async () => {
    expect(await count('profiles where fictional')).toBeGreaterThanOrEqual(10)
    expect(await count('likes l join profiles p on p.id = l.from_id and p.fictional')).toBe(0)
    expect(await count(`domain_settings where key = 'fictional_enabled' and value = 'true'`)).toBe(1)
  })

  it('has an advertisement that leads to nobody’s address', async () => {
    const made = "key = 'cam_promo' and value ->> 'url' like 'https://%.example/'"
    expect(await count(`domain_settings where ${made}`)).toBe(1)
  })

  it('knows that it has its demo', async () => {
    expect(await hasDemo(connection.db)).toBe(true)
    expect(await count('users where demo')).toBe(150)
    expect(await count('messages')).toBe(result.messages)
  })

  it.each([
    [
      'a wallet that is not the sum of its entries',
      `wallets w where balance <> coalesce((select sum(delta) from credit_ledger l where l.user_id = w.user_id), 0)`,
    ],
    [
      'a wallet that is not the sum of its lots',
      `wallets w where state = 'active' and balance <> coalesce((select sum(remaining) from credit_lots l where l.user_id = w.user_id), 0)`,
    ],
    [
      'a charged message without exactly one entry',
      `messages m where credits_charged > 0 and 1 <> (select count(*) from credit_ledger where ref_type = 'message' and ref_id = m.id and delta = -m.credits_charged)`,
    ],
    [
      'an entry without its message',
      `credit_ledger l where ref_type = 'message' and not exists (select from messages m where m.id = l.ref_id)`,
    ],
    [
      'a completed order without exactly one entry',
      `orders o where state = 'completed' and 1 <> (select count(*) from credit_ledger where ref_type = 'order' and ref_id = o.id)`,
    ],
    [
      'an order that was paid another sum',
      `orders o where credited_at is not null and total_cents <> (select sum(amount_cents) from payments where order_id = o.id and status = 'paid')`,
    ],
    [
      'a premium member without an order, or the reverse',
      `users u where paid_user <> exists (select from orders where user_id = u.id and state in ('completed', 'partially_refunded'))`,
    ],
    [
      'an unread count that is wrong',
      `conversation_members cm where unread <> (select count(*) from messages where conversation_id = cm.conversation_id and sender_profile_id <> cm.profile_id and id > cm.read_until)`,
    ],
    [
      'a member with photos and no main photo',
      `profiles p where main_photo_id is null and exists (select from photos where profile_id = p.id)`,
    ],
    ['a private photo without its blurred twin', `photos where visibility = 'private' and blur_key is null`],
    ['a minor', `profiles where date_of_birth > '2008-03-01'`],
  ])('has nowhere %s', async (_, query) => {
    expect(await count(query)).toBe(0)
  })

  it('has a file for each of its pictures', async () => {
    const files = new Set(readdirSync(join(folder, 'photos')))
    const photos = await connection.db.selectFrom('photos').select(['storage_key', 'blur_key']).execute()
    const missing = photos
      .flatMap((photo) => [photo.storage_key, photo.blur_key ?? []].flat())
      .filter((key) => !files.has(key))
    // The others wait for somebody to look at them.
    expect(await count(`photos where status = 'active'`)).toBe(result.pictures)
    expect(missing).toEqual([])
  })

  it('goes on counting where the seed has stopped', async () => {
    const { rows } = await sql<{ next: number; last: number }>`
      select nextval(pg_get_serial_sequence('messages', 'id'))::int as next, (select max(id) from messages)::int as last`.execute(
      connection.db,
    )
    expect(rows[0]?.next).toBe((rows[0]?.last ?? 0) + 1)
  })
})

describe('the demo is alive', () => {
  type Planned = { at: number; action: () => void; cancelled: boolean }
  let planned: Planned[] = []
  let did: string[] = []
  let sent: string[] = []
  let life: DemoLife

  const start = () => {
    planned = []
    did = []
    sent = []
    const ports: LifePorts = {
      markRead: async () => void did.push('read'),
      typing: async () => void did.push('typing'),
      sendMessage: async ({ text }) => {
        did.push('answer')
        sent.push(text)
      },
      like: async () => void did.push('like'),
      warn: (message) => void did.push(message),
    }
    life = startDemoLife({
      db: connection.db,
      clock,
      ports,
      schedule: (at, action) => {
        const plan = { at, action, cancelled: false }
        planned.push(plan)
        return () => {
          plan.cancelled = true
        }
      },
    })
  }

  // Runs what falls due within the time, in order, and lets each action's own queries come to an end.
  const pass = async (milliseconds: number) => {
    for (const plan of planned.filter((one) => one.at <= milliseconds).sort((a, b) => a.at - b.at)) {
      if (plan.cancelled) continue
      const before = did.length
      plan.action()
      while (did.length === before)
        await connection.db.selectFrom('countries').select('code').limit(1).execute()
    }
    planned = planned.filter((one) => one.at > milliseconds)
  }

  const profileOf = async (email: string) => {
    const row = await connection.db
      .selectFrom('profiles')
      .innerJoin('users', 'users.id', 'profiles.user_id')
      .select('profiles.id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return row.id
  }

  it('reads, types and answers whoever writes to a demo member', async () => {
    start()
    const message = {
      ...{ id: 900_001, conversationId: 1, type: 'text' as const, text: 'Ben je echt?' },
      fromProfileId: await profileOf('gratis@example.test'),
      toProfileId: await profileOf('demo-00001@example.test'),
    }
    await life.messageArrived(message)
    await pass(20_000)
    expect(did).toEqual(['read', 'typing', 'answer'])
    expect(chatLines.nl.real).toContain(sent[0])
    life.stop()
  })

  it('answers several messages in a row once', async () => {
    start()
    const pair = {
      conversationId: 1,
      type: 'text' as const,
      fromProfileId: await profileOf('gratis@example.test'),
      toProfileId: await profileOf('demo-00001@example.test'),
    }
    await life.messageArrived({ ...pair, id: 900_002, text: 'Hoi' })
    await life.messageArrived({ ...pair, id: 900_003, text: 'Ben je echt?' })
    await pass(20_000)
    expect(sent).toHaveLength(1)
    expect(chatLines.nl.real).toContain(sent[0])
    life.stop()
  })

  it('says nothing between two demo members, nor to a person from a person', async () => {
    start()
    const demo = await profileOf('demo-00001@example.test')
    const person = await profileOf('gratis@example.test')
    const text = { type: 'text' as const, text: 'Hoi', conversationId: 1 }
    await life.messageArrived({ ...text, id: 900_004, fromProfileId: demo, toProfileId: demo + 1 })
    await life.messageArrived({ ...text, id: 900_005, fromProfileId: person, toProfileId: person + 1 })
    await life.likeArrived({ fromProfileId: demo, toProfileId: demo + 1 })
    await pass(20_000)
    expect(did).toEqual([])
    life.stop()
  })

  it('likes some of those back who like a demo member', async () => {
    start()
    const person = await profileOf('gratis@example.test')
    const first = await profileOf('demo-00001@example.test')
    for (let i = 0; i < 60; i += 1) await life.likeArrived({ fromProfileId: person, toProfileId: first + i })
    await pass(20_000)
    expect(did.length).toBeGreaterThan(8)
    expect(did.length).toBeLessThan(35)
    life.stop()
  })

  it('keeps some demo members online, minute by minute', async () => {
    start()
    const online = () =>
      count(
        `profiles where online_until > '${now.toISOString()}' and last_online_at = '${now.toISOString()}'`,
      )
    const before = await online()
    planned[0]?.action()
    for (let i = 0; i < 20 && (await online()) === before; i += 1) await Promise.resolve()
    expect(await online()).toBeGreaterThan(before)
    life.stop()
  })
})
