import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { freePort } from '@lonk/shared-api/testing/free-port.ts'
import { ended, startProcess } from './api-process.ts'
import { type PostgresServer, startPostgres } from './databases/postgres-server.ts'
import { testEnvironment } from './harness.ts'
import { startRelay } from './relay.ts'

// Nothing has to be started in a certain order: the API may be there before its database.

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
}, 60_000)
afterAll(() => server.stop())

it('a start while the database is away says so in one line, and waits for it', async () => {
  const port = await freePort()
  const url = `postgresql://postgres@127.0.0.1:${port}/lonk`
  let waited = 0
  let waitedLong = () => {}
  const patience = new Promise<void>((resolve) => {
    waitedLong = resolve
  })
  const starting = startProcess(testEnvironment('/nowhere', url, { LOG_LEVEL: 'warn' }), {
    onWaiting: () => {
      waited += 1
      if (waited === 3) waitedLong()
    },
  })
  const gaveUp = starting.then(() => Promise.reject(new Error('It did not wait')))
  await Promise.race([patience, gaveUp])
  gaveUp.catch(() => {})
  const relay = await startRelay(server, port)
  const api = await starting
  if (!('url' in api)) throw new Error(api.stderr)
  expect((await fetch(`${api.url}/readyz`)).status).toBe(200)
  const lines = api.log().trim().split('\n')
  expect(lines.filter((line) => line.includes('the start waits for it'))).toHaveLength(1)
  api.child.kill('SIGTERM')
  await ended(api.child)
  await relay.close()
}, 60_000)

it('one that the server refuses ends with one line that names the setting', async () => {
  const url = server.url.replace('/lonk?', '/no_such_database?')
  const failed = await startProcess(testEnvironment('/nowhere', url))
  expect(failed).toMatchObject({ exitCode: 1 })
  expect('stderr' in failed && failed.stderr.trim()).toBe(
    'DATABASE_URL: the server refuses: database "no_such_database" does not exist',
  )
}, 60_000)
