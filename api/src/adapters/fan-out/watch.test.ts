import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals'
import pg from 'pg'
import { type PostgresServer, startPostgres } from '../../../test/databases/postgres-server.ts'
import type { FanOut } from './fan-out.ts'
import { createLocalFanOut } from './local.ts'
import { applicationName, createNotifyFanOut } from './notify.ts'

// Whoever remembers something of members hears of each notice, of each process, and of not hearing any.

let server: PostgresServer
let admin: pg.Client
let opened: FanOut[] = []

beforeAll(async () => {
  server = await startPostgres()
  admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
}, 60_000)

afterEach(async () => {
  await Promise.all(opened.map((fanOut) => fanOut.close()))
  opened = []
})

afterAll(async () => {
  await admin.end()
  await server.stop()
})

const open = async () => {
  const fanOut = await createNotifyFanOut({ connectionString: server.url, warn: () => {} })
  opened.push(fanOut)
  return fanOut
}

/** What a watcher has heard, and a promise of the moment when it holds something. */
const watch = (fanOut: FanOut) => {
  const heard: string[] = []
  let look = () => {}
  const hear = (what: string) => {
    heard.push(what)
    look()
  }
  fanOut.watch({
    onNotice: (userId, passing) => hear(`${userId} ${passing}`),
    onHearing: (hears) => hear(hears ? 'hears' : 'deaf'),
  })
  const until = (what: string) =>
    new Promise<void>((resolve) => {
      look = () => heard.includes(what) && resolve()
      look()
    })
  return { heard, until }
}

it('hears of this process before whoever caused it goes on', async () => {
  for (const fanOut of [createLocalFanOut(), await open()]) {
    const { heard } = watch(fanOut)
    fanOut.wake(7)
    fanOut.send(8, { event: 'logout', data: {} })
    expect(heard).toEqual(['hears', '7 null', '8 logout'])
  }
})

it('hears of another process', async () => {
  const { until } = watch(await open())
  const other = await open()
  other.wake(7)
  other.send(8, { event: 'typing', data: {} })
  await until('7 null')
  await until('8 typing')
})

it('is told that nothing is heard, and that it is again', async () => {
  const { heard, until } = watch(await open())
  heard.length = 0
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
    applicationName,
  ])
  await until('deaf')
  await until('hears')
  expect(heard.slice(0, 2)).toEqual(['deaf', 'hears'])
})

it('is told of a notice that cannot be read: it may have been about anybody', async () => {
  const { heard, until } = watch(await open())
  heard.length = 0
  await admin.query("select pg_notify('lonk_events', 'geen json')")
  await until('hears')
})

it('a process that ends has said what it had to say', async () => {
  const { until } = watch(await open())
  const leaving = await createNotifyFanOut({ connectionString: server.url, warn: () => {} })
  for (let userId = 1; userId <= 500; userId += 1) leaving.wake(userId)
  await leaving.close()
  await until('500 null')
})
