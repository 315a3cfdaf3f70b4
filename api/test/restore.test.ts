import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { readConfig } from '../src/config.ts'
import { type RunningApi, startApi } from '../src/start.ts'
import { waitForCopies } from './databases/acknowledged.ts'
import { ask } from './databases/ask.ts'
import { type Backups, backupRoles, followServer } from './databases/barman.ts'
import { type ServerProcess, startServer } from './databases/postgres-process.ts'
import { ownedFolder } from './databases/postgres-programs.ts'
import { copyCluster } from './databases/postgres-server.ts'
import { onNewMachine } from './databases/restored.ts'
import { testEnvironment } from './harness.ts'
import { createPerson, type Person } from './people.ts'
import { type Load, messagesOf, sendUntilStopped } from './sending-load.ts'

// Last night's copy and the log of today, on a machine that has nothing yet: docs/database.md.

let home: string
let server: ServerProcess | null
let backups: Backups
let api: RunningApi & { url: string }
let people: Person[]

beforeAll(async () => {
  home = await ownedFolder()
  const started = await startServer(await copyCluster(home), home)
  server = started
  await ask(started.urlOf('postgres'), await backupRoles())
  await waitForCopies(started.url)
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

const sendSome = async (): Promise<Load> => {
  const load = sendUntilStopped(people)
  await load.sentMore(100)
  return load
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

  await onNewMachine(backups, undefined, async (db) => {
    for (const load of [early, late]) {
      const { sent, stored } = await messagesOf(db, load)
      expect(stored).toEqual(sent)
    }
  })
  await onNewMachine(backups, moment, async (db) => {
    const { sent, stored } = await messagesOf(db, early)
    expect(stored).toEqual(sent)
    expect((await messagesOf(db, late)).stored).toEqual([])
  })
}, 120_000)
