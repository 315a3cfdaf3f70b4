import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { storeLayout } from '../../shell/server/registry/store-layout.ts'
import { promote } from '../release/promote.ts'
import { publish } from '../release/publish.ts'
import { rollback } from '../release/rollback.ts'
import { openStore, type Store } from '../release/store.ts'
import { createTestStore } from '../release/test-builds.ts'
import { withdraw } from '../release/withdraw.ts'
import { readAudit } from './audit.ts'
import { encodeAct, encodeUpload } from './call-body.ts'
import { createPublishEndpoint } from './endpoint.ts'
import { makeOwnerKey, type OwnerKey, readOwnerKey } from './owner-key.ts'
import { addOwner, removeOwner } from './owners.ts'
import { headersOf } from './signed-call.ts'

// What the audit log has, whoever acts and whatever comes between.

let made: ReturnType<typeof createTestStore>
let keys: string
let chat: OwnerKey
const servers: Server[] = []
beforeEach(async () => {
  made = createTestStore()
  keys = mkdtempSync(join(tmpdir(), 'lonk-keys-'))
  const file = join(keys, 'team-chat')
  await addOwner(made.store, {
    name: 'team-chat',
    publicKey: makeOwnerKey('team-chat', file),
    parts: ['mf-chat'],
  })
  chat = readOwnerKey(file)
  await publish(made.store, [await made.shell()])
})
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  made.remove()
  rmSync(keys, { recursive: true, force: true })
})

const publicUrl = 'https://lonk.example'
/** A server with the endpoint alone; gives its address. */
const listen = async (store: Store = made.store, now = () => new Date()): Promise<string> => {
  const endpoint = createPublishEndpoint(store, { publicUrl, now })
  const server = createServer((request, response) => void endpoint(request, response))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const signed = (body: Buffer, part = 'mf-chat', at = new Date()) =>
  headersOf(chat, { site: publicUrl, part, body }, at)
const send = (address: string, headers: Record<string, string>, body: Buffer) =>
  fetch(address, { method: 'POST', headers, body: new Uint8Array(body) })
const upload = async (script: string): Promise<Buffer> => {
  const { folder, sourceHash } = await made.remote('mf-chat', {}, script)
  return encodeUpload(folder, { sourceHash, made: { commit: null, clean: true } })
}
const lines = () => readAudit(made.store.folder)
const acts = async () => (await lines()).map(({ owner, act, part, status }) => [owner, act, part, status])

describe('a process that is killed between act and log', () => {
  /** Ends for us right after the registry was swapped: nothing comes after. */
  const killedAfterSwap = () => {
    const swapped = Promise.withResolvers<void>()
    const remember = () => {
      swapped.resolve()
      return new Promise<void>(() => {})
    }
    return { swapped: swapped.promise, store: { ...made.store, seen: { ...made.store.seen, remember } } }
  }

  test('leaves a line that says what was begun, and its signature is good no more', async () => {
    const { swapped, store } = killedAfterSwap()
    const body = await upload('one')
    const headers = signed(body)
    send(await listen(store), headers, body).catch(() => undefined)
    await swapped
    expect(await lines()).toMatchObject([
      { owner: 'team-chat', act: 'release', part: 'mf-chat', version: null, status: 102 },
    ])
    rmSync(storeLayout(made.store.folder).lock)
    const restarted = await listen()
    expect((await send(restarted, headers, body)).status).toBe(409)
    expect((await acts()).map(([, , , status]) => status)).toEqual([102, 409])
  })
})

test('an act that came to its end is one line, of its outcome', async () => {
  const body = await upload('one')
  await send(await listen(), signed(body), body)
  expect(await acts()).toEqual([['team-chat', 'release', 'mf-chat', 200]])
})

describe('a flood', () => {
  let now: Date
  const at = async () => listen(made.store, () => now)
  const body = encodeAct({ act: 'withdraw' })
  beforeEach(() => {
    now = new Date(Math.floor(Date.now() / 60_000) * 60_000)
  })

  test('of refusals that an owner’s key signed is in the log, each of them', async () => {
    const site = await at()
    for (let count = 0; count < 70; count++) {
      const headers = signed(body, 'shell', new Date(now.getTime() - count * 1000))
      expect((await send(site, headers, body)).status).toBe(403)
    }
    expect(await lines()).toHaveLength(70)
  })

  test('of strangers, or of one call again and again, is in the log sixty times a minute, and how many more', async () => {
    const site = await at()
    const again = signed(body, 'shell', now)
    await send(site, again, body)
    for (let count = 0; count < 40; count++) {
      expect((await send(site, {}, body)).status).toBe(401)
      expect((await send(site, again, body)).status).toBe(403)
    }
    expect(await lines()).toHaveLength(61)
    now = new Date(now.getTime() + 60_000)
    await send(site, {}, body)
    expect((await lines()).slice(61).map(({ outcome }) => outcome)).toEqual([
      '20 more calls were refused within a minute: no key signed them, or they had come before',
      '"" is no owner here',
    ])
  })
})

describe('what is done at the store itself', () => {
  const opened = (env: Record<string, string> = { RELEASED_BY: 'anna' }) => {
    const data = join(keys, 'data')
    return openStore({ dataDir: data, registry: join(data, 'registry'), production: false }, env)
  }
  const said = async () =>
    (await readAudit(opened().folder)).map(({ owner, act, part, version, status }) => [
      owner,
      act,
      part,
      version,
      status,
    ])

  test('is in the log with who did it: releases, what is done to them, and owners', async () => {
    const store = opened()
    const released = async (script: string, canary?: number) => {
      const build = await made.remote('mf-chat', {}, script)
      const { releases } = await publish(store, [build], canary === undefined ? {} : { canary })
      return releases[0]?.release.version
    }
    await publish(store, [await made.shell(), await made.remote('mf-members')])
    const [one, two, three] = [
      await released('one'),
      await released('two', 0.1),
      await released('three', 0.1),
    ]
    await promote(store, 'mf-chat')
    await rollback(store, 'mf-chat')
    await released('two', 0.2)
    await rollback(store, 'mf-chat')
    await withdraw(store, 'mf-chat')
    await addOwner(store, {
      name: 'team-chat',
      publicKey: makeOwnerKey('x', join(keys, 'x')),
      parts: ['mf-chat'],
    })
    await removeOwner(store, 'team-chat')
    const anna = 'anna (at the store)'
    expect((await said()).slice(2)).toEqual([
      [anna, 'release', 'mf-chat', one, 200],
      [anna, 'release', 'mf-chat', two, 200],
      [anna, 'release', 'mf-chat', three, 200],
      [anna, 'promote', 'mf-chat', three, 200],
      [anna, 'rollback', 'mf-chat', one, 200],
      [anna, 'release', 'mf-chat', two, 200],
      [anna, 'rollback', 'mf-chat', two, 200],
      [anna, 'withdraw', 'mf-chat', one, 200],
      [anna, 'owners add', 'mf-chat', null, 200],
      [anna, 'owners remove', '', null, 200],
    ])
    expect((await said()).slice(0, 2).map(([, , part]) => part)).toEqual(['shell', 'mf-members'])
    const outcomes = (await readAudit(store.folder)).map(({ outcome }) => outcome)
    expect(outcomes[3]).toBe(`${two} is for 10 % of visitors`)
    expect(outcomes[4]).toBe(`${three} is for 10 % of visitors; candidate ${two} is dropped`)
    expect(outcomes[5]).toBe(`${three} is for everybody, was ${one}`)
    expect(outcomes[8]).toBe(`candidate ${two} is withdrawn`)
    expect(outcomes[10]).toMatch(/^team-chat may publish mf-chat, by the key MCow/)
  })

  test('is there with its failure, too', async () => {
    const store = opened()
    await publish(store, [await made.shell()])
    mkdirSync(`${storeLayout(store.folder).registry}.next`)
    await expect(publish(store, [await made.remote('mf-chat')])).rejects.toThrow('EISDIR')
    const last = (await readAudit(store.folder)).at(-1)
    expect(last).toMatchObject({ act: 'release', part: 'mf-chat', version: null, status: 500 })
    expect(last?.outcome).toContain('EISDIR')
  })

  test('names whoever git names where nobody else is said', async () => {
    await publish(opened({}), [await made.shell()])
    expect((await said())[0]?.[0]).toMatch(/^\S.* \(at the store\)$/)
  })
})

test('uploads that a killed server left go with a call an hour later', async () => {
  const before = readdirSync(tmpdir())
  const [old, young] = [
    mkdtempSync(join(tmpdir(), 'lonk-upload-')),
    mkdtempSync(join(tmpdir(), 'lonk-upload-')),
  ]
  const then = new Date(Date.now() - 2 * 3_600_000)
  utimesSync(old, then, then)
  const body = await upload('one')
  await send(await listen(), signed(body), body)
  const left = readdirSync(tmpdir()).filter(
    (name) => name.startsWith('lonk-upload-') && !before.includes(name),
  )
  expect(left.map((name) => join(tmpdir(), name))).toEqual([young])
  rmSync(young, { recursive: true })
})
