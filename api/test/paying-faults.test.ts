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
import { createPerson } from './people.ts'
import { type Browser, browserOf } from './visitors.ts'

// Somebody buys and gives back while the API is killed with -9 right before one statement after the other. The buyer
// only repeats the calls that were not answered, with their keys; at the end everything happened once.

// The embedded database takes seconds to come back after each death.
const rounds = process.env.TEST_FULL ? (chosenDatabase() === 'postgres' ? 120 : 50) : 10
const boxes = { terms_accepted: true, immediate_start: true, withdrawal_ack: true }

let dataDir: string
let server: PostgresServer | undefined
let environment: Record<string, string>
let cookies: string[]
let bundle: number
let api: DyingApi | undefined

const inProcess = () => startApi(readConfig(environment))

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lonk-faults-'))
  server = chosenDatabase() === 'postgres' ? await startPostgres() : undefined
  if (!server) await copyEmbedded(dataDir)
  environment = testEnvironment(dataDir, server?.url)
  const home = await inProcess()
  cookies = []
  for (let count = 0; count <= rounds; count += 1)
    cookies.push((await createPerson({ ...home, url: '' })).cookie())
  const row = await home.services.db
    .selectFrom('bundles')
    .select('id')
    .where('country', '=', 'NL')
    .orderBy('sort')
    .executeTakeFirstOrThrow()
  bundle = row.id
  await home.stop()
}, 120_000)

afterAll(async () => {
  await api?.end()
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

type Progress = {
  orderKey: string
  refundKey: string
  order?: { id: number; payment: string }
  paid?: true
  back?: true
}

/** Goes on where it was interrupted; throws where the connection breaks. */
const buyAndGiveBack = async (person: Browser, origin: string, progress: Progress): Promise<void> => {
  if (!progress.order) {
    const wish = { bundle_id: bundle, paymentmethod: 'ideal', country: 'NL', ...boxes }
    const { status, body } = await person.post('/api/order.php', wish, { key: progress.orderKey })
    expect(status).toBe(201)
    progress.order = { id: Object(body).order.id, payment: Object(body).payment.payment_id }
  }
  if (!progress.paid) {
    // The hosted page, and the notice that it sends to the same process.
    await fetch(`${origin}/sandbox/payment/${progress.order.payment}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ action: 'pay' }),
    })
    await fetch(`${origin}/api/webhooks/psp.php?provider=sandbox`, {
      method: 'POST',
      body: new URLSearchParams({ id: progress.order.payment }),
    })
    progress.paid = true
  }
  if (!progress.back) {
    const declared = { order_id: progress.order.id, name: 'Anna de Vries', confirm: true }
    const { status } = await person.post('/api/refund.php', declared, { key: progress.refundKey })
    expect(status).toBe(202)
    progress.back = true
  }
}

it('killed before any statement of paying and giving back, all of it happens once', async () => {
  api = await startDying(environment)
  await api.arm(Number.MAX_SAFE_INTEGER)
  await buyAndGiveBack(browserOf(api.origin, cookies[rounds]), api.origin, {
    orderKey: randomUUID(),
    refundKey: randomUUID(),
  })
  const statements = await api.counted()
  expect(statements).toBeGreaterThan(50)

  const first = randomInt(statements)
  let deaths = 0
  for (let round = 0; round < rounds; round += 1) {
    const progress: Progress = { orderKey: randomUUID(), refundKey: randomUUID() }
    // Spread over all statements; on a server in the full run over every one of them.
    await api.arm((first + Math.floor((round * statements) / Math.min(rounds, statements))) % statements)
    for (let tries = 0; ; tries += 1) {
      const current = api
      try {
        await buyAndGiveBack(browserOf(current.origin, cookies[round]), current.origin, progress)
        break
      } catch (error) {
        if (!(String(error).includes('fetch failed') || String(Object(error).cause).includes('socket')))
          throw error
        if (tries > 3) throw error
        deaths += 1
        await current.end()
        api = await startDying(environment)
      }
    }
  }
  expect(deaths).toBeGreaterThan(rounds / 2)
  await api.end()

  const home = await inProcess()
  try {
    const { db, jobs, clock } = home.services
    // Ten refunds go out at a time.
    for (let sent = 0; sent <= rounds; sent += 10) {
      clock.shift(60_000)
      await jobs.tick()
    }
    await checkInvariants(db)
    const orders = await db.selectFrom('orders').select('state').where('state', '!=', 'cancelled').execute()
    expect(orders).toEqual(Array.from({ length: rounds + 1 }, () => ({ state: 'refunded' })))
    const refunds = await db.selectFrom('sandbox_refunds').select('id').execute()
    expect(refunds).toHaveLength(rounds + 1)
    const mails = await db
      .selectFrom('outbox')
      .select('template')
      .where('template', 'in', ['payment_order', 'payment_refund'])
      .execute()
    expect(mails).toHaveLength(2 * (rounds + 1))
  } finally {
    await home.stop()
  }
}, 1_200_000)
