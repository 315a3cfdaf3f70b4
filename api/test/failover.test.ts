import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import pg from 'pg'
import { Registry } from 'prom-client'
import { readConfig } from '../src/config.ts'
import { measureDatabase } from '../src/metrics/database-numbers.ts'
import { type RunningApi, startApi } from '../src/start.ts'
import { type ApiProcess, ended, startProcess } from './api-process.ts'
import { type PostgresPair, startPair } from './databases/postgres-pair.ts'
import { openEvents } from './event-stream.ts'
import { testEnvironment } from './harness.ts'
import { checkInvariants } from './invariants.ts'
import { createPerson, type Person, textTo } from './people.ts'
import { type Load, sendUntilStopped } from './sending-load.ts'

// The primary dies, or takes no writes for a while, or loses its standby: members are told to come back, nothing that
// was acknowledged is lost, and everything heals by itself once there is a primary again.

const senders = 4

let pair: PostgresPair
let environment: Record<string, string>
let api: RunningApi & { url: string }
let people: Person[]
let anna: Person
let bram: Person

beforeAll(async () => {
  pair = await startPair()
  environment = testEnvironment('/nowhere', pair.url)
  const running = await startApi(readConfig(environment))
  api = { ...running, url: `http://127.0.0.1:${running.port}` }
  people = []
  for (let count = 0; count < senders; count += 1) people.push(await createPerson(api, { credits: 5000 }))
  anna = await createPerson(api, { credits: 100 })
  bram = await createPerson(api, { credits: 100 })
}, 120_000)
beforeEach(() => pair.makeWhole(), 60_000)

afterAll(async () => {
  await checkInvariants(api.services.db).finally(async () => {
    await api.stop()
    await pair.stop()
  })
})

const onPrimary = async (...statements: string[]) => {
  const client = new pg.Client({ connectionString: pair.primaryUrl() })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const expectEachOnce = async (load: Load) => {
  for (const { person, sent } of load.senders) {
    const stored = await api.services.db
      .selectFrom('messages')
      .select('client_id')
      .where('sender_profile_id', '=', person.profileId)
      .where('client_id', 'in', sent)
      .execute()
    expect(stored.map(({ client_id }) => client_id).sort()).toEqual([...sent].sort())
  }
}

const later = (answer: { status: number; headers: Headers }) => [
  answer.status,
  Number(answer.headers.get('Retry-After')) > 0,
]

it('the primary dies under load: 503 until the standby is promoted, then all goes on and nothing is lost', async () => {
  const stream = await openEvents(api.url, anna.cookie())
  expect((await stream.next()).event).toBe('hello')
  const load = sendUntilStopped(people)
  await load.sentMore(50)
  await pair.killPrimary()
  // The standby answers whoever asks it, and takes nothing: nobody is led to it.
  expect(later(await anna.get('/api/user.php'))).toEqual([503, true])
  expect(later(await anna.post('/api/message.php', textTo(bram)))).toEqual([503, true])
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${api.url}/readyz`)).status).toBe(503)

  let waiting = () => {}
  const waits = new Promise<void>((resolve) => {
    waiting = resolve
  })
  const starting = startProcess(environment, { onWaiting: () => waiting() })
  await waits

  await pair.promote()
  const promoted = performance.now()
  await load.sentMore(1)
  expect(performance.now() - promoted).toBeLessThan(5000)
  await load.sentMore(50)
  await load.stop()
  expect([...new Set(load.refusals.map(({ status }) => status))]).toEqual([503])
  expect(load.refusals.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true)
  await expectEachOnce(load)

  let told = ''
  while (told !== 'resync') told = (await stream.next()).event
  expect((await bram.post('/api/message.php', textTo(anna))).status).toBe(201)
  // The listener may have been cut more than once on the way to the new primary.
  while (told === 'resync') told = (await stream.next()).event
  expect(told).toBe('message')
  stream.close()

  const started = await starting
  if (!('url' in started)) throw new Error(started.stderr)
  await expectNews(started)
}, 90_000)

/** Both processes listen at the new primary. */
const expectNews = async (other: ApiProcess) => {
  const stream = await openEvents(other.url, bram.cookie())
  expect((await stream.next()).event).toBe('hello')
  expect((await anna.post('/api/message.php', textTo(bram))).status).toBe(201)
  expect((await stream.next()).event).toBe('message')
  stream.close()
  other.child.kill('SIGTERM')
  await ended(other.child)
}

/** What the operator's alarm looks at. */
const standbyFollows = async (): Promise<string | undefined> => {
  const registry = new Registry()
  measureDatabase(registry, api.services)
  return /^lonk_replication_slot_followed\{slot="standby"\} (\d)$/m.exec(await registry.metrics())?.[1]
}

it('the standby is gone: nothing is acknowledged that the primary alone has, and the numbers say so', async () => {
  expect((await anna.post('/api/message.php', textTo(bram))).status).toBe(201)
  expect(await standbyFollows()).toBe('1')
  await pair.killStandby()
  while ((await standbyFollows()) !== '0') await pause(50)
  const message = textTo(bram)
  const key = '0b5ad3a4-7a3c-4d53-9d0c-0c8a6d6f3a11'
  // The commit waits for the standby, longer than anybody waits for the commit.
  expect(later(await anna.post('/api/message.php', message, { key }))).toEqual([503, true])
  expect(later(await anna.post('/api/message.php', message, { key }))).toEqual([503, true])
  await pair.startStandby()
  expect((await anna.post('/api/message.php', message, { key })).status).toBe(201)
  const stored = await api.services.db
    .selectFrom('messages')
    .select('id')
    .where('client_id', '=', message.client_id)
    .execute()
  expect(stored).toHaveLength(1)
}, 90_000)

it('the standby takes over from a primary that acknowledged all along: each message is there, once', async () => {
  const load = sendUntilStopped(people)
  await load.sentMore(50)
  await pair.killPrimary()
  await pair.promote()
  await load.sentMore(50)
  await load.stop()
  await expectEachOnce(load)
}, 60_000)

it('a primary that takes no writes for a while: reading goes on, the rest comes back later', async () => {
  await onPrimary('alter system set default_transaction_read_only = on', 'select pg_reload_conf()')
  const refused = async () => later(await anna.post('/api/message.php', textTo(bram)))
  while ((await refused())[0] === 201);
  expect(await refused()).toEqual([503, true])
  expect((await anna.get('/api/user.php')).status).toBe(200)
  await onPrimary('alter system reset default_transaction_read_only', 'select pg_reload_conf()')
  while ((await refused())[0] !== 201);
}, 60_000)

it('an address that asks for a standby is refused in one line', async () => {
  const failed = await startProcess({
    ...environment,
    DATABASE_URL: `${pair.url}&target_session_attrs=standby`,
  })
  expect(failed).toMatchObject({ exitCode: 1 })
  expect('stderr' in failed && failed.stderr.trim()).toContain('DATABASE_URL: target_session_attrs=standby')
})
