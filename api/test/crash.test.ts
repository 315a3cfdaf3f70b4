import { type ChildProcess, fork } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { readConfig } from '../src/config.ts'
import { startApi } from '../src/start.ts'
import { copyEmbedded } from './databases/embedded.ts'
import { testEnvironment } from './harness.ts'
import { checkInvariants } from './invariants.ts'
import { createPerson, textTo } from './people.ts'
import { browserOf } from './visitors.ts'

// What was acknowledged is there after a kill -9, and a call repeated with its key acts once: on the embedded
// database, in a process of its own that dies in the middle of sending.

const full = Boolean(process.env.TEST_FULL)
// The embedded database takes seconds to come back after each death.
const rounds = full ? 40 : 5
const senders = full ? 20 : 8
const credits = full ? 1500 : 60
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

let dataDir: string
let people: { cookie: string; profileId: number }[]
let environment: Record<string, string>
let running: ChildProcess | undefined

const inProcess = () => startApi(readConfig(environment))

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lonk-crash-'))
  await copyEmbedded(dataDir)
  environment = testEnvironment(dataDir, undefined)
  const api = await inProcess()
  people = []
  for (let count = 0; count < senders; count += 1) {
    const person = await createPerson({ ...api, url: '' }, { credits })
    people.push({ cookie: person.cookie(), profileId: person.profileId })
  }
  await api.stop()
}, 60_000)

afterAll(async () => {
  running?.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

const startProcess = async (): Promise<string> => {
  const child = fork(main, { env: { PATH: process.env.PATH, ...environment }, execArgv: [], stdio: 'ignore' })
  running = child
  const [message] = await once(child, 'message')
  return `http://127.0.0.1:${message.port}`
}

const countOf = (all: readonly Sender[]) =>
  all.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)

/** The kill comes at a random message, not at a random time: on a busy machine nothing might have been sent yet. */
const untilAcknowledged = async (all: readonly Sender[], count: number) => {
  for (let waited = 0; countOf(all) < count && waited < 10_000; waited += 5) {
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

const killProcess = async () => {
  const gone = once(running ?? process, 'exit')
  running?.kill('SIGKILL')
  await gone
}

type Sent = { key: string; message: ReturnType<typeof textTo>; body: Record<string, unknown> }
type Sender = { cookie: string; to: { profileId: number }; acknowledged: Sent[]; unanswered: Sent[] }

/** Sends one after the other until the process is gone or the credits are. */
const sendUntilDeath = async (origin: string, sender: Sender) => {
  const browser = browserOf(origin, sender.cookie)
  for (;;) {
    const sent: Sent = { key: randomUUID(), message: textTo(sender.to), body: {} }
    try {
      const { status, body } = await browser.post('/api/message.php', sent.message, { key: sent.key })
      if (status !== 201) return
      sender.acknowledged.push({ ...sent, body })
    } catch {
      sender.unanswered.push(sent)
      return
    }
  }
}

const messageIds = async (origin: string, sender: Sender): Promise<Map<string, number>> => {
  const browser = browserOf(origin, sender.cookie)
  const ids = new Map<string, number>()
  for (let before = ''; ; ) {
    const { body } = await browser.get(`/api/chat.php?profile_id=${sender.to.profileId}&limit=50${before}`)
    const { messages, has_more } = Object(body)
    for (const message of messages) {
      expect(ids.has(message.client_id)).toBe(false)
      ids.set(message.client_id, message.id)
    }
    if (!has_more) return ids
    before = `&before=${messages[0].id}`
  }
}

it('a kill in the middle of sending loses nothing that was acknowledged, and charges nothing twice', async () => {
  const first = people[0]
  const senderOf = (person: (typeof people)[number], index: number): Sender => ({
    cookie: person.cookie,
    to: { profileId: people[(index + 1) % senders]?.profileId ?? first?.profileId ?? 0 },
    acknowledged: [],
    unanswered: [],
  })
  const all = people.map(senderOf)
  for (let round = 0; round < rounds; round += 1) {
    const origin = await startProcess()
    const dying = Promise.all(all.map((sender) => sendUntilDeath(origin, sender)))
    await untilAcknowledged(all, countOf(all) + randomInt(2, 20))
    await killProcess()
    await dying
  }
  expect(all.flatMap(({ acknowledged }) => acknowledged).length).toBeGreaterThan(rounds)
  expect(all.flatMap(({ unanswered }) => unanswered).length).toBeGreaterThan(0)

  const origin = await startProcess()
  for (const sender of all) {
    const browser = browserOf(origin, sender.cookie)
    const kept = await messageIds(origin, sender)
    for (const { key, message, body } of sender.acknowledged) {
      expect(kept.get(message.client_id)).toBe(Object(body).message.id)
      const again = await browser.post('/api/message.php', message, { key })
      expect(again.headers.get('Idempotent-Replayed')).toBe('true')
      expect(again.body).toEqual(body)
    }
    for (const { key, message } of sender.unanswered)
      expect((await browser.post('/api/message.php', message, { key })).status).toBe(201)
    const wanted = new Set(
      [...sender.acknowledged, ...sender.unanswered].map(({ message }) => message.client_id),
    )
    const now = await messageIds(origin, sender)
    const own = [...wanted].filter((client_id) => now.has(client_id))
    expect(own).toHaveLength(wanted.size)
    const { body } = await browser.post(
      '/api/message.php',
      [...sender.acknowledged, ...sender.unanswered][0]?.message,
    )
    expect(body.credits).toBe(credits - wanted.size)
  }
  await killProcess()

  const api = await inProcess()
  await checkInvariants(api.services.db).finally(api.stop)
}, 1_200_000)
