import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { seedBulk } from '../demo/seed-bulk.ts'
import { readConfig } from '../src/config.ts'
import { connect, type Db } from '../src/database/connection.ts'
import { startApi } from '../src/start.ts'
import { startPostgres } from '../test/databases/postgres-server.ts'
import { brokenInvariants } from '../test/invariants.ts'
import { createPerson, type Person } from '../test/people.ts'
import { load, type Measured, percentile } from './load.ts'
import { secondsOf, secondsOfFamily } from './processor-time.ts'
import { searches } from './searches.ts'
import { measureSeen } from './seen.ts'

// npm run bench:api [-- --profiles 100000 --seconds 8]: what one API process carries on a PostgreSQL server.

const option = (name: string, usual: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? usual : Number(process.argv[at + 1])
}
const profiles = option('profiles', 100_000)
const seconds = option('seconds', 8)
const members = option('members', 1667)
const streamsEach = 3
const creditsEach = 5000
const pollsPerMinute = 1

type Row = { what: string; atOnce: number; measured: Measured; apiSeconds: number; databaseSeconds: number }

const environmentFor = (databaseUrl: string, dataDir: string): Record<string, string> => ({
  NODE_ENV: 'development',
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: 'http://localhost:3999',
  SECRET: 'a secret of measurements, long enough',
  DEMO_LIFE: 'off',
  LOG_LEVEL: 'error',
  RATE_LIMIT_FACTOR: '1000000',
})

/** People to measure with, whose wallets their ledger explains. */
const invite = async (environment: Record<string, string>): Promise<Person[]> => {
  const api = await startApi(readConfig({ ...environment, NODE_ENV: 'test' }))
  try {
    const people: Person[] = []
    for (let count = 0; count < members; count += 1)
      people.push(await createPerson({ ...api, url: '' }, { credits: creditsEach }))
    const { db } = api.services
    const place = await db
      .selectFrom('cities')
      .select(['id', 'region_id', 'lat', 'lon'])
      .where('name_fold', '=', 'utrecht')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('profiles')
      .set({ city_id: place.id, region_id: place.region_id, lat: place.lat, lon: place.lon, seeking: 'male' })
      .where(
        'id',
        'in',
        people.map(({ profileId }) => profileId),
      )
      .execute()
    return people
  } finally {
    await api.stop()
  }
}

const databasePid = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ folder: string }>`select current_setting('data_directory') as folder`.execute(
    db,
  )
  return Number((await readFile(join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

const at = <Item>(items: readonly Item[], count: number): Item => {
  const item = items[count % items.length]
  if (item === undefined) throw new Error('An empty list')
  return item
}

const main = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lonk-bench-'))
  const server = process.env.BENCH_DATABASE_URL ? null : await startPostgres()
  const databaseUrl = process.env.BENCH_DATABASE_URL ?? server?.url ?? ''
  const environment = environmentFor(databaseUrl, dataDir)
  const { db, close } = await connect({ databaseUrl, dataDir })
  try {
    const { count } = await db
      .selectFrom('profiles')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count < profiles) await seedBulk(db, { profiles, seed: 42, now: new Date(), onProgress: note })
    note('people')
    const people = await invite(environment)
    await sql`vacuum analyze`.execute(db)

    const child = fork(fileURLToPath(new URL('../src/main.ts', import.meta.url)), {
      env: { PATH: process.env.PATH, ...environment },
      execArgv: [],
    })
    const [{ port }] = await once(child, 'message')
    const url = `http://127.0.0.1:${port}`
    const postmaster = await databasePid(db)
    const rows: Row[] = []
    const measure = async (
      what: string,
      atOnce: number,
      next: Parameters<typeof load>[0]['next'],
      long = seconds,
    ) => {
      note(what)
      await load({ url, atOnce, seconds: Math.min(1, long / 4), next })
      const before = [secondsOf(child.pid ?? 0), secondsOfFamily(postmaster)] as const
      const measured = await load({ url, atOnce, seconds: long, next })
      rows.push({
        what,
        atOnce,
        measured,
        apiSeconds: secondsOf(child.pid ?? 0) - before[0],
        databaseSeconds: secondsOfFamily(postmaster) - before[1],
      })
    }

    const etags = new Map<Person, string>()
    for (const person of people) {
      const answer = await fetch(`${url}/api/poll.php`, { headers: { Cookie: person.cookie() } })
      etags.set(person, answer.headers.get('ETag') ?? '')
    }
    await measure('poll, nothing new', 16, (count) => {
      const person = at(people, count)
      const headers = { Cookie: person.cookie(), 'If-None-Match': etags.get(person) ?? '' }
      return { method: 'GET', path: '/api/poll.php', headers, expect: [304] }
    })
    await measure('send a message', 8, (count) => {
      const person = at(people, count)
      const to = at(people, count + 1)
      return {
        method: 'POST',
        path: '/api/message.php',
        headers: { Cookie: person.cookie(), 'Idempotency-Key': randomUUID() },
        body: { profile_id: to.profileId, client_id: randomUUID(), type: 'text', text: 'Hoi, hoe gaat het?' },
        expect: [201],
      }
    })
    await measure('chats', 8, (count) => ({
      method: 'GET',
      path: '/api/chats.php',
      headers: { Cookie: at(people, count).cookie() },
      expect: [200],
    }))

    const asked = searches(...(await ground(db)))
    await measure('search, all filters in turn', 4, (count) => ({
      method: 'GET',
      path: `/api/members.php?${at(Object.values(asked), count)}`,
      headers: { Cookie: at(people, count).cookie() },
      expect: [200],
    }))
    for (const [name, query] of option('each', 1) ? Object.entries(asked) : [])
      await measure(
        `search: ${name}`,
        1,
        (count) => ({
          method: 'GET',
          path: `/api/members.php?${query}`,
          headers: { Cookie: at(people, count).cookie() },
          expect: [200],
        }),
        Math.min(2, seconds),
      )
    note('a message until it is seen')
    const spent = [secondsOf(child.pid ?? 0), secondsOfFamily(postmaster)] as const
    const seen = await measureSeen({ url, people, streamsEach, messages: 50 * seconds, perSecond: 50 })
    rows.push({
      what: `a message until it is seen, ${people.length * streamsEach} streams open`,
      atOnce: 50,
      measured: seen,
      apiSeconds: secondsOf(child.pid ?? 0) - spent[0],
      databaseSeconds: secondsOfFamily(postmaster) - spent[1],
    })
    const stopped = once(child, 'exit')
    child.kill('SIGTERM')
    await stopped
    const broken = await brokenInvariants(db)
    print(rows, broken)
    if (broken.length > 0) process.exitCode = 1
  } finally {
    await close()
    await server?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const ground = async (db: Db): Promise<[number, number, number]> => {
  const { id } = await db
    .selectFrom('regions')
    .select('id')
    .where('code', '=', 'UT')
    .executeTakeFirstOrThrow()
  const interests = await db
    .selectFrom('profile_interests')
    .select(['interest_id', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('interest_id')
    .orderBy('count')
    .execute()
  return [id, interests[0]?.interest_id ?? 1, interests.at(-1)?.interest_id ?? 1]
}

const note = (step: string) => process.stderr.write(`${step}\n`)

const print = (rows: readonly Row[], broken: readonly unknown[]) => {
  const lines = rows.map((row) => {
    const { what, atOnce, measured, apiSeconds, databaseSeconds } = row
    const each = (spent: number) => `${Math.round((spent / measured.calls) * 1_000_000)} µs`
    return `| ${what} | ${atOnce} | ${Math.round(measured.calls / measured.seconds)} | ${percentile(measured, 0.5).toFixed(1)} ms | ${percentile(measured, 0.99).toFixed(1)} ms | ${each(apiSeconds)} | ${each(databaseSeconds)} |`
  })
  console.log('| call | at once | per second | p50 | p99 | CPU API | CPU database |')
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  for (const line of lines) console.log(line)
  const [poll] = rows
  if (poll) {
    const members = (spent: number) => Math.round(((poll.measured.calls / spent) * 60) / pollsPerMinute)
    console.log(
      `\nOnline members per busy core at one poll a minute: ${members(poll.apiSeconds)} of the API alone, ${members(poll.apiSeconds + poll.databaseSeconds)} with the database’s share.`,
    )
  }
  console.log(`${profiles} profiles; invariants broken: ${broken.length}`)
}

await main()
