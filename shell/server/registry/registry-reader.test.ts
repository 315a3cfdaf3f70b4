import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Report } from '../log.ts'
import { createTestStore, type TestStore, testRelease, versionOf } from '../testing/test-store.ts'
import { createRegistryReader } from './registry-reader.ts'
import { createReleaseStore } from './release-store.ts'
import { createSeenRegistry, seenRegistryFile } from './seen-registry.ts'
import { encodeSigned } from './signed-file.ts'
import { encodeRegistry } from './signed-registry.ts'
import { storeLayout } from './store-layout.ts'

let store: TestStore
let dataDir: string
let reports: string[]
/** As one process reads it; the next one has the same data folder. */
const reader = (publicKey = store.keys.publicKey) => {
  const report: Report = (event, details) => {
    reports.push(`${event} ${details?.problem ?? ''}`.trim())
  }
  return createRegistryReader({
    folder: store.folder,
    publicKey,
    seen: createSeenRegistry(dataDir, store.folder, publicKey),
    releases: createReleaseStore(store.folder, publicKey, report),
    report,
  })
}
const entry = (version: string) => ({
  current: testRelease('shell', { version: versionOf(version) }),
  previous: [],
  canary: null,
})

beforeEach(() => {
  store = createTestStore()
  dataDir = mkdtempSync(join(tmpdir(), 'lonk-data-'))
  reports = []
  for (const version of ['a', 'b']) store.write(entry(version).current, {})
})
afterEach(() => {
  store.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a swap is seen by the next read, without a restart', async () => {
  await store.publish({ shell: entry('a') })
  const read = reader()
  expect((await read()).document?.parts.shell?.current.version).toBe(versionOf('a'))
  await store.publish({ shell: entry('b') })
  expect((await read()).document?.parts.shell?.current.version).toBe(versionOf('b'))
})

test('an unchanged file is read once', async () => {
  await store.publish({ shell: entry('a') })
  const read = reader()
  await Promise.all([read(), read(), read()])
  await read()
  expect(reports).toEqual(['registry read'])
})

test('a store without a registry says so', async () => {
  expect(await reader()()).toEqual({ document: null, problem: 'missing' })
})

test.each([
  ['cut off', (text: string) => text.slice(0, 200), 'unreadable'],
  ['changed by hand', (text: string) => text.replace('"owner":"team"', '"owner":"thief"'), 'bad_signature'],
  ['another document', () => '{"parts":{}}', 'unknown_shape'],
])(
  'a file that is %s leaves the last good one in service and is reported once',
  async (_, damage, problem) => {
    await store.publish({ shell: entry('a') })
    const read = reader()
    const good = (await read()).document
    const file = storeLayout(store.folder).registry
    writeFileSync(file, damage(readFileSync(file, 'utf8')))
    expect(await read()).toEqual({ document: good, problem })
    await read()
    expect(reports).toEqual(['registry read', `registry refused ${problem}`])
  },
)

test('a registry signed with another key is refused', async () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(storeLayout(store.folder).registry, encodeRegistry({ sequence: 9, parts: {} }, privateKey))
  expect((await reader()()).problem).toBe('bad_signature')
})

test.each([
  ['the hash of an entry', { integrity: undefined }],
  ['the hash of a module', { files: { './pages/page': [{ file: 'page.js' }] } }],
  ['a hash that a browser knows', { integrity: 'md5-abc' }],
])(
  'a registry without %s is refused, though well signed, and the last good one goes on',
  async (_, changes) => {
    await store.publish({ shell: entry('a') })
    const read = reader()
    const good = (await read()).document
    const nameless = { ...entry('b'), current: { ...entry('b').current, ...changes } }
    writeFileSync(
      storeLayout(store.folder).registry,
      encodeSigned({ sequence: 2, parts: { shell: nameless } }, store.keys.privateKey),
    )
    expect(await read()).toEqual({ document: good, problem: 'unknown_shape' })
    expect(reports).toEqual(['registry read', 'registry refused unknown_shape'])
  },
)

test('an older registry, though well signed, does not replace a newer one', async () => {
  await store.publish({ shell: entry('a') })
  await store.publish({ shell: entry('b') })
  const read = reader()
  await read()
  const layout = storeLayout(store.folder)
  writeFileSync(layout.registry, readFileSync(`${layout.history}/1.json`))
  const state = await read()
  expect(state.problem).toBe('older_sequence')
  expect(state.document?.sequence).toBe(2)
})

test('an older registry is refused by the next process too, which goes on with the newest that was in service', async () => {
  await store.publish({ shell: entry('a') })
  await store.publish({ shell: entry('b') })
  await reader()()
  const layout = storeLayout(store.folder)
  writeFileSync(layout.registry, readFileSync(`${layout.history}/1.json`))
  expect(await reader()()).toMatchObject({ document: { sequence: 2 }, problem: 'older_sequence' })
  writeFileSync(layout.registry, readFileSync(`${layout.history}/2.json`))
  await store.publish({ shell: entry('a') })
  expect(await reader()()).toMatchObject({ document: { sequence: 3 }, problem: null })
})

test('what is remembered is for its owner alone, and counts only as far as our key signed it', async () => {
  await store.publish({ shell: entry('a') })
  await reader()()
  const file = seenRegistryFile(dataDir, store.folder)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  writeFileSync(file, readFileSync(file, 'utf8').replace('"sequence":1', '"sequence":9'))
  expect(await reader()()).toMatchObject({ document: { sequence: 1 }, problem: null })
  const other = generateKeyPairSync('ed25519')
  writeFileSync(
    storeLayout(store.folder).registry,
    encodeRegistry({ sequence: 1, parts: {} }, other.privateKey),
  )
  expect(await reader(other.publicKey)()).toMatchObject({
    document: { sequence: 1, parts: {} },
    problem: null,
  })
})

test('a data folder that cannot be written is told, and nothing waits for it', async () => {
  await store.publish({ shell: entry('a') })
  rmSync(dataDir, { recursive: true })
  expect((await reader()()).document?.sequence).toBe(1)
  expect(reports).toEqual(['registry read', 'registry not remembered'])
})

test('a release that nobody signed is told of as soon as the registry names it', async () => {
  await store.publish({ shell: entry('c') })
  await reader()()
  expect(reports).toEqual(['registry read', 'release refused missing'])
})

test('a registry that disappears leaves the last good one in service', async () => {
  await store.publish({ shell: entry('a') })
  const read = reader()
  await read()
  rmSync(storeLayout(store.folder).registry)
  expect(await read()).toMatchObject({ document: { sequence: 1 }, problem: 'missing' })
})
