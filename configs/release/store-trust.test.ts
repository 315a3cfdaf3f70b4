import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { hashOf, readPublishedRelease } from '../../shell/server/registry/published-release.ts'
import { createSeenRegistry } from '../../shell/server/registry/seen-registry.ts'
import { encodeRegistry } from '../../shell/server/registry/signed-registry.ts'
import { releaseFile, storeLayout } from '../../shell/server/registry/store-layout.ts'
import { registryToChange } from '../../shell/server/registry/swap-registry.ts'
import type { Build } from '../build/build-part.ts'
import { publishNew } from '../scripts/publish-new.ts'
import { adoptDeployed } from './adopt-deployed.ts'
import { publish } from './publish.ts'
import { rollback } from './rollback.ts'
import { createTestStore } from './test-builds.ts'
import { wholeRelease } from './whole-release.ts'

// Somebody can write to the store, but has no key.

let made: ReturnType<typeof createTestStore>
beforeEach(() => {
  made = createTestStore()
})
afterEach(() => made.remove())

const registry = () => registryToChange(made.store)
const current = async (part = 'mf-chat') => {
  const release = (await registry()).parts[part]?.current
  if (!release) throw new Error(`${part} is not published`)
  return release
}
const fileOf = (version: string, file: string) =>
  storeLayout(made.store.folder).file({ part: 'mf-chat', version }, file)
/** Minutes apart: versions are named by them. */
const at = (minute: number) => ({ now: new Date(Date.UTC(2026, 2, 1, 9, minute)) })
const publishChat = async (minute: number, script?: string): Promise<Build> => {
  const build = await made.remote('mf-chat', {}, script)
  await publish(made.store, [build], at(minute))
  return build
}

test('a release names every file of its folder with the hash of its bytes, and is signed', async () => {
  await publishChat(0)
  const release = await current()
  const folder = storeLayout(made.store.folder).release('mf-chat', release.version)
  const { document } = await readPublishedRelease(folder, release, made.store.keys.publicKey)
  expect(document?.release).toEqual(release)
  const plain = ['build.json', 'facts.json', 'locales/nl.json', 'page.js', 'remote.json', 'remoteEntry.js']
  const compressed = ['locales/nl.json', 'page.js', 'remoteEntry.js'].flatMap((file) => [
    `${file}.br`,
    `${file}.gz`,
  ])
  expect(Object.keys(document?.contents ?? {}).sort()).toEqual([...plain, ...compressed].sort())
  for (const [file, hash] of Object.entries(document?.contents ?? {}))
    expect([file, hashOf(readFileSync(join(folder, file)))]).toEqual([file, hash])
})

describe('equal content that was published before', () => {
  test('is not used again where a byte of it was changed: the build comes under a version of its own', async () => {
    await publishChat(0)
    const before = await current()
    writeFileSync(fileOf(before.version, 'page.js.br'), 'evil')
    await publishChat(1)
    const after = await current()
    expect(after.version).not.toBe(before.version)
    expect(await wholeRelease(made.store, after)).not.toBeNull()
    // Within the same minute the version is the same: it is put in the place of the damaged one.
    writeFileSync(fileOf(after.version, 'page.js.br'), 'evil')
    await publishChat(1)
    expect((await current()).version).toBe(after.version)
    expect(await wholeRelease(made.store, after)).not.toBeNull()
  })

  test('does not bring a description into the registry that nobody signed', async () => {
    await publishChat(0)
    const before = await current()
    const description = fileOf(before.version, releaseFile)
    const text = readFileSync(description, 'utf8')
    writeFileSync(description, text.replaceAll(before.integrity, hashOf(Buffer.from('evil()'))))
    await publishChat(1)
    expect((await current()).integrity).toBe(before.integrity)
    writeFileSync(description, JSON.stringify({ ...before, integrity: hashOf(Buffer.from('evil()')) }))
    await publishChat(2)
    expect((await current()).integrity).toBe(before.integrity)
  })

  test('is used again however it was compressed', async () => {
    await publishChat(0)
    const before = await current()
    const build = await made.remote('mf-chat')
    rmSync(join(build.folder, 'page.js.br'))
    await publish(made.store, [build], at(1))
    expect((await current()).version).toBe(before.version)
  })
})

describe('rolling back', () => {
  test('passes a damaged version over', async () => {
    const versions: string[] = []
    for (const [minute, script] of ['one', 'two', 'three'].entries()) {
      await publishChat(minute, script)
      versions.push((await current()).version)
    }
    writeFileSync(fileOf(versions[1] ?? '', 'remoteEntry.js'), 'evil()')
    const before = (await registry()).sequence
    await rollback(made.store, 'mf-chat')
    expect((await current()).version).toBe(versions[0])
    expect((await registry()).sequence).toBe(before + 1)
  })
})

describe('a start', () => {
  const quietly = (builds: readonly Build[]) => publishNew(made.store, builds, { budgets: false, ...at(5) })

  test('publishes anew what is in service but damaged, and leaves the rest', async () => {
    const chat = await publishChat(0)
    const shell = await made.shell()
    await publish(made.store, [shell], at(0))
    const before = { chat: await current(), shell: await current('shell') }
    await quietly([shell, chat])
    expect((await registry()).sequence).toBe(2)

    rmSync(fileOf(before.chat.version, 'page.js'))
    await quietly([shell, chat])
    expect(await wholeRelease(made.store, await current())).not.toBeNull()
    expect((await current('shell')).version).toBe(before.shell.version)
  })

  test('publishes anew what was published before releases were signed', async () => {
    const chat = await publishChat(0)
    const before = await current()
    // As it was written then: the description alone.
    writeFileSync(fileOf(before.version, releaseFile), `${JSON.stringify(before, null, 2)}\n`)
    expect(await wholeRelease(made.store, before)).toBeNull()
    await quietly([chat])
    expect(await wholeRelease(made.store, await current())).not.toBeNull()
  })
})

describe('a registry older than the last one seen', () => {
  test('is not made the newest by publishing on top of it', async () => {
    await publishChat(0, 'one')
    await publishChat(1, 'two')
    const layout = storeLayout(made.store.folder)
    copyFileSync(join(layout.history, '1.json'), layout.registry)
    await expect(publish(made.store, [await made.shell()])).rejects.toThrow(
      'has sequence 1, but 2 was in service',
    )
    await expect(rollback(made.store, 'mf-chat')).rejects.toThrow('docs/operation.md')
    copyFileSync(join(layout.history, '2.json'), layout.registry)
    await publish(made.store, [await made.shell()])
    expect((await registry()).sequence).toBe(3)
  })

  test('is none where there is no registry: the next one goes on from there', async () => {
    await publishChat(0, 'one')
    await publishChat(1, 'two')
    rmSync(storeLayout(made.store.folder).registry)
    const { sequence } = await publish(made.store, [await made.shell(), await made.remote('mf-chat')])
    expect(sequence).toBe(3)
  })

  test('counts anew with another key, as after one got out', async () => {
    await publishChat(0)
    const other = createTestStore()
    const layout = storeLayout(made.store.folder)
    writeFileSync(layout.registry, encodeRegistry({ sequence: 1, parts: {} }, other.store.keys.privateKey))
    const seen = createSeenRegistry(
      join(made.store.folder, '..'),
      made.store.folder,
      other.store.keys.publicKey,
    )
    expect((await registryToChange({ ...made.store, keys: other.store.keys, seen })).sequence).toBe(1)
    other.remove()
  })
})

test('a site that adopts what is deployed forgets what it had published itself', async () => {
  await publishChat(0)
  const root = mkdtempSync(join(tmpdir(), 'lonk-adopt-'))
  const deployed = { dataDir: join(made.store.folder, '..'), registry: made.store.folder }
  const own = { dataDir: root, registry: join(root, 'registry') }
  const store = {
    ...made.store,
    folder: own.registry,
    seen: createSeenRegistry(own.dataDir, own.registry, made.store.keys.publicKey),
  }
  await adoptDeployed(deployed, own)
  for (const script of ['tried', 'tried again'])
    await publish(store, [await made.remote('mf-chat', {}, script)], at(1))
  await adoptDeployed(deployed, own)
  expect((await registryToChange(store)).sequence).toBe(1)
  expect(existsSync(store.folder)).toBe(true)
  rmSync(root, { recursive: true, force: true })
})
