import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { membersAnswer } from '@lonk/shared-api/calls/members/members.schema.ts'
import pg from 'pg'
import { readConfig } from '../src/config.ts'
import { type RunningApi, startApi } from '../src/start.ts'
import { type PostgresPair, startPair } from './databases/postgres-pair.ts'
import { startServer } from './databases/postgres-process.ts'
import { giveAway, ownedFolder, runProgram } from './databases/postgres-programs.ts'
import { testEnvironment } from './harness.ts'
import { createPerson, type Person } from './people.ts'
import { type Relay, startRelay } from './relay.ts'

// A search is answered by a standby while that keeps up, and by the primary while it does not; what must not be late is
// asked of the primary each time.

let pair: PostgresPair
let relay: Relay
let api: RunningApi & { url: string }
let anna: Person
let bram: Person

const start = async (databaseReadUrl: string, databaseUrl = pair.url) => {
  const running = await startApi(
    readConfig(testEnvironment('/nowhere', databaseUrl, { DATABASE_READ_URL: databaseReadUrl })),
  )
  return { ...running, url: `http://127.0.0.1:${running.port}` }
}

beforeAll(async () => {
  pair = await startPair()
  relay = await startRelay({ url: pair.standbyUrl() })
  api = await start(relay.url)
  anna = await createPerson(api)
  bram = await createPerson(api)
}, 120_000)
afterAll(async () => {
  await api.stop()
  await relay.close()
  await pair.stop()
})

const onStandby = async (statement: string) => {
  const client = new pg.Client({ connectionString: pair.standbyUrl() })
  await client.connect()
  await client.query(statement)
  await client.end()
}

type Found = { by: 'standby' | 'primary'; ids: number[] }

const search = async (): Promise<Found> => {
  const { answered } = api.services.reads
  const before = answered?.standby
  const answer = await anna.get('/api/members.php')
  expect(answer.status).toBe(200)
  const { profiles } = membersAnswer.parse(answer.body)
  return { by: answered?.standby === before ? 'primary' : 'standby', ids: profiles.map(({ id }) => id) }
}

const searchUntil = async (fits: (found: Found) => boolean): Promise<Found> => {
  let found = await search()
  await until(async () => {
    found = await search()
    return fits(found)
  })
  return found
}

const until = async (isSo: () => Promise<boolean>) => {
  for (const began = performance.now(); !(await isSo()); await pause(50))
    if (performance.now() - began > 30_000) throw new Error('It did not come to that')
}

it('a search is answered by the standby', async () => {
  expect((await searchUntil(({ by }) => by === 'standby')).ids).toContain(bram.profileId)
}, 60_000)

it('whom a member has blocked is gone at once, although the standby does not know it yet', async () => {
  for (let by = 'primary'; by !== 'standby'; ) {
    await searchUntil((found) => found.by === 'standby' && found.ids.includes(bram.profileId))
    await onStandby('select pg_wal_replay_pause()')
    await anna.post('/api/block.php', { profile_id: bram.profileId })
    const found = await search()
    await anna.delete('/api/block.php', { profile_id: bram.profileId })
    await onStandby('select pg_wal_replay_resume()')
    expect(found.ids).not.toContain(bram.profileId)
    by = found.by
  }
}, 60_000)

it('one that falls behind is asked no more, and again once it has caught up', async () => {
  await searchUntil(({ by }) => by === 'standby')
  await onStandby('select pg_wal_replay_pause()')
  const carla = await createPerson(api)
  await searchUntil(({ by, ids }) => by === 'primary' && ids.includes(carla.profileId))
  await onStandby('select pg_wal_replay_resume()')
  await searchUntil(({ by, ids }) => by === 'standby' && ids.includes(carla.profileId))
}, 60_000)

it('one that is silent, as behind a dead line, fails no search', async () => {
  await searchUntil(({ by }) => by === 'standby')
  relay.silence()
  expect((await search()).by).toBe('primary')
  relay.speak()
  await searchUntil(({ by }) => by === 'standby')
}, 60_000)

it('connections that the standby ends fail no search', async () => {
  await searchUntil(({ by }) => by === 'standby')
  await onStandby(`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()`)
  await search()
  await searchUntil(({ by }) => by === 'standby')
}, 60_000)

it('a process starts without it, and the primary answers its searches', async () => {
  const nobody = await ownedFolder()
  const other = await start(`postgresql://postgres@localhost/lonk?host=${encodeURIComponent(nobody)}`)
  const person = await createPerson(other)
  expect((await person.get('/api/members.php')).status).toBe(200)
  expect(other.services.reads.answered).toEqual({ standby: 0, primary: 1 })
  await other.stop()
  await rm(nobody, { recursive: true })
}, 60_000)

it('one that has taken over is left, and whoever follows it then is read from', async () => {
  // Two of its own: they have changed places afterwards.
  const two = await startPair()
  const both = await start(two.url, two.url)
  const person = await createPerson(both)
  const byStandby = async () => {
    const before = both.services.reads.answered?.standby
    await person.get('/api/members.php')
    return both.services.reads.answered?.standby !== before
  }
  await until(byStandby)
  await two.killPrimary()
  await two.promote()
  await until(async () => (await person.get('/api/members.php')).status === 200)
  await until(async () => !(await byStandby()))
  await two.makeWhole()
  await until(byStandby)
  await both.stop()
  await two.stop()
}, 120_000)

it('a server that follows another primary is refused in one line', async () => {
  const home = await ownedFolder()
  const cluster = join(home, 'cluster')
  await runProgram('initdb', ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-N'])
  const signal = join(cluster, 'standby.signal')
  await writeFile(signal, '')
  await giveAway(signal)
  const stranger = await startServer(cluster, home)
  await expect(start(stranger.urlOf('postgres'))).rejects.toThrow(
    'DATABASE_READ_URL: the server follows another primary than that of DATABASE_URL',
  )
  await stranger.stop()
  await rm(home, { recursive: true })
}, 60_000)

it('the primary alone is no server for reads that may lag', async () => {
  const other = await start(pair.primaryUrl())
  const person = await createPerson(other)
  await person.get('/api/members.php')
  expect(other.services.reads.answered?.standby).toBe(0)
  await other.stop()
}, 60_000)
