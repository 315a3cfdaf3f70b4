import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '../../src/config.ts'
import { connect, type Db } from '../../src/database/connection.ts'
import { startApi } from '../../src/start.ts'
import { startServer } from '../../test/databases/postgres-process.ts'
import { giveAway, ownedFolder } from '../../test/databases/postgres-programs.ts'
import { copyCluster } from '../../test/databases/postgres-server.ts'
import { environmentFor } from '../environment.ts'
import { fillTo } from './fill.ts'
import { measureCalls } from './measure.ts'
import { inviteCallers } from './people.ts'
import { growthOf, type Measured, printGrowth, printPlans, printSizes } from './print.ts'
import { explaining, listen } from './statements.ts'

// npm run bench:queries [-- --profiles 100000,1000000 --plans]: what the statements of the ten most frequent calls cost
// as a site grows, by the server's own explanation of each.

const option = (name: string, usual: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? usual : (process.argv[at + 1] ?? usual)
}
const sizes = option('profiles', '100000,1000000')
  .split(',')
  .map(Number)
  .sort((a, b) => a - b)
const withPlans = process.argv.includes('--plans')
const callers = 6

/** A server that is filled fast and lost gladly; what it remembers of pages is as much as at a small site. */
const settings = (logFolder: string) => [
  ...explaining(logFolder),
  'shared_buffers=1GB',
  'maintenance_work_mem=512MB',
  'work_mem=16MB',
  'max_wal_size=8GB',
  'checkpoint_timeout=1h',
  'synchronous_commit=off',
  'autovacuum=off',
  'jit=off',
  // As configs/production/postgresql/growth.conf: they decide which index is taken, and by how many at once.
  'random_page_cost=1.1',
  'max_parallel_workers_per_gather=0',
]

const note = (step: string) => process.stderr.write(`${step}\n`)

const sizeOf = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(
    db,
  )
  return Number(rows[0]?.bytes)
}

const main = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lonk-queries-'))
  const home = await ownedFolder()
  const logFolder = join(home, 'log')
  await mkdir(logFolder)
  await giveAway(logFolder)
  const server = await startServer(await copyCluster(home), home, settings(logFolder))
  const measured: Measured[] = []
  try {
    for (const profiles of sizes) {
      note(`${profiles} profiles`)
      // A connection without a limit on time: whatever prepares a measurement may take as long as it takes.
      const { db, close } = await connect({ databaseUrl: server.url, dataDir })
      try {
        await fillTo(db, profiles, note)
        const api = await startApi(readConfig({ ...environmentFor(server.url, dataDir), NODE_ENV: 'test' }))
        try {
          // What duties ask is none of a call's statements.
          await api.services.jobs.stop()
          const { people, ground } = await inviteCallers(api, callers)
          await sql`vacuum (analyze)`.execute(db)
          note('calls')
          const listening = await listen(db, logFolder)
          const costs = await measureCalls(people, ground, listening)
          measured.push({ profiles, bytes: await sizeOf(db), costs })
        } finally {
          await api.stop()
        }
      } finally {
        await close()
      }
    }
    const growth = growthOf(measured)
    printGrowth(measured, growth)
    printSizes(measured)
    if (withPlans) for (const { profiles, costs } of measured) printPlans(profiles, costs)
    if (growth.some(({ fits }) => !fits)) process.exitCode = 1
  } finally {
    await server.stop()
    for (const folder of [home, dataDir])
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

await main()
