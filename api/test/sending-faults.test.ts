import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { readConfig } from '../src/config.ts'
import { startApi } from '../src/start.ts'
import { copyEmbedded } from './databases/embedded.ts'
import { type PostgresServer, startPostgres } from './databases/postgres-server.ts'
import { type DyingApi, startDying } from './dying.ts'
import { chosenDatabase, testEnvironment } from './harness.ts'
import { checkInvariants } from './invariants.ts'
import { createPerson, textTo } from './people.ts'
import { browserOf } from './visitors.ts'

// A member with one credit left for each message writes while the API is killed with -9 right before one statement
// after the other. The browser only repeats what was not answered, with its key: one message, one debit, each time.

/** Every statement in the full run (every second on the embedded database, which takes seconds to come back), else a
 sixth of them, beginning anywhere. */
const step = process.env.TEST_FULL ? (chosenDatabase() === 'postgres' ? 1 : 2) : 6
const credits = 100

let dataDir: string
let server: PostgresServer | undefined
let environment: Record<string, string>
let cookie: string
let to: { profileId: number }
let api: DyingApi | undefined

const inProcess = () => startApi(readConfig(environment))

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lonk-sending-'))
  server = chosenDatabase() === 'postgres' ? await startPostgres() : undefined
  if (!server) await copyEmbedded(dataDir)
  environment = testEnvironment(dataDir, server?.url)
  const home = await inProcess()
  cookie = (await createPerson({ ...home, url: '' }, { credits })).cookie()
  to = await createPerson({ ...home, url: '' })
  await home.stop()
}, 120_000)

afterAll(async () => {
  await api?.end()
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const isBroken = (error: unknown) =>
  String(error).includes('fetch failed') || String(Object(error).cause).includes('socket')

it('killed before any statement of sending, one message and one debit each', async () => {
  let current = await startDying(environment)
  api = current
  const sent: string[] = []
  let deaths = 0

  const send = async () => {
    const message = textTo(to)
    const key = randomUUID()
    for (;;) {
      try {
        const { status, body } = await browserOf(current.origin, cookie).post('/api/message.php', message, {
          key,
        })
        expect(status).toBe(201)
        sent.push(message.client_id)
        return Object(body).credits
      } catch (error) {
        if (!isBroken(error)) throw error
        deaths += 1
        await current.end()
        current = await startDying(environment)
        api = current
      }
    }
  }

  await send()
  await current.arm(Number.MAX_SAFE_INTEGER)
  await send()
  const statements = await current.counted()
  expect(statements).toBeGreaterThan(10)

  const before = sent.length
  for (let statement = randomInt(step); statement < statements; statement += step) {
    await current.arm(statement)
    await send()
  }
  expect(deaths).toBeGreaterThan((sent.length - before) / 2)
  await current.arm(Number.MAX_SAFE_INTEGER)
  // The first answer names what is left: each message has cost one.
  expect(await send()).toBe(credits - sent.length)
  await current.end()

  const home = await inProcess()
  try {
    const stored = await home.services.db.selectFrom('messages').select('client_id').orderBy('id').execute()
    expect(stored.map(({ client_id }) => client_id)).toEqual(sent)
    const debits = await home.services.db
      .selectFrom('credit_ledger')
      .select('id')
      .where('kind', '=', 'message')
      .execute()
    expect(debits).toHaveLength(sent.length)
    await checkInvariants(home.services.db)
  } finally {
    await home.stop()
  }
}, 600_000)
