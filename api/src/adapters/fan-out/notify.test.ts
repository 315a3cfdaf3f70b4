import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import pg from 'pg'
import { type PostgresServer, startPostgres } from '../../../test/databases/postgres-server.ts'
import { openEvents } from '../../../test/event-stream.ts'
import { testEnvironment } from '../../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../../test/people.ts'
import { startRelay } from '../../../test/relay.ts'
import { browserOf } from '../../../test/visitors.ts'
import { readConfig } from '../../config.ts'
import { type RunningApi, startApi } from '../../start.ts'
import { applicationName, createNotifyFanOut } from './notify.ts'

// Two APIs on one PostgreSQL server. Anna's stream is open at the first, Bram writes through the second, and the
// connections on which they tell each other are cut.

type Api = RunningApi & { url: string }

/** Of no person here: all listen on one channel, and what comes late must not be in the stream of a later test. */
const stranger = 7_000_000

let server: PostgresServer
let first: Api
let second: Api
let admin: pg.Client
let anna: Person
let bram: Person

const start = async (): Promise<Api> => {
  const api = await startApi(readConfig(testEnvironment('/nowhere', server.url)))
  return { ...api, url: `http://127.0.0.1:${api.port}` }
}

beforeAll(async () => {
  server = await startPostgres()
  first = await start()
  second = await start()
  admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
}, 60_000)

beforeEach(async () => {
  anna = await createPerson(first, { credits: 100 })
  bram = await createPerson(second, { credits: 100 })
})

afterAll(async () => {
  await admin.end()
  await first.stop()
  await second.stop()
  await server.stop()
})

const cutAll = () =>
  admin.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
    applicationName,
  ])

const untilGone = async (pid: number) => {
  for (;;) {
    const { rowCount } = await admin.query('select 1 from pg_stat_activity where pid = $1', [pid])
    if (rowCount === 0) return
  }
}

const write = async (through: Api, from: Person, to: Person) => {
  const { status } = await browserOf(through.url, from.cookie()).post('/api/message.php', textTo(to))
  expect(status).toBe(201)
}

const unreadOf = async (person: Person) => {
  const { body } = await person.get('/api/chats.php')
  return Object(body).unread_total
}

it('a message written through one reaches a stream of the other', async () => {
  const stream = await openEvents(first.url, anna.cookie())
  await stream.next()
  await write(second, bram, anna)
  expect(await stream.next()).toMatchObject({ event: 'message' })
  stream.close()
})

it('with the listeners cut, streams are told to load again, and nothing is lost', async () => {
  const stream = await openEvents(first.url, anna.cookie())
  await stream.next()
  await cutAll()
  await write(second, bram, anna)
  const told = [(await stream.next()).event]
  // It comes when the listener is back, and else to the streams of a later test.
  while (told.at(-1) !== 'resync') told.push((await stream.next()).event)
  expect(['resync', 'message,resync']).toContain(told.join())
  expect(await unreadOf(anna)).toBe(1)
  stream.close()
})

it('what happened here while the listener was cut is told to the others once it is back', async () => {
  const open = () => createNotifyFanOut({ connectionString: server.url, warn: () => {} })
  const cut = await open()
  const { rows } = await admin.query(
    'select pid from pg_stat_activity where application_name = $1 order by backend_start desc limit 1',
    [applicationName],
  )
  const other = await open()
  const heardHere: string[] = []
  cut.subscribe(stranger, {
    onWake: () => {},
    onPassing: ({ event }) => heardHere.push(event),
    onResync: () => {},
  })
  const heardThere = new Promise<string>((resolve) => {
    other.subscribe(stranger, {
      onWake: () => {},
      onPassing: ({ event }) => resolve(event),
      onResync: () => {},
    })
  })
  const gone = new Promise((resolve) => {
    cut.subscribe(stranger + 1, { onWake: () => {}, onPassing: () => {}, onResync: () => resolve(undefined) })
  })
  await admin.query('select pg_terminate_backend($1)', [rows[0].pid])
  await untilGone(rows[0].pid)
  // Typing is in no table from which it could be loaded again.
  cut.send(stranger, { event: 'typing', data: { conversation_id: 3 } })
  expect(await heardThere).toBe('typing')
  await gone
  expect(heardHere).toContain('typing')
  await cut.close()
  await other.close()
})

it.each([
  ['no JSON', 'geen json'],
  ['nothing', ''],
  ['a shape of another version', JSON.stringify({ user: 'seven', since: 3 })],
  ['a list', '[]'],
  ['an event without a name', JSON.stringify({ user: stranger, passing: { data: {} } })],
])('an odd notice (%s) ends nobody, and the next one arrives', async (_, payload) => {
  const stream = await openEvents(first.url, anna.cookie())
  await stream.next()
  await admin.query('select pg_notify($1, $2)', ['lonk_events', payload])
  await write(second, bram, anna)
  expect(await stream.next()).toMatchObject({ event: 'message' })
  stream.close()
})

it('a listener that throws ends nobody', async () => {
  const fanOut = await createNotifyFanOut({ connectionString: server.url, warn: () => {} })
  const heard = new Promise((resolve) => {
    fanOut.subscribe(stranger + 2, { onWake: () => resolve(undefined), onPassing: fail, onResync: () => {} })
  })
  fanOut.send(stranger + 2, { event: 'typing', data: {} })
  fanOut.wake(stranger + 2)
  await heard
  await fanOut.close()
})

const fail = () => {
  throw new Error('of a stream that is gone')
}

it('a connection that falls silent is left: both sides hear of each other again, and nobody waits for ever', async () => {
  const relay = await startRelay(server)
  const warnings: string[] = []
  const open = (connectionString: string) =>
    createNotifyFanOut({
      connectionString,
      warn: (message) => warnings.push(message),
      askEveryMs: 100,
      patienceMs: 300,
    })
  const [cut, other] = [await open(relay.url), await open(server.url)]
  const heardThere = new Promise<string>((resolve) => {
    other.subscribe(stranger, {
      onWake: () => {},
      onPassing: ({ event }) => resolve(event),
      onResync: () => {},
    })
  })
  const loadAgain = new Promise((resolve) => {
    cut.subscribe(stranger, { onWake: () => {}, onPassing: () => {}, onResync: () => resolve(undefined) })
  })
  relay.silence()
  cut.send(stranger, { event: 'typing', data: { conversation_id: 3 } })
  relay.speak()
  expect(await heardThere).toBe('typing')
  await loadAgain
  expect(warnings).toEqual([expect.stringContaining('The connection for notices was lost')])
  await cut.close()
  await other.close()
  await relay.close()
})

it('one that only listens notices the silence as well', async () => {
  const relay = await startRelay(server)
  const listens = await createNotifyFanOut({
    connectionString: relay.url,
    warn: () => {},
    askEveryMs: 100,
    patienceMs: 300,
  })
  const loadAgain = new Promise((resolve) => {
    listens.subscribe(stranger, { onWake: () => {}, onPassing: () => {}, onResync: () => resolve(undefined) })
  })
  relay.silence()
  relay.speak()
  await loadAgain
  await listens.close()
  await relay.close()
})
