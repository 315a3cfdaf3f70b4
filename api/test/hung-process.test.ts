import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { type RunningApi, startApi } from '../src/start.ts'
import { type PostgresServer, startPostgres } from './databases/postgres-server.ts'
import { type DyingApi, startDying } from './dying.ts'
import { testEnvironment } from './harness.ts'
import { checkInvariants } from './invariants.ts'
import { createPerson, textTo } from './people.ts'
import { browserOf } from './visitors.ts'

// A process hangs in the middle of a transaction, with its connection open and its locks taken: its machine is
// overloaded, its disk hangs, somebody has stopped it.

let server: PostgresServer
let api: RunningApi & { url: string }
let hung: DyingApi

beforeAll(async () => {
  server = await startPostgres()
  const environment = testEnvironment('/nowhere', server.url)
  const running = await startApi(readConfig(environment))
  api = { ...running, url: `http://127.0.0.1:${running.port}` }
  hung = await startDying(environment)
}, 60_000)

afterAll(async () => {
  await hung.end()
  await checkInvariants(api.services.db).finally(async () => {
    await api.stop()
    await server.stop()
  })
})

const silentTransactions = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'
      and state_change < clock_timestamp() - interval '0.3 seconds'`.execute(api.services.db)
  return rows[0]?.count ?? 0
}

it('it holds up the others for seven seconds at most, and is told so when it wakes', async () => {
  const [anna, bram] = [await createPerson(api, { credits: 10 }), await createPerson(api, { credits: 10 })]
  expect((await anna.post('/api/message.php', textTo(bram))).status).toBe(201)
  await hung.armToStandStill(40)
  const stuck = browserOf(hung.origin, anna.cookie()).post('/api/message.php', textTo(bram, 'Hoi daar'))
  while ((await silentTransactions()) === 0);
  const began = performance.now()
  const answer = await bram.post('/api/message.php', textTo(anna))
  expect(performance.now() - began).toBeLessThan(8000)
  expect(answer.status).toBe(201)
  hung.wake()
  const { status, headers } = await stuck
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true])
  expect((await fetch(`${hung.origin}/healthz`)).status).toBe(200)
  expect((await anna.get('/api/user.php')).body).toMatchObject({ user: { credits: 9 } })
}, 60_000)

it('what nobody waits for has more time than a call of a member', async () => {
  const opened = await openDatabase(readConfig(testEnvironment('/nowhere', server.url)), {
    log: { warn: () => {} },
    onWaiting: () => {},
  })
  const limits = await Promise.all(
    [opened.connection, opened.duties].map(async ({ db }) => {
      const { rows } = await sql<{ limit: string }>`
        select current_setting('statement_timeout') as limit`.execute(db)
      return rows[0]?.limit
    }),
  )
  expect(limits).toEqual(['10s', '2min'])
  await opened.close()
})
