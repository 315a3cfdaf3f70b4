import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type ServerProcess, startServer } from './postgres-process.ts'
import { ownedFolder, runProgram } from './postgres-programs.ts'
import { copyCluster } from './postgres-server.ts'

type Place = { home: string; cluster: string }
type Running = Place & { server: ServerProcess }

/** A primary and a standby that follows it, as docs/database.md sets them up. */
export type PostgresPair = {
  /** Names both, as `DATABASE_URL` does. */
  url: string
  /** Where each of the two listens. */
  folders: readonly string[]
  /** Of the primary alone, as of now. */
  primaryUrl: () => string
  standbyUrl: () => string
  /** Every process of the primary with -9. */
  killPrimary: () => Promise<void>
  killStandby: () => Promise<void>
  startStandby: () => Promise<void>
  /** Makes the standby the primary. Nothing waits for a standby from then on, until there is one. */
  promote: () => Promise<void>
  /** Where there is no standby, makes what was the primary, and is gone, the standby of the new one. */
  makeWhole: () => Promise<void>
  stop: () => Promise<void>
}

/** `settings` are of both servers, as `fsync=on`. */
export const startPair = async (settings: readonly string[] = []): Promise<PostgresPair> => {
  const places = [await placeFor(), await placeFor()] as const
  const run = async (place: Place): Promise<Running> => ({
    ...place,
    server: await startServer(place.cluster, place.home, settings),
  })
  let gone: Place | null = null
  await copyCluster(places[0].home)
  let primary: Running | null = await run(places[0])
  let standby: Running | null = null

  const follow = async (place: Place) => {
    const from = required(primary)
    await rm(place.cluster, { recursive: true, force: true })
    await backUp(from, place)
    standby = await run(place)
    await waitForStandby(from.server, true)
  }
  await follow(places[1])

  return {
    url: `postgresql://postgres@localhost/lonk?host=${places.map(({ home }) => encodeURIComponent(home)).join(',')}`,
    folders: places.map(({ home }) => home),
    primaryUrl: () => required(primary).server.url,
    standbyUrl: () => required(standby).server.url,
    killPrimary: async () => {
      gone = required(primary)
      await required(primary).server.kill()
      primary = null
    },
    killStandby: async () => {
      gone = required(standby)
      await required(standby).server.kill()
      standby = null
    },
    startStandby: async () => {
      standby = await run(required(gone))
    },
    promote: async () => {
      const next = required(standby)
      await waitForStandby(next.server, false)
      await inDatabase(next.server, (client) => client.query('select pg_promote()'))
      primary = next
      standby = null
    },
    makeWhole: async () => {
      if (standby === null) await follow(required(gone))
    },
    stop: async () => {
      await standby?.server.stop()
      await primary?.server.stop()
      for (const { home } of places) await rm(home, { recursive: true, force: true })
    },
  }
}

const placeFor = async (): Promise<Place> => {
  const home = await ownedFolder()
  return { home, cluster: join(home, 'cluster') }
}

const required = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('There is no such server at this moment')
  return value
}

const backUp = async ({ server, home }: Running, { cluster }: Place) => {
  const slot = 'standby'
  const exists = await inDatabase(server, (client) =>
    client.query('select 1 from pg_replication_slots where slot_name = $1', [slot]),
  )
  await runProgram('pg_basebackup', [
    ...['--pgdata', cluster, '--dbname', `host=${home} user=postgres`],
    ...['--write-recovery-conf', '--wal-method', 'stream', '--checkpoint', 'fast', '--slot', slot],
    ...(exists.rowCount === 0 ? ['--create-slot'] : []),
  ])
}

/**
 * Whether a commit is acknowledged only once the standby has it on its disk. Resolves once it is so; a standby may be
 * told before it is promoted.
 */
const waitForStandby = async (server: ServerProcess, on: boolean) => {
  await inDatabase(server, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '${on ? '*' : ''}'`)
    await client.query('select pg_reload_conf()')
    for (let follows = !on; !follows; await pause(50)) {
      const { rowCount } = await client.query(
        "select 1 from pg_stat_replication where sync_state = 'sync' and state = 'streaming'",
      )
      follows = rowCount === 1
    }
  })
}

const inDatabase = async <Result>(
  { url }: ServerProcess,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
