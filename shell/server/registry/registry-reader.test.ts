import { generateKeyPairSync } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createTestStore, type TestStore, testRelease, versionOf } from '../testing/test-store.ts'
import { createRegistryReader } from './registry-reader.ts'
import { encodeRegistry } from './signed-registry.ts'
import { storeLayout } from './store-layout.ts'

let store: TestStore
let reports: string[]
const reader = () =>
  createRegistryReader(store.folder, store.keys.publicKey, (event, details) => {
    reports.push(`${event} ${details?.problem ?? ''}`.trim())
  })
const entry = (version: string) => ({
  current: testRelease('shell', { version: versionOf(version) }),
  previous: [],
  canary: null,
})

beforeEach(() => {
  store = createTestStore()
  reports = []
})
afterEach(() => store.remove())

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

test('a registry that disappears leaves the last good one in service', async () => {
  await store.publish({ shell: entry('a') })
  const read = reader()
  await read()
  rmSync(storeLayout(store.folder).registry)
  expect(await read()).toMatchObject({ document: { sequence: 1 }, problem: 'missing' })
})
