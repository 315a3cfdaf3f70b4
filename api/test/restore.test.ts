import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import pg from 'pg'
import { readConfig } from '../src/config.ts'
import { connect, type Db } from '../src/database/connection.ts'
import { type RunningApi, startApi } from '../src/start.ts'
import { type Backups, backupRoles, followServer } from './databases/barman.ts'
import { type ServerProcess, startServer } from './databases/postgres-process.ts'
import { ownedFolder } from './databases/postgres-programs.ts'
import { copyCluster } from './databases/postgres-server.ts'
import { testEnvironment } from './harness.ts'
import { checkInvariants } from './invariants.ts'
import { createPerson, type Person } from './people.ts'
import { type Load, sendUntilStopped } from './sending-load.ts'

// Last night's copy and the log of today, on a machine that has nothing yet: docs/database.md.

const acknowledged = new URL('../../configs/production/postgresql/acknowledged.conf', import.meta.url)

let home: string
let server: ServerProcess | null
let backups: Backups
let api: RunningApi & { url: string }
let people: Person[]

beforeAll(async () => {
  home = await ownedFolder()
  const started = await startServer(await copyCluster(home), home)
  server = started
  await ask({ url: started.urlOf('postgres') }, await backupRoles())
  // A commit waits until the backup has it, as production's own file says.
  const [, setting] =
    (await readFile(acknowledged, 'utf8')).match(/^(synchronous_standby_names = .*)$/m) ?? []
  await ask(started, `alter system set ${setting}`)
  await ask(started, 'select pg_reload_conf()')
  backups = await followServer(home)
  await backups.copy()
  const running = await startApi(readConfig(testEnvironment('/nowhere', started.url)))
  api = { ...running, url: `http://127.0.0.1:${running.port}` }
  people = []
  for (let count = 0; count < 4; count += 1) people.push(await createPerson(api, { credits: 5000 }))
}, 120_000)

afterAll(async () => {
  await api?.stop()
  await backups?.stop()
  await server?.stop()
  await rm(home, { recursive: true, force: true })
}, 60_000)

const ask = async ({ url }: Pick<ServerProcess, 'url'>, statement: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows
}

const sendSome = async (): Promise<Load> => {
  const load = sendUntilStopped(people)
  await load.sentMore(100)
  return load
}

/** Starts what was restored and hands over its database. */
const onNewMachine = async (moment: Date | undefined, work: (db: Db) => Promise<void>) => {
  const machine = await ownedFolder()
  const cluster = join(machine, 'cluster')
  await backups.restore(cluster, moment)
  const restored = await startServer(cluster, machine, ['synchronous_standby_names='])
  // Whoever asks meanwhile is answered as by a standby.
  while (await ask(restored, 'select pg_is_in_recovery() as now').then(([row]) => row?.now)) await pause(50)
  const { db, close } = await connect({ databaseUrl: restored.url, dataDir: machine })
  try {
    await work(db)
    await checkInvariants(db)
  } finally {
    await close()
    await restored.stop()
    await rm(machine, { recursive: true, force: true })
  }
}

const messagesOf = async (db: Db, load: Load) => {
  const sent = load.senders.flatMap((sender) => sender.sent)
  const rows = await db.selectFrom('messages').select('client_id').where('client_id', 'in', sent).execute()
  return { sent: sent.sort(), stored: rows.map((row) => row.client_id).sort() }
}

it('the server is lost: what was acknowledged is there; or what was there at a moment, and nothing later', async () => {
  const early = await sendSome()
  await early.stop()
  await pause(20)
  const moment = new Date()
  await pause(20)
  const late = await sendSome()
  await server?.kill()
  server = null
  // Who writes goes on until nobody answers any more.
  late.stop().catch(() => {})

  await onNewMachine(undefined, async (db) => {
    for (const load of [early, late]) {
      const { sent, stored } = await messagesOf(db, load)
      expect(stored).toEqual(sent)
    }
  })
  await onNewMachine(moment, async (db) => {
    const { sent, stored } = await messagesOf(db, early)
    expect(stored).toEqual(sent)
    expect((await messagesOf(db, late)).stored).toEqual([])
  })
}, 120_000)
