import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { type Clock, createClock, hours } from '../src/clock.ts'
import { readConfig } from '../src/config.ts'
import { nextMidnight } from '../src/features/swipe/local-midnight.ts'
import { type RunningApi, startApi as start } from '../src/start.ts'
import { copyEmbedded } from './databases/embedded.ts'
import { type PostgresServer, startPostgres } from './databases/postgres-server.ts'
import { checkInvariants } from './invariants.ts'

export type TestDatabase = 'pglite' | 'postgres'

export type TestApi = RunningApi & {
  url: string
  database: TestDatabase
  dataDir: string
  /** Mails and text messages, newest first, of one recipient or of all. */
  outbox: (to?: string) => Promise<OutboxItem[]>
  /** Moves the one clock; what is due by then has run when this resolves. */
  shiftClock: (milliseconds: number) => Promise<void>
  /** Stops everything, and fails where an invariant is broken (`invariants.sql`). */
  end: () => Promise<void>
}

/** Where tests say that the site is; nothing listens there. */
export const publicUrl = 'http://localhost:3999'

type Options = { database?: TestDatabase; env?: Record<string, string> }

const outboxAnswer = z.object({
  items: z.array(
    z.object({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      links: z.array(z.string()),
    }),
  ),
})
type OutboxItem = z.infer<typeof outboxAnswer>['items'][number]

/** `LONK_TEST_DB=postgres` runs the same files against a PostgreSQL server. */
export const chosenDatabase = (): TestDatabase =>
  process.env.LONK_TEST_DB === 'postgres' ? 'postgres' : 'pglite'

/**
 * The whole API behind a real socket, on a database of its own with the catalogues in it: one per test file. Speak
 * HTTP to `url` (`people.ts` has browsers for it); `services.db` looks at what was stored.
 *
 * @example
 * let api: TestApi
 * beforeAll(async () => { api = await startApi() })
 * afterAll(() => api.end())
 */
export const startApi = async ({ database = chosenDatabase(), env = {} }: Options = {}): Promise<TestApi> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lonk-api-'))
  const server: PostgresServer | undefined = database === 'postgres' ? await startPostgres() : undefined
  if (!server) await copyEmbedded(dataDir)
  const api = await start(readConfig(testEnvironment(dataDir, server?.url, env)), { clock: morningClock() })
  const url = `http://127.0.0.1:${api.port}`
  return {
    ...api,
    url,
    database,
    dataDir,
    outbox: async (to) => {
      const response = await fetch(`${url}/dev/outbox.json${to ? `?to=${encodeURIComponent(to)}` : ''}`)
      return outboxAnswer.parse(await response.json()).items
    },
    shiftClock: async (milliseconds) => {
      api.services.clock.shift(milliseconds)
      await api.services.jobs.tick()
    },
    end: async () => {
      try {
        await checkInvariants(api.services.db)
      } finally {
        await api.stop()
        await server?.stop()
        await rm(dataDir, { recursive: true, force: true })
      }
    },
  }
}

/** It is always ten in the morning: what counts by the day has the whole day before it, whenever the tests run. */
const morningClock = (): Clock => {
  const clock = createClock()
  clock.shift(nextMidnight(clock.now(), 'Europe/Amsterdam').getTime() - clock.now().getTime() + hours(10))
  return clock
}

/** What a process of the API needs under test; also for tests that start `src/main.ts` themselves. */
export const testEnvironment = (
  dataDir: string,
  databaseUrl: string | undefined,
  env: Record<string, string> = {},
): Record<string, string> => ({
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  DEMO_LIFE: 'off',
  SECRET: 'a secret of tests, long enough to be one',
  PUBLIC_URL: publicUrl,
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  ...env,
})
