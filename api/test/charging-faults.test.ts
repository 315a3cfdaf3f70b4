import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { readConfig } from '../src/config.ts'
import { startApi } from '../src/start.ts'
import { booksOf, keepCard, type RepeatWish, repeatOrder, repeatWish } from './charging.ts'
import { copyEmbedded } from './databases/embedded.ts'
import { type PostgresServer, startPostgres } from './databases/postgres-server.ts'
import { type DyingApi, startDying } from './dying.ts'
import { chosenDatabase, testEnvironment } from './harness.ts'
import { checkInvariants } from './invariants.ts'
import { createPerson } from './people.ts'
import { browserOf } from './visitors.ts'

// A kept card is charged while the API is killed with -9 right before one statement after the other: also between the
// provider's answer and our commit. One buyer repeats the call with its key, the next orders anew, the third never
// comes back. In the end whatever was charged has bought something.

// The embedded database takes seconds to come back after each death.
const rounds = process.env.TEST_FULL ? (chosenDatabase() === 'postgres' ? 120 : 50) : 9
const comesBack = (round: number) => (['same key', 'new key', 'never'] as const)[round % 3]

let dataDir: string
let server: PostgresServer | undefined
let environment: Record<string, string>
let api: DyingApi | undefined
const buyers: { userId: number; cookie: string; wish: RepeatWish }[] = []

const inProcess = () => startApi(readConfig(environment))

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lonk-charging-'))
  server = chosenDatabase() === 'postgres' ? await startPostgres() : undefined
  if (!server) await copyEmbedded(dataDir)
  environment = testEnvironment(dataDir, server?.url)
  const home = await inProcess()
  const url = `http://127.0.0.1:${home.port}`
  for (let count = 0; count <= rounds; count += 1) {
    const person = await createPerson({ ...home, url })
    await keepCard(person, url)
    buyers.push({ userId: person.userId, cookie: person.cookie(), wish: await repeatWish(person) })
  }
  await home.stop()
}, 300_000)

afterAll(async () => {
  await api?.end()
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const charge = (origin: string, round: number, key: string) => {
  const buyer = buyers[round]
  if (!buyer) throw new Error(`There is no buyer ${round}`)
  return repeatOrder(browserOf(origin, buyer.cookie), buyer.wish, key)
}

const isBroken = (error: unknown): boolean =>
  String(error).includes('fetch failed') || String(Object(error).cause).includes('socket')

it('killed before any statement of charging a kept card, every charge buys something', async () => {
  api = await startDying(environment)
  await api.arm(Number.MAX_SAFE_INTEGER)
  expect((await charge(api.origin, rounds, randomUUID())).status).toBe(201)
  const statements = await api.counted()
  expect(statements).toBeGreaterThan(30)

  const first = randomInt(statements)
  let deaths = 0
  /** Those who ordered anew and were told that a payment is still open: it may or may not have been made. */
  const stopped = new Set<number>()
  for (let round = 0; round < rounds; round += 1) {
    const key = randomUUID()
    // Spread over all statements; on a server in the full run over every one of them.
    await api.arm((first + Math.floor((round * statements) / Math.min(rounds, statements))) % statements)
    const status = await charge(api.origin, round, key).then(
      (answer) => answer.status,
      (error: unknown) => {
        if (!isBroken(error)) throw error
        return 'died' as const
      },
    )
    if (status !== 'died') {
      expect(status).toBe(201)
      continue
    }
    deaths += 1
    await api.end()
    api = await startDying(environment)
    if (comesBack(round) === 'same key') expect((await charge(api.origin, round, key)).status).toBe(201)
    if (comesBack(round) === 'new key') {
      const again = await charge(api.origin, round, randomUUID())
      expect([201, 409]).toContain(again.status)
      if (again.status === 409) stopped.add(round)
    }
  }
  expect(deaths).toBeGreaterThan(rounds / 2)
  await api.end()

  const home = await inProcess()
  try {
    const { db, jobs, clock } = home.services
    for (let minute = 0; minute < 5; minute += 1) {
      clock.shift(60_000)
      await jobs.tick()
    }
    await checkInvariants(db)
    const books = await booksOf(db)
    expect(books.filter(({ credited, kept }) => credited !== kept)).toEqual([])
    const bought = new Map(books.map(({ user_id, balance }) => [user_id, balance]))
    for (const [round, { userId }] of buyers.entries()) {
      const balance = bought.get(userId)
      expect([round, balance]).toEqual([round, wanted(round, stopped).find((sum) => sum === balance)])
    }
    expect(await db.selectFrom('payment_requests').selectAll().execute()).toEqual([])
  } finally {
    await home.stop()
  }
}, 1_200_000)

/** With one key it happens once. A killed call that nobody repeats counts where it was charged, and only there. */
const wanted = (round: number, stopped: ReadonlySet<number>): number[] => {
  if (comesBack(round) === 'same key') return [20]
  return comesBack(round) === 'new key' && !stopped.has(round) ? [20, 30] : [10, 20]
}
