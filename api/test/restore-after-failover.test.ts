import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { readConfig } from '../src/config.ts'
import { type RunningApi, startApi } from '../src/start.ts'
import { waitForCopies } from './databases/acknowledged.ts'
import { ask } from './databases/ask.ts'
import { type Backups, backupRoles, followServer } from './databases/barman.ts'
import { type PostgresPair, startPair } from './databases/postgres-pair.ts'
import { onNewMachine } from './databases/restored.ts'
import { testEnvironment } from './harness.ts'
import { createPerson, type Person } from './people.ts'
import { type Load, messagesOf, sendUntilStopped } from './sending-load.ts'

// The primary was lost, the standby took over, and is lost as well: docs/database.md, "The primary is gone".

let pair: PostgresPair
let backups: Backups
let api: RunningApi & { url: string }
let people: Person[]

beforeAll(async () => {
  pair = await startPair()
  // As the docs do it: in the database of the server itself.
  await ask(pair.primaryUrl().replace('/lonk?', '/postgres?'), await backupRoles())
  backups = await followServer(pair.folders.join(','))
  await backups.copy()
  const running = await startApi(readConfig(testEnvironment('/nowhere', pair.url)))
  api = { ...running, url: `http://127.0.0.1:${running.port}` }
  people = []
  for (let count = 0; count < 4; count += 1) people.push(await createPerson(api, { credits: 5000 }))
}, 120_000)

afterAll(async () => {
  await api?.stop()
  await backups?.stop()
  await pair?.stop()
}, 60_000)

const sendSome = async (): Promise<Load> => {
  const load = sendUntilStopped(people)
  await load.sentMore(100)
  await load.stop()
  return load
}

const expectRestored = (loads: readonly Load[]) =>
  onNewMachine(backups, undefined, async (db) => {
    for (const load of loads) {
      const { sent, stored } = await messagesOf(db, load)
      expect(stored).toEqual(sent)
    }
  })

it('backups that follow the standby that took over have what both acknowledged, with the old copy and a new one', async () => {
  const onTheFirst = await sendSome()
  await pair.killPrimary()
  await pair.promote()
  await backups.followAnew()
  await waitForCopies(pair.primaryUrl())
  await backups.restartLog()

  const beforeTheCopy = await sendSome()
  await expectRestored([onTheFirst, beforeTheCopy])
  await backups.copy()
  const afterTheCopy = await sendSome()
  await pair.killPrimary()
  await expectRestored([onTheFirst, beforeTheCopy, afterTheCopy])
}, 120_000)
