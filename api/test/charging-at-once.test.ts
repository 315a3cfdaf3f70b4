import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { minutes } from '../src/clock.ts'
import { readConfig } from '../src/config.ts'
import { type RunningApi, startApi } from '../src/start.ts'
import { booksOf, keepCard, repeatOrder, repeatWish } from './charging.ts'
import { copyEmbedded } from './databases/embedded.ts'
import { type PostgresServer, startPostgres } from './databases/postgres-server.ts'
import { chosenDatabase, testEnvironment } from './harness.ts'
import { checkInvariants } from './invariants.ts'
import { createPerson } from './people.ts'
import { type Answer, type Browser, browserOf } from './visitors.ts'

// One member's calls at three processes of the API on one PostgreSQL server. (The embedded database belongs to one
// process: there it is one.)

let dataDir: string
let server: PostgresServer | undefined
let apis: RunningApi[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lonk-thrice-'))
  server = chosenDatabase() === 'postgres' ? await startPostgres() : undefined
  if (!server) await copyEmbedded(dataDir)
  const environment = testEnvironment(dataDir, server?.url)
  for (let count = 0; count < (server ? 3 : 1); count += 1) apis.push(await startApi(readConfig(environment)))
}, 120_000)
afterAll(async () => {
  try {
    await checkInvariants(home().services.db)
  } finally {
    for (const api of apis) await api.stop()
    apis = []
    await server?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

const home = (): RunningApi => {
  const [api] = apis
  if (!api) throw new Error('No API runs')
  return api
}
const urlOf = ({ port }: RunningApi) => `http://127.0.0.1:${port}`

/** Somebody with 10 credits and a kept card, at every process. */
const createBuyer = async () => {
  const person = await createPerson({ ...home(), url: urlOf(home()) })
  await keepCard(person, urlOf(home()))
  const everywhere: Browser[] = apis.map((api) => browserOf(urlOf(api), person.cookie()))
  return { userId: person.userId, everywhere, wish: await repeatWish(person) }
}

/** So many calls at once, in turn at each process. */
const spread = <Result>(count: number, browsers: Browser[], call: (browser: Browser) => Promise<Result>) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => {
      const browser = browsers[index % browsers.length]
      if (!browser) throw new Error('No browser')
      return call(browser)
    }),
  )

/** At all processes in the same moment, minute by minute. */
const pass = async (count: number) => {
  for (let minute = 0; minute < count; minute += 1) {
    for (const { services } of apis) services.clock.shift(minutes(1))
    await Promise.all(apis.map(({ services }) => services.jobs.tick()))
  }
}

const booksOfBuyer = async (userId: number) =>
  (await booksOf(home().services.db)).find(({ user_id }) => user_id === userId)

const placed = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 201).length

it('twelve orders with a kept card charge for those that were accepted, and no other', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { userId, everywhere, wish } = await createBuyer()
    const answers = await spread(12, everywhere, (browser) => repeatOrder(browser, wish))
    expect(placed(answers)).toBeGreaterThan(0)
    for (const { status, body } of answers)
      expect([status, body.error]).toEqual(status === 201 ? [201, undefined] : [409, 'order_open'])
    const credits = 10 + 10 * placed(answers)
    expect(await booksOfBuyer(userId)).toMatchObject({ balance: credits, charges: 1 + placed(answers) })
  }
})

it('one key at every process charges once', async () => {
  const { userId, everywhere, wish } = await createBuyer()
  const key = crypto.randomUUID()
  const answers = await spread(12, everywhere, (browser) => repeatOrder(browser, wish, key))
  expect(placed(answers)).toBe(12)
  expect(await booksOfBuyer(userId)).toMatchObject({ balance: 20, charges: 2 })
})

it('charges whose answers were lost are found by all processes at once, and credited once', async () => {
  const buyers = []
  for (let count = 0; count < 12; count += 1) buyers.push(await createBuyer())
  const providers = apis.map(({ services }) => services.payments)
  for (const [index, { services }] of apis.entries()) {
    const payments = providers[index]
    if (!payments) throw new Error('No provider')
    services.payments = {
      ...payments,
      create: async (wish) => {
        await payments.create(wish)
        throw new Error('no answer')
      },
    }
  }
  const answers = await Promise.all(
    buyers.map(({ everywhere, wish }, index) => {
      const browser = everywhere[index % everywhere.length]
      if (!browser) throw new Error('No browser')
      return repeatOrder(browser, wish)
    }),
  )
  for (const [index, { services }] of apis.entries())
    services.payments = providers[index] ?? services.payments
  expect(answers.map(({ status }) => status)).toEqual(buyers.map(() => 503))
  await pass(4)
  for (const { userId } of buyers)
    expect(await booksOfBuyer(userId)).toMatchObject({ balance: 20, charges: 2, kept: 2998, credited: 2998 })
})
