import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { releaseUrl } from '@lonk/shared-events/registry.ts'
import { readConfig } from '../../shell/server/config.ts'
import { publishPath } from '../../shell/server/request-handler.ts'
import { type RunningSite, runSite } from '../../shell/server/run-site.ts'
import { startTestBucket, type TestBucket } from '../../shell/server/testing/test-bucket.ts'
import { createMachine } from '../release/bucket/test-machines.ts'
import { publish } from '../release/publish.ts'
import { createTestStore } from '../release/test-builds.ts'
import { encodeAct, encodeUpload } from './call-body.ts'
import { createPublishEndpoint } from './endpoint.ts'
import { makeOwnerKey, type OwnerKey, readOwnerKey } from './owner-key.ts'
import { addOwner, removeOwner } from './owners.ts'
import { headersOf } from './signed-call.ts'

// Two machines behind one address take teams' releases, and share a bucket.

const publicUrl = 'https://lonk.example'
let bucket: TestBucket
let made: ReturnType<typeof createTestStore>
let keys: string
let chat: OwnerKey
type Machine = ReturnType<typeof createMachine> & { site: RunningSite }
let a: Machine
let b: Machine

const startMachine = async (): Promise<Machine> => {
  const machine = createMachine(bucket, made.store.keys)
  const der = made.store.keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const config = readConfig({
    ...bucket.s3.registryEnv,
    PORT: '0',
    DATA_DIR: machine.dataDir,
    REGISTRY: machine.store.folder,
    API_URL: 'http://127.0.0.1:9',
  })
  const site = await runSite(config, {
    report: () => {},
    env: { REGISTRY_PUBLIC_KEY: der },
    publish: createPublishEndpoint(machine.store, { publicUrl }),
    pullEvery: 50,
  })
  return { ...machine, site }
}

beforeEach(async () => {
  bucket = await startTestBucket()
  made = createTestStore()
  keys = mkdtempSync(join(tmpdir(), 'lonk-keys-'))
  a = await startMachine()
  b = await startMachine()
  const file = join(keys, 'team-chat')
  await addOwner(a.store, {
    name: 'team-chat',
    publicKey: makeOwnerKey('team-chat', file),
    parts: ['mf-chat'],
  })
  chat = readOwnerKey(file)
  await publish(a.store, [await made.shell()])
})
afterEach(async () => {
  for (const machine of [a, b]) {
    await machine.site.stop()
    machine.remove()
  }
  await bucket.s3.close()
  made.remove()
  rmSync(keys, { recursive: true, force: true })
})

const upload = async (script: string): Promise<Buffer> => {
  const { folder, sourceHash } = await made.remote('mf-chat', {}, script)
  return encodeUpload(folder, { sourceHash, made: { commit: 'a'.repeat(40), clean: true } })
}
/** As the proxy sends it on to one of them: it was signed for the address that both have. */
const send = (machine: Machine, headers: Record<string, string>, body: Buffer) =>
  fetch(machine.site.local + publishPath, { method: 'POST', headers, body: new Uint8Array(body) })
const signed = (body: Buffer) => headersOf(chat, { site: publicUrl, part: 'mf-chat', body }, new Date())
/** Within ten seconds. */
const isServed = async ({ site }: Machine, version: string, script: string): Promise<boolean> => {
  for (let looks = 0; looks < 200; looks++) {
    const answer = await fetch(site.local + releaseUrl('mf-chat', version, 'remoteEntry.js'))
    if ((await answer.text()) === script) return true
    await wait(50)
  }
  return false
}
const versionOf = async (answer: Response): Promise<string> => Object(await answer.json()).version

test('what a team sends to one machine is served by both', async () => {
  const body = await upload('one')
  const answer = await send(a, signed(body), body)
  expect(answer.status).toBe(200)
  const version = await versionOf(answer)
  expect([await isServed(a, version, 'one'), await isServed(b, version, 'one')]).toEqual([true, true])
})

test('an owner that was added on one machine releases on the other, and follows what was released before', async () => {
  const body = await upload('two')
  const version = await versionOf(await send(b, signed(body), body))
  expect([await isServed(a, version, 'two'), await isServed(b, version, 'two')]).toEqual([true, true])
})

test('a call that one machine carried out is refused by the other', async () => {
  for (const script of ['one', 'two']) {
    const body = await upload(script)
    expect((await send(a, signed(body), body)).status).toBe(200)
  }
  const body = encodeAct({ act: 'rollback' })
  const headers = signed(body)
  expect((await send(a, headers, body)).status).toBe(200)
  const again = await send(b, headers, body)
  expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('this call came before')])
})

test('while the bucket is away a call is refused in one line, and nothing of it is left', async () => {
  await bucket.s3.leave()
  const body = await upload('three')
  const answer = await send(a, signed(body), body)
  expect([answer.status, await answer.text()]).toEqual([
    409,
    expect.stringContaining('the bucket of releases does not answer'),
  ])
  await bucket.s3.comeBack()
  const next = await send(a, signed(body), body)
  expect(await isServed(b, await versionOf(next), 'three')).toBe(true)
})

test('who is an owner no more on one machine is none on the other', async () => {
  await removeOwner(a.store, 'team-chat')
  // So long at most a machine believes what it has read of owners.
  await wait(2100)
  const body = await upload('four')
  expect((await send(b, signed(body), body)).status).toBe(401)
})
