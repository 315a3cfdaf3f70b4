import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import pg from 'pg'
import { type PostgresServer, startPostgres } from '../../../test/databases/postgres-server.ts'
import { testEnvironment } from '../../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../../test/people.ts'
import { startPolling } from '../../../test/polling.ts'
import { startRelay } from '../../../test/relay.ts'
import { browserOf } from '../../../test/visitors.ts'
import { applicationName } from '../../adapters/fan-out/notify.ts'
import { readConfig } from '../../config.ts'
import { type RunningApi, startApi } from '../../start.ts'

// Two APIs on one PostgreSQL server. Anna polls at the first, which remembers her; what changes comes by the second.

type Api = RunningApi & { url: string }

let server: PostgresServer
let first: Api
let second: Api
let admin: pg.Client
let anna: Person
let bram: Person
let poll: Awaited<ReturnType<typeof startPolling>>

const start = async (databaseUrl = server.url): Promise<Api> => {
  const api = await startApi(readConfig(testEnvironment('/nowhere', databaseUrl)))
  return { ...api, url: `http://127.0.0.1:${api.port}` }
}

beforeAll(async () => {
  server = await startPostgres()
  first = await start()
  second = await start()
  admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
}, 60_000)

beforeEach(async () => {
  // One of the tests cuts both: what is said until then reaches the other as a new beginning, not as a notice.
  await Promise.all([first, second].map(hearingBy))
  anna = await createPerson(first, { credits: 100 })
  bram = await createPerson(second, { credits: 100 })
  poll = await startPolling(anna)
  expect((await poll()).status).toBe(304)
})

afterAll(async () => {
  await admin.end()
  await first.stop()
  await second.stop()
  await server.stop()
})

const heardBy = (api: Api, userId: number) =>
  new Promise<void>((resolve) => {
    api.services.fanOut.watch({
      onNotice: (user) => user === userId && resolve(),
      onHearing: () => {},
    })
  })
const hearingBy = (api: Api) =>
  new Promise<void>((resolve) => {
    api.services.fanOut.watch({ onNotice: () => {}, onHearing: (hears) => hears && resolve() })
  })
const silenceBy = (api: Api) =>
  new Promise<void>((resolve) => {
    api.services.fanOut.watch({ onNotice: () => {}, onHearing: (hears) => !hears && resolve() })
  })
const atSecond = (person: Person) => browserOf(second.url, person.cookie())

it('a message written through the other is in the next poll', async () => {
  const heard = heardBy(first, anna.userId)
  await atSecond(bram).post('/api/message.php', textTo(anna))
  await heard
  expect(await poll()).toMatchObject({ status: 200, body: { chats_rev: 2 } })
  expect((await poll()).status).toBe(304)
})

it('a session that ended through the other is refused', async () => {
  const heard = heardBy(first, anna.userId)
  await atSecond(anna).get('/api/logout.php')
  await heard
  expect((await poll()).status).toBe(403)
})

it('a page hidden at the other is not kept online by polls here', async () => {
  await atSecond(anna).call('POST', '/api/page-hidden.php', undefined, {
    headers: { Origin: second.services.config.publicUrl },
  })
  await poll()
  const { rows } = await admin.query('select hidden_at is null as here from sessions where user_id = $1', [
    anna.userId,
  ])
  expect(rows).toEqual([{ here: false }])
})

it('with the listeners cut the database is asked', async () => {
  const silence = silenceBy(first)
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
    applicationName,
  ])
  await silence
  // As one who could tell nobody.
  await admin.query('update account_revisions set likes_rev = 5 where user_id = $1', [anna.userId])
  expect(await poll()).toMatchObject({ status: 200, body: { likes_rev: 5 } })
  await admin.query('update account_revisions set likes_rev = 6 where user_id = $1', [anna.userId])
  expect((await poll()).status).toBe(200)
})

it('with the database away there is no answer', async () => {
  const relay = await startRelay(server)
  const third = await start(relay.url)
  try {
    const cas = await createPerson(third)
    const ask = await startPolling(browserOf(third.url, cas.cookie()))
    expect((await ask()).status).toBe(304)
    const silence = silenceBy(third)
    await relay.close()
    await silence
    expect((await ask()).status).toBe(503)
  } finally {
    await third.stop()
  }
})
