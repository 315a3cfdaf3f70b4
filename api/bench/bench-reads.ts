import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { seedBulk } from '../demo/seed-bulk.ts'
import { connect, connectToStandby, type Db } from '../src/database/connection.ts'
import { startPair } from '../test/databases/postgres-pair.ts'
import { startChild } from './child.ts'
import { environmentFor } from './environment.ts'
import { at, databasePid, groundOf, invite } from './ground.ts'
import { load, percentile } from './load.ts'
import { option } from './option.ts'
import { secondsOf, secondsOfFamily } from './processor-time.ts'
import { searches } from './searches.ts'

// npm run bench:reads [-- --profiles 100000 --seconds 20 --rounds 3]: what a standby takes off the primary when it answers
// the searches. Both servers share this machine's processors, so not calls in a second are compared but processor time.

const profiles = option('profiles', 100_000)
const seconds = option('seconds', 20)
const rounds = option('rounds', 3)
const members = 200
const atOnce = 4

/** Milliseconds of processor time for each search. */
type Cost = { primary: number; standby: number; api: number; p50: number; p99: number }

const untilCaughtUp = async (primary: Db, standby: Db) => {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(primary)
  const reached = async () => {
    const answer = await sql<{ reached: boolean }>`
      select pg_last_wal_replay_lsn() >= ${rows[0]?.lsn}::pg_lsn as reached`.execute(standby)
    return answer.rows[0]?.reached === true
  }
  while (!(await reached())) await pause(200)
}

const main = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lonk-bench-'))
  const pair = await startPair()
  const primary = await connect({ databaseUrl: pair.primaryUrl(), dataDir })
  try {
    const { db } = primary
    note('profiles')
    await seedBulk(db, { profiles, seed: 42, now: new Date(), onProgress: note })
    const environment = environmentFor(pair.url, dataDir)
    const people = await invite(environment, members)
    const asked = Object.values(searches(...(await groundOf(db))))
    await sql`vacuum analyze`.execute(db)

    const standby = connectToStandby(pair.standbyUrl(), {})
    await untilCaughtUp(db, standby.db)
    const processes = { primary: await databasePid(db), standby: await databasePid(standby.db) }
    await standby.close()

    const next = (count: number) =>
      ({
        method: 'GET',
        path: `/api/members.php?${at(asked, count)}`,
        headers: { Cookie: at(people, count).cookie() },
        expect: [200],
      }) as const
    const measure = async (own: Record<string, string>): Promise<Cost> => {
      const api = await startChild('../src/main.ts', { ...environment, ...own })
      const spent = () => ({
        primary: secondsOfFamily(processes.primary),
        standby: secondsOfFamily(processes.standby),
        api: secondsOf(api.pid),
      })
      await load({ url: api.url, atOnce, seconds: 5, next })
      const before = spent()
      const measured = await load({ url: api.url, atOnce, seconds, next })
      const after = spent()
      await api.stop()
      const each = (who: keyof typeof before) => ((after[who] - before[who]) / measured.calls) * 1000
      return {
        ...{ primary: each('primary'), standby: each('standby'), api: each('api') },
        ...{ p50: percentile(measured, 0.5), p99: percentile(measured, 0.99) },
      }
    }

    const costs: { alone: Cost; both: Cost }[] = []
    for (let round = 1; round <= rounds; round += 1) {
      note(`round ${round}`)
      const alone = await measure({})
      costs.push({ alone, both: await measure({ DATABASE_READ_URL: pair.standbyUrl() }) })
    }
    print(costs)
  } finally {
    await primary.close()
    await pair.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const print = (costs: readonly { alone: Cost; both: Cost }[]) => {
  console.log(
    `${profiles} profiles, all filters in turn, ${atOnce} searches at once; milliseconds for each search`,
  )
  console.log(
    '| searches are answered by | processor of the primary | of the standby | of the API | p50 | p99 |',
  )
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
  for (const who of ['alone', 'both'] as const) {
    const cells = (['primary', 'standby', 'api', 'p50', 'p99'] as const).map((what) =>
      medianOf(costs.map((cost) => cost[who][what])).toFixed(2),
    )
    console.log(`| ${who === 'alone' ? 'the primary' : 'the standby'} | ${cells.join(' | ')} |`)
  }
  const shares = costs.map(({ alone, both }) => both.primary / alone.primary)
  const range = [Math.min(...shares), Math.max(...shares)].map((share) => share.toFixed(2)).join(' to ')
  console.log(`The primary's work is ${medianOf(shares).toFixed(2)} of what it was (${range})`)
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const note = (step: string) => process.stderr.write(`${step}\n`)

await main()
