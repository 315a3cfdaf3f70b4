import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { seedBulk } from '../demo/seed-bulk.ts'
import { connect } from '../src/database/connection.ts'
import { startPostgres } from '../test/databases/postgres-server.ts'
import { brokenInvariants } from '../test/invariants.ts'
import type { Person } from '../test/people.ts'
import { startChild } from './child.ts'
import { environmentFor } from './environment.ts'
import { at, databasePid, groundOf, invite } from './ground.ts'
import { load } from './load.ts'
import { measureOnline } from './online-rows.ts'
import { option } from './option.ts'
import { type Measure, measurePoll } from './poll-rows.ts'
import { printRows, type Row } from './print-rows.ts'
import { secondsOf, secondsOfFamily } from './processor-time.ts'
import { searches } from './searches.ts'
import { measureSeen } from './seen.ts'

// npm run bench:api [-- --profiles 100000 --seconds 8 --online 60000 --only-poll]: what one API process carries on a
// PostgreSQL server.

const onlyPoll = process.argv.includes('--only-poll')
const profiles = option('profiles', 100_000)
const seconds = option('seconds', 8)
/** Takes three minutes more. */
const online = option('online', 0)
const members = option('members', 1667)
const streamsEach = 3

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
    const people = await invite(environment, members)
    await sql`vacuum analyze`.execute(db)

    const api = await startChild('../src/main.ts', environment)
    const { url } = api
    const postmaster = await databasePid(db)
    const rows: Row[] = []
    const measure: Measure = async (what, atOnce, next, { long = seconds, of = api, every } = {}) => {
      note(what)
      const paced = every === undefined ? {} : { every }
      await load({ url: of.url, atOnce, seconds: Math.min(2, long / 4), next, ...paced })
      const before = [secondsOf(of.pid), secondsOfFamily(postmaster)] as const
      const measured = await load({ url: of.url, atOnce, seconds: long, next, ...paced })
      rows.push({
        what,
        atOnce,
        measured,
        apiSeconds: secondsOf(of.pid) - before[0],
        databaseSeconds: secondsOfFamily(postmaster) - before[1],
      })
    }

    await measurePoll({ measure, url, people })
    if (online > 0) await measureOnline({ measure, url, db, cookieName: cookieNameOf(people), online })
    if (!onlyPoll) {
      await measure('send a message', 8, (count) => {
        const person = at(people, count)
        const to = at(people, count + 1)
        return {
          method: 'POST',
          path: '/api/message.php',
          headers: { Cookie: person.cookie(), 'Idempotency-Key': randomUUID() },
          body: {
            profile_id: to.profileId,
            client_id: randomUUID(),
            type: 'text',
            text: 'Hoi, hoe gaat het?',
          },
          expect: [201],
        }
      })
      await measure('chats', 8, (count) => ({
        method: 'GET',
        path: '/api/chats.php',
        headers: { Cookie: at(people, count).cookie() },
        expect: [200],
      }))

      const asked = searches(...(await groundOf(db)))
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
          { long: Math.min(2, seconds) },
        )
      note('a message until it is seen')
      const spent = [secondsOf(api.pid), secondsOfFamily(postmaster)] as const
      const seen = await measureSeen({ url, people, streamsEach, messages: 50 * seconds, perSecond: 50 })
      rows.push({
        what: `a message until it is seen, ${people.length * streamsEach} streams open`,
        atOnce: 50,
        measured: seen,
        apiSeconds: secondsOf(api.pid) - spent[0],
        databaseSeconds: secondsOfFamily(postmaster) - spent[1],
      })
    }
    await api.stop()
    const broken = await brokenInvariants(db)
    printRows(rows)
    console.log(`${profiles} profiles; invariants broken: ${broken.length}`)
    if (broken.length > 0) process.exitCode = 1
  } finally {
    await close()
    await server?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const cookieNameOf = ([person]: readonly Person[]): string => person?.cookie().split('=')[0] ?? ''

const note = (step: string) => process.stderr.write(`${step}\n`)

await main()
