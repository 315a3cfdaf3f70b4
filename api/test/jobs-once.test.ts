import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { readConfig } from '../src/config.ts'
import { type Connection, connect } from '../src/database/connection.ts'
import { json } from '../src/database/schema/columns.ts'
import { startApi } from '../src/start.ts'
import { type ApiProcess, ended, startProcess } from './api-process.ts'
import { type PostgresServer, startPostgres } from './databases/postgres-server.ts'
import { startDying } from './dying.ts'
import { testEnvironment } from './harness.ts'
import { createPerson } from './people.ts'
import { browserOf } from './visitors.ts'

// Processes of the API on one PostgreSQL server and one folder: what waits is done by any of them, once, and what one
// was doing when it was killed is done by another.

const count = 200
const lease = 2 * 60_000

let server: PostgresServer
let folder: string
let connection: Connection
let userId: number
let pair: ApiProcess[] = []
const arrived: { messageId: string; to: string }[] = []
const mailbox = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, { envelope }, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      PostalMime.parse(Buffer.concat(parts)).then(({ messageId = '' }) => {
        const [to] = envelope.rcptTo
        arrived.push({ messageId, to: to?.address ?? '' })
        done()
      }, done)
    })
  },
})

// A process that is killed in the middle of a mail breaks off its connection.
mailbox.on('error', () => undefined)

const environment = () =>
  testEnvironment(folder, server.url, {
    LOG_LEVEL: 'debug',
    PHOTO_STORE: join(folder, 'photos'),
    MAIL_URL: `smtp://127.0.0.1:${Object(mailbox.server.address()).port}`,
  })

beforeAll(async () => {
  server = await startPostgres()
  folder = await mkdtemp(join(tmpdir(), 'lonk-once-'))
  const listening = mailbox.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const api = await startApi(readConfig(testEnvironment(folder, server.url)))
  userId = (await createPerson({ ...api, url: '' })).userId
  await api.stop()
  connection = await connect({ databaseUrl: server.url, dataDir: folder })
  pair = await Promise.all([running(), running()])
}, 60_000)
afterAll(async () => {
  await stopAll(pair)
  await connection.close()
  mailbox.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  arrived.length = 0
  for (const table of ['jobs', 'exports', 'outbox', 'mail_log'] as const)
    await connection.db.deleteFrom(table).execute()
  await rm(join(folder, 'photos', 'exports'), { recursive: true, force: true })
})

const running = async (): Promise<ApiProcess> => {
  const started = await startProcess(environment())
  if (!('url' in started)) throw new Error(started.stderr)
  return started
}
const stopAll = async (processes: readonly ApiProcess[]) => {
  await Promise.all(
    processes.map(({ child }) => {
      const gone = ended(child)
      child.kill('SIGTERM')
      return gone
    }),
  )
}

/** Archives of one member, as if they had asked for all of them at this moment. */
const askForArchives = () =>
  connection.db.transaction().execute(async (trx) => {
    const now = new Date()
    const asked = await trx
      .insertInto('exports')
      .values(
        Array.from({ length: count }, () => ({
          user_id: userId,
          state: 'queued' as const,
          created_at: now,
          expires_at: new Date(now.getTime() + 86_400_000),
        })),
      )
      .returning('id')
      .execute()
    const jobs = asked.map(({ id }) => ({
      queue: 'export',
      run_at: now,
      payload: json({ id }),
      created_at: now,
    }))
    await trx.insertInto('jobs').values(jobs).execute()
  })

const writeMails = () => {
  const now = new Date()
  const mails = Array.from({ length: count }, (_, index) => ({
    topic: 'mail' as const,
    user_id: null,
    recipient: `box-${index}@example.test`,
    payload: json({ subject: 'Hoi', text: 'Hoi', html: '<p>Hoi</p>', links: [] }),
    created_at: now,
    next_attempt_at: now,
    template: 'test',
  }))
  return connection.db.insertInto('outbox').values(mails).execute()
}

const waitingJobs = () => connection.db.selectFrom('jobs').select(['attempts', 'locked_until']).execute()
const waitingMails = () =>
  connection.db.selectFrom('outbox').select('attempts').where('published_at', 'is', null).execute()

const until = async (done: () => Promise<boolean>, withinMs = 60_000) => {
  const end = performance.now() + withinMs
  while (!(await done())) {
    if (performance.now() > end) throw new Error('That took too long')
    await pause(25)
  }
}

const doneBy = ({ log }: ApiProcess) =>
  log()
    .split('\n')
    .filter((line) => line.includes('"job done"'))

const archives = async () => {
  const files = (await readdir(join(folder, 'photos', 'exports'))).filter((name) => name.endsWith('.zip'))
  const ready = await connection.db
    .selectFrom('exports')
    .select('storage_key')
    .where('state', '=', 'ready')
    .execute()
  return { files: files.sort(), ready: ready.map(({ storage_key }) => storage_key ?? '').sort() }
}

/** All processes have one clock; set back, it would keep those that wait for it. */
let shifted = 0
const setClock = (url: string, shift_ms: number) => browserOf(url).post('/dev/clock', { shift_ms })
const endLeases = async () => {
  shifted += lease
  for (const { url } of pair) await setClock(url, lease)
}
/** A process that dies at its given statement from now on. */
const startDoomed = async (statements: number) => {
  const dying = await startDying(environment())
  await setClock(dying.origin, shifted)
  await dying.arm(statements)
  return dying
}

it('two processes do 200 jobs, each job once', async () => {
  const before = pair.map((api) => doneBy(api).length)
  const doneSince = () => pair.map((api, index) => doneBy(api).length - (before[index] ?? 0))
  const all = () => doneSince().reduce((sum, done) => sum + done)
  await askForArchives()
  await until(async () => (await waitingJobs()).length === 0)
  // A process logs a job once its row is gone, and a busy one tells us later still.
  await until(async () => all() >= count)
  for (const done of doneSince()) expect(done).toBeGreaterThan(0)
  expect(all()).toBe(count)
  const { files, ready } = await archives()
  expect(files).toHaveLength(count)
  expect(files).toEqual(ready)
}, 90_000)

it('two processes send 200 mails, each mail once', async () => {
  await writeMails()
  await until(async () => (await waitingMails()).length === 0)
  expect(arrived).toHaveLength(count)
  expect(new Set(arrived.map(({ to }) => to)).size).toBe(count)
}, 90_000)

/** One that dies in the middle of its share; true where that was in the middle of a job, not between two. */
const dieAtWork = async (): Promise<boolean> => {
  const dying = await startDoomed(randomInt(60, 160))
  await askForArchives()
  await until(async () => (await waitingJobs()).length <= 1)
  await dying.end()
  // A living process may still be working on the last one, for a moment.
  await pause(1000)
  return (await waitingJobs()).length === 1
}

it('what a process was at when it was killed is done by another, and leaves one effect', async () => {
  let batches = 1
  for (; !(await dieAtWork()); batches += 1) expect(batches).toBeLessThan(8)
  // Nobody touches it while the lease of the dead one runs.
  expect(await waitingJobs()).toEqual([{ attempts: 1, locked_until: expect.any(Date) }])
  await endLeases()
  await until(async () => (await waitingJobs()).length === 0)
  await until(async () => pair.flatMap(doneBy).some((line) => line.includes('"attempts":2')))
  const { files, ready } = await archives()
  expect(files).toHaveLength(count * batches)
  expect(files).toEqual(ready)
}, 120_000)

it('a mail that was on its way when its process was killed arrives, as one mail', async () => {
  const dying = await startDoomed(randomInt(10, 60))
  await writeMails()
  await until(async () => (await waitingMails()).every(({ attempts }) => attempts > 0))
  await dying.end()
  await endLeases()
  await until(async () => (await waitingMails()).length === 0)
  expect(new Set(arrived.map(({ to }) => to)).size).toBe(count)
  // A mail that comes twice is the same one: one Message-ID for each mail.
  expect(new Set(arrived.map(({ messageId }) => messageId)).size).toBe(count)
  const logged = await connection.db.selectFrom('mail_log').select('provider_id').execute()
  expect(logged).toHaveLength(count)
}, 90_000)
