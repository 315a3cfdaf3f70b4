import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import pg from 'pg'
import { readConfig } from '../src/config.ts'
import { type RunningApi, startApi } from '../src/start.ts'
import { type PostgresServer, startPostgres } from './databases/postgres-server.ts'
import { testEnvironment } from './harness.ts'
import { checkInvariants } from './invariants.ts'
import { createPerson, type Person } from './people.ts'
import { type Load, sendUntilStopped } from './sending-load.ts'

// The database server restarts, hangs or has no connection left while members write: they are told to come back, the
// process lives, and nothing is lost or charged twice.

const senders = 6
const frozenFor = process.env.TEST_FULL ? 30_000 : 12_500

let server: PostgresServer
let api: RunningApi & { url: string }
let people: Person[]

beforeAll(async () => {
  server = await startPostgres()
  const running = await startApi(readConfig(testEnvironment('/nowhere', server.url)))
  api = { ...running, url: `http://127.0.0.1:${running.port}` }
  people = []
  for (let count = 0; count < senders; count += 1) people.push(await createPerson(api, { credits: 5000 }))
}, 60_000)

afterAll(async () => {
  await checkInvariants(api.services.db).finally(async () => {
    await api.stop()
    await server.stop()
  })
})

const reachesEverybodyOnce = async (load: Load) => {
  for (const { person, sent } of load.senders) {
    const stored = await api.services.db
      .selectFrom('messages')
      .select(['client_id'])
      .where('sender_profile_id', '=', person.profileId)
      .where('client_id', 'in', sent)
      .execute()
    expect(stored.map(({ client_id }) => client_id).sort()).toEqual([...sent].sort())
  }
}

const onlyComeBackLater = (load: Load) => {
  expect([...new Set(load.refusals.map(({ status }) => status))].sort()).toEqual([503])
  expect(load.refusals.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true)
}

it('a restart under load: 503 with Retry-After, back within five seconds, every message once', async () => {
  const load = sendUntilStopped(people)
  await load.sentMore(30)
  await server.restart()
  const back = performance.now()
  await load.sentMore(1)
  expect(performance.now() - back).toBeLessThan(5000)
  await load.sentMore(30)
  await load.stop()
  onlyComeBackLater(load)
  await reachesEverybodyOnce(load)
}, 60_000)

it('a server that stands still: nobody waits for ever, and it goes on as it wakes', async () => {
  const load = sendUntilStopped(people)
  await load.sentMore(10)
  const wake = await server.freeze()
  await pause(frozenFor)
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200)
  wake()
  const back = performance.now()
  await load.sentMore(1)
  expect(performance.now() - back).toBeLessThan(5000)
  await load.sentMore(30)
  await load.stop()
  onlyComeBackLater(load)
  await reachesEverybodyOnce(load)
}, 90_000)

it('no connection left: whoever gets none is told to come back, and the rest is answered', async () => {
  const blocker = new pg.Client({ connectionString: server.url })
  await blocker.connect()
  await blocker.query('begin; lock table wallets in access exclusive mode')
  const first = people[0]
  if (!first) throw new Error('Nobody is there')
  const answers = Promise.all(
    Array.from({ length: 40 }, () =>
      fetch(`${api.url}/api/user.php`, { headers: { Cookie: first.cookie() } }),
    ),
  )
  await pause(6500)
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200)
  await blocker.query('rollback')
  await blocker.end()
  const statuses = (await answers).map(({ status }) => status)
  expect([...new Set(statuses)].sort()).toEqual([200, 503])
  expect((await first.get('/api/user.php')).status).toBe(200)
}, 60_000)
