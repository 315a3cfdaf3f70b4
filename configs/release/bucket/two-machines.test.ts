import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { readConfig } from '../../../shell/server/config.ts'
import { type RunningSite, runSite } from '../../../shell/server/run-site.ts'
import { startTestApi } from '../../../shell/server/testing/test-api.ts'
import { startTestBucket, type TestBucket } from '../../../shell/server/testing/test-bucket.ts'
import { shellFiles } from '../../../shell/server/testing/test-store.ts'
import { publish } from '../publish.ts'
import { rollback } from '../rollback.ts'
import { createTestStore } from '../test-builds.ts'
import { createMachine } from './test-machines.ts'

// Released on machine A, served on machine B: they share a bucket and nothing else.

let bucket: TestBucket
let made: ReturnType<typeof createTestStore>
let a: ReturnType<typeof createMachine>
let b: ReturnType<typeof createMachine>
let api: Awaited<ReturnType<typeof startTestApi>>
let site: RunningSite
let reports: string[]
beforeEach(async () => {
  reports = []
  bucket = await startTestBucket()
  made = createTestStore()
  a = createMachine(bucket, made.store.keys)
  b = createMachine(bucket, made.store.keys)
  api = await startTestApi((_, response) => response.end('{}'))
  const config = readConfig({
    ...bucket.s3.registryEnv,
    PORT: '0',
    DATA_DIR: b.dataDir,
    REGISTRY: b.store.folder,
    API_URL: api.address,
  })
  const publicKey = made.store.keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  site = await runSite(config, {
    env: { REGISTRY_PUBLIC_KEY: publicKey },
    report: (event) => reports.push(event),
    pullEvery: 50,
  })
})
afterEach(async () => {
  await site.stop()
  await api.close()
  await bucket.s3.close()
  for (const one of [made, a, b]) one.remove()
})

const at = (minute: number) => ({ now: new Date(Date.UTC(2026, 2, 1, 9, minute)), budgets: false })
const get = (path: string) => fetch(site.address + path, { redirect: 'manual' })
const readiness = async () => Object(await (await get('/readyz')).json())
/** Whether machine B's documents come to name a version, within ten seconds. */
const isServed = async (version: string | undefined): Promise<boolean> => {
  for (let looks = 0; looks < 200; looks++) {
    if ((await (await get('/mf-chat')).text()).includes(`/r/mf-chat/${version}/remoteEntry.js`)) return true
    await wait(50)
  }
  return false
}
const versionIn = ({ releases }: Awaited<ReturnType<typeof publish>>): string | undefined =>
  releases.find(({ release }) => release.part === 'mf-chat')?.release.version

/** The first release of all, on machine A. */
const publishFirst = async () =>
  versionIn(
    await publish(a.store, [await made.shell('shell', shellFiles()), await made.remote('mf-chat')], at(0)),
  )
const publishChat = async (script: string, minute: number) =>
  versionIn(await publish(a.store, [await made.remote('mf-chat', {}, script)], at(minute)))

test('before the first release machine B says that nothing is there', async () => {
  expect(await readiness()).toMatchObject({ ready: false, registry: 'missing' })
})

test('what is published on machine A is served on machine B, files and all', async () => {
  const first = await publishFirst()
  expect(await isServed(first)).toBe(true)
  expect(await (await get(`/r/mf-chat/${first}/remoteEntry.js`)).text()).toBe('mf-chat')
  expect(await readiness()).toMatchObject({ registry: 'ready' })
  const second = await publishChat('newer', 1)
  expect(await isServed(second)).toBe(true)
  expect(await (await get(`/r/mf-chat/${second}/remoteEntry.js`)).text()).toBe('newer')
})

test('what is rolled back on machine A is rolled back on machine B', async () => {
  const first = await publishFirst()
  expect(await isServed(await publishChat('newer', 1))).toBe(true)
  expect((await rollback(a.store, 'mf-chat')).to.version).toBe(first)
  expect(await isServed(first)).toBe(true)
})

test('what somebody tampers with in the bucket reaches nobody, and readyz says so', async () => {
  const first = await publishFirst()
  expect(await isServed(first)).toBe(true)
  const found = await bucket.read('registry.json')
  if (found === null || found === 'unchanged') throw new Error('no registry')
  await bucket.write('registry.json', Buffer.from(found.bytes.toString().replaceAll('mf-chat', 'mf-evil')))
  for (let looks = 0; looks < 200 && (await readiness()).registry === 'ready'; looks++) await wait(50)
  expect(await readiness()).toMatchObject({ registry: 'bad_signature' })
  expect(reports).toContain('registry not pulled')
  expect(await isServed(first)).toBe(true)
})

test('machine B goes on while the bucket is away, and follows when it is back', async () => {
  const first = await publishFirst()
  expect(await isServed(first)).toBe(true)
  await bucket.s3.leave()
  for (let looks = 0; looks < 200 && !reports.includes('bucket of releases is away'); looks++) await wait(50)
  expect(await isServed(first)).toBe(true)
  await bucket.s3.comeBack()
  expect(await isServed(await publishChat('newest', 2))).toBe(true)
  expect(reports.filter((event) => /bucket of releases/.test(event))).toEqual([
    'bucket of releases is away',
    'bucket of releases is back',
  ])
})
