import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { freePort } from '@lonk/shared-api/testing/free-port.ts'
import { entry, shell } from './testing/published-site.ts'
import { answerWith, startTestApi, type TestApi } from './testing/test-api.ts'
import { createTestStore, shellFiles, type TestStore } from './testing/test-store.ts'

// `npm run serve`, as a process: it starts, waits, leaves.

const script = fileURLToPath(new URL('./main.ts', import.meta.url))

let store: TestStore
let dataDir: string
let api: TestApi
let apiReady: boolean
let held: ServerResponse[]
let running: ChildProcess | null
let said: string

beforeEach(async () => {
  apiReady = true
  held = []
  said = ''
  running = null
  store = createTestStore()
  store.write(shell, shellFiles())
  await store.publish({ shell: entry(shell) })
  dataDir = mkdtempSync(join(tmpdir(), 'lonk-serve-'))
  api = await startTestApi((request, response) => {
    if (request.url === '/readyz') return answerWith(response, {}, apiReady ? 200 : 503)
    if (request.url === '/api/slow.php') return void held.push(response)
    if (request.url !== '/api/events.php') return answerWith(response, {})
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('event: hello\ndata: {}\n\n')
  })
})
afterEach(async () => {
  if (running?.exitCode === null && running.signalCode === null) {
    running.kill('SIGKILL')
    await once(running, 'exit')
  }
  await api.close()
  store.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Started with the public key alone; no other setting of this process reaches it. */
const serve = async (): Promise<{ child: ChildProcess; address: string }> => {
  const port = await freePort()
  const child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      REGISTRY: store.folder,
      REGISTRY_PUBLIC_KEY: store.keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
      API_URL: api.address,
      DRAIN_SECONDS: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running = child
  for (const out of [child.stdout, child.stderr])
    out?.on('data', (data) => {
      said += String(data)
    })
  return { child, address: `http://127.0.0.1:${port}` }
}

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await wait(30)
}

const answers = (address: string, path: string): Promise<Response | null> =>
  fetch(address + path).catch(() => null)

/** Everything an answer brought, once it has ended. */
const whole = async (address: string, path: string) => {
  const request = get(address + path)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const body = answer.toArray().then((chunks) => Buffer.concat(chunks).toString())
  return { status: answer.statusCode, body }
}

test('it listens once its API is ready, and says what it waits for', async () => {
  apiReady = false
  const { address } = await serve()
  await until(() => said.includes('the start waits for the api'))
  await until(() => api.asked.length >= 3)
  expect(await answers(address, '/healthz')).toBeNull()
  apiReady = true
  await until(() => said.includes('the site listens at'))
  expect((await answers(address, '/readyz'))?.status).toBe(200)
  expect(said.match(/the start waits/g)).toHaveLength(1)
})

test('told to end, it says so first, still answers, finishes what is under way, ends streams, and is gone', async () => {
  const { child, address } = await serve()
  await until(() => said.includes('the site listens at'))
  const slow = whole(address, '/api/slow.php')
  const stream = await whole(address, '/api/events.php')
  await until(() => held.length === 1)

  child.kill('SIGTERM')
  await until(async () => (await answers(address, '/readyz'))?.status === 503)
  const readiness = await (await answers(address, '/readyz'))?.json()
  expect(readiness).toEqual({ ready: false, api: 'ready', registry: 'ready', leaving: true })
  expect((await answers(address, '/api/user.php'))?.headers.get('connection')).toBe('close')

  await until(async () => (await answers(address, '/healthz')) === null)
  const [response] = held
  if (response) answerWith(response, { done: true })
  expect(await (await slow).body).toBe('{"done":true}')
  expect(await stream.body).toBe('event: hello\ndata: {}\n\n')
  await until(() => child.exitCode !== null)
  expect(child.exitCode).toBe(0)
})

test('a person at the terminal does not wait', async () => {
  const { child } = await serve()
  await until(() => said.includes('the site listens at'))
  const began = performance.now()
  child.kill('SIGINT')
  await until(() => child.exitCode !== null)
  expect(performance.now() - began).toBeLessThan(1000)
})

test('a signal while it still waits ends it as well', async () => {
  apiReady = false
  const { child } = await serve()
  await until(() => said.includes('the start waits for the api'))
  child.kill('SIGTERM')
  await until(() => child.exitCode !== null)
  expect(child.exitCode).toBe(0)
})
