import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { storeLayout } from '../../../shell/server/registry/store-layout.ts'
import { startTestBucket, type TestBucket } from '../../../shell/server/testing/test-bucket.ts'
import { makeOwnerKey } from '../../publishing/owner-key.ts'
import { addOwner, readOwners, removeOwner } from '../../publishing/owners.ts'
import { publishNew } from '../../scripts/publish-new.ts'
import { changeStore, registryNow } from '../change-store.ts'
import { promote } from '../promote.ts'
import { publish } from '../publish.ts'
import { rollback } from '../rollback.ts'
import { createTestStore } from '../test-builds.ts'
import { wholeRelease } from '../whole-release.ts'
import { withdraw } from '../withdraw.ts'
import { shareAll } from './share-all.ts'
import { createMachine } from './test-machines.ts'

type Machine = ReturnType<typeof createMachine>

let bucket: TestBucket
let made: ReturnType<typeof createTestStore>
let machines: Machine[]
let a: Machine
let b: Machine
const machine = (): Machine => {
  const one = createMachine(bucket, made.store.keys)
  machines.push(one)
  return one
}
beforeEach(async () => {
  bucket = await startTestBucket()
  made = createTestStore()
  machines = []
  a = machine()
  b = machine()
})
afterEach(async () => {
  await bucket.s3.close()
  made.remove()
  for (const one of machines) one.remove()
})

/** Minutes apart: versions are named by them. */
const at = (minute: number) => ({ now: new Date(Date.UTC(2026, 2, 1, 9, minute)), budgets: false })
const publishAll = async (on = a) =>
  publish(
    on.store,
    [await made.shell(), await made.remote('mf-chat'), await made.remote('mf-payments')],
    at(0),
  )
const publishChat = async (on: Machine, minute: number, script: string) =>
  publish(on.store, [await made.remote('mf-chat', {}, script)], at(minute))
const entryOn = async (on: Machine, part = 'mf-chat') => {
  const entry = (await registryNow(on.store)).parts[part]
  if (!entry) throw new Error(`${part} is not there`)
  return entry
}
const chatOn = async (on: Machine) => (await entryOn(on)).current
const here = (on: Machine) => JSON.parse(readFileSync(storeLayout(on.store.folder).registry, 'utf8')).document
const shared = async (name: string) => {
  const found = await bucket.read(name)
  return found === null || found === 'unchanged' ? null : found.bytes
}
const sharedRegistry = async () => JSON.parse(String(await shared('registry.json'))).document
const written = () =>
  bucket.s3.heard.filter((asked) => asked.startsWith('PUT') && !asked.endsWith('condition-probe'))

describe('what one machine does, the next one goes on from', () => {
  test('from the first release on', async () => {
    const { sequence } = await publishAll(a)
    expect([sequence, (await registryNow(b.store)).sequence]).toEqual([1, 1])
    expect(await wholeRelease(b.store, await chatOn(b))).not.toBeNull()
    await publishChat(b, 1, 'newer')
    expect((await registryNow(a.store)).sequence).toBe(2)
    expect(await chatOn(a)).toEqual(await chatOn(b))
    expect([a.said, b.said]).toEqual([[], []])
  })

  test('a candidate is promoted, a part rolled back and withdrawn on the other', async () => {
    await publishAll(a)
    await publish(a.store, [await made.remote('mf-chat', {}, 'newer')], { ...at(1), canary: 0.1 })
    const { from, to } = await promote(b.store, 'mf-chat')
    expect(await chatOn(a)).toEqual(to)
    expect((await rollback(a.store, 'mf-chat')).to.version).toBe(from.version)
    expect((await chatOn(b)).version).toBe(from.version)
    await withdraw(b.store, 'mf-payments')
    expect(Object.keys((await registryNow(a.store)).parts)).toEqual(['shell', 'mf-chat'])
  })

  test('what was rolled back elsewhere stays so when a new machine starts', async () => {
    await publishAll(a)
    const newer = await made.remote('mf-chat', {}, 'newer')
    await publish(a.store, [newer], at(1))
    const { to } = await rollback(a.store, 'mf-chat')
    await publishNew(machine().store, [newer])
    expect((await chatOn(a)).version).toBe(to.version)
  })

  test('owners are the same, and nobody is one any more who was removed elsewhere', async () => {
    const publicKey = makeOwnerKey('team-chat', join(a.dataDir, 'a.key'))
    await addOwner(a.store, { name: 'team-chat', publicKey, parts: ['mf-chat'] })
    await b.store.shared.pullOwners()
    expect((await readOwners(b.store)).map(({ name }) => name)).toEqual(['team-chat'])
    await removeOwner(b.store, 'team-chat')
    await changeStore(a.store, async () => undefined)
    expect(await readOwners(a.store)).toEqual([])
  })
})

describe('what is sent', () => {
  test('is each file of a new release, its release.json behind them, and the registry last', async () => {
    await publishAll(a)
    bucket.s3.heard.length = 0
    await publishChat(a, 1, 'newer')
    const { version } = await chatOn(a)
    const files = readdirSync(storeLayout(a.store.folder).release('mf-chat', version), { recursive: true })
    const sent = written().map((asked) => asked.replace(`PUT site/mf-chat/${version}/`, ''))
    expect(sent.slice(-3)).toEqual([
      'release.json',
      'PUT site/registry.json',
      'PUT site/registry.history/2.json',
    ])
    // A folder is none of them.
    expect(sent.slice(0, -2).sort()).toEqual(files.filter((file) => file !== 'locales').sort())
  })

  test('is not sent again where it is there and equal', async () => {
    await publishAll(a)
    bucket.s3.heard.length = 0
    await publishAll(a)
    expect(written()).toEqual(['PUT site/registry.json', 'PUT site/registry.history/2.json'])
  })

  test('mends what was damaged there', async () => {
    await publishAll(a)
    const file = `mf-chat/${(await chatOn(a)).version}/page.js`
    await bucket.write(file, Buffer.from('evil'))
    await publishChat(a, 1, 'mf-chat')
    expect(String(await shared(file))).toBe('page of mf-chat')
  })

  test('mends it from a machine that has nothing but the build, and says what was damaged', async () => {
    await publishAll(a)
    const { version } = await chatOn(a)
    await bucket.write(`mf-chat/${version}/page.js`, Buffer.from('evil'))
    await publishChat(b, 1, 'mf-chat')
    expect(b.said.slice(0, 2)).toEqual([
      `s3://pictures/site/: mf-chat ${version} page.js changed`,
      `${b.store.folder} stays as it is until that is released again`,
    ])
    const mended = await chatOn(machine())
    expect(mended.version).not.toBe(version)
    expect(here(b).parts['mf-chat'].current.version).toBe(mended.version)
  })

  test('is all of a folder that was there before the bucket, with its owners, when it is shared', async () => {
    const publicKey = makeOwnerKey('team-chat', join(a.dataDir, 'a.key'))
    await addOwner(a.alone, { name: 'team-chat', publicKey, parts: ['mf-chat'] })
    await publish(a.alone, [await made.shell(), await made.remote('mf-chat')], at(0))
    await publish(a.alone, [await made.remote('mf-chat', {}, 'newer')], at(1))
    expect(await shareAll(a.store)).toEqual(['registry 2 is shared, with 3 releases'])
    expect((await rollback(b.store, 'mf-chat')).to.version).toContain('0900')
    expect((await readOwners(b.store)).length).toBe(1)
    // And what is missing there later.
    const name = `mf-chat/${(await chatOn(a)).version}/page.js`
    await bucket.write(name, Buffer.from('evil'))
    await shareAll(a.store)
    expect(String(await shared(name))).toBe('page of mf-chat')
  })

  test('is nothing of a folder whose running release is damaged', async () => {
    await publish(a.alone, [await made.shell(), await made.remote('mf-chat')], at(0))
    const { version } = here(a).parts['mf-chat'].current
    rmSync(join(a.store.folder, 'mf-chat', version, 'page.js'))
    await expect(publish(a.store, [await made.remote('mf-payments')], at(1))).rejects.toThrow(
      `mf-chat ${version} is not here as it was published: release it too`,
    )
    expect(await shared('registry.json')).toBeNull()
  })
})

describe('two who publish at once', () => {
  test('lose nothing: one is refused in one line, follows the other, and gets through when it is run again', async () => {
    await publishAll(a)
    await registryNow(b.store)
    const [chat, payments] = [
      await made.remote('mf-chat', {}, 'newer'),
      await made.remote('mf-payments', {}, 'newer'),
    ]
    const outcomes = await Promise.allSettled([
      publish(a.store, [chat], at(1)),
      publish(b.store, [payments], at(1)),
    ])
    const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(lost.map(({ message }) => message)).toEqual(['somebody else published meanwhile; run it again'])
    expect([here(a), here(b)]).toEqual([await sharedRegistry(), await sharedRegistry()])
    expect((await sharedRegistry()).sequence).toBe(2)
    const loser = outcomes[0]?.status === 'rejected' ? { on: a, build: chat } : { on: b, build: payments }
    await publish(loser.on.store, [loser.build], at(2))
    const { parts } = await registryNow(a.store)
    expect(parts['mf-chat']?.previous).toHaveLength(1)
    expect(parts['mf-payments']?.previous).toHaveLength(1)
  })

  test('and neither had a registry before', async () => {
    const builds = [await made.shell(), await made.remote('mf-chat')]
    const outcomes = await Promise.allSettled([
      publish(a.store, builds, at(0)),
      publish(b.store, builds, at(1)),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(here(a)).toEqual(here(b))
  })

  test('with two lists of owners', async () => {
    const owner = (on: Machine, name: string) => ({
      name,
      publicKey: makeOwnerKey(name, join(on.dataDir, name)),
      parts: ['mf-chat'],
    })
    const outcomes = await Promise.allSettled([
      addOwner(a.store, owner(a, 'team-a')),
      addOwner(b.store, owner(b, 'team-b')),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await readOwners(a.store)).toEqual(await readOwners(b.store))
  })
})

describe('broken off', () => {
  test.each([
    ['while files are sent', /^PUT site\/mf-chat\/.*page\.js$/],
    ['before release.json', /^PUT site\/mf-chat\/.*release\.json$/],
    ['before the registry', /^PUT site\/registry\.json$/],
  ])('%s, nobody is served anything else, and done again it completes', async (_, step) => {
    await publishAll(a)
    const before = await sharedRegistry()
    bucket.s3.breakAt(step)
    await expect(publishChat(a, 1, 'newer')).rejects.toThrow(
      /^REGISTRY_BUCKET: the bucket of releases does not answer \([^\n]+\)$/,
    )
    expect([await sharedRegistry(), here(a)]).toEqual([before, before])
    expect(existsSync(storeLayout(a.store.folder).lock)).toBe(false)
    bucket.s3.breakAt(null)
    await registryNow(b.store)
    expect(here(b)).toEqual(before)
    await publishChat(a, 1, 'newer')
    expect(await wholeRelease(b.store, await chatOn(b))).not.toBeNull()
    expect((await chatOn(b)).version).toContain('20260301-0901')
  })

  test('after the registry was taken: it is published, and this folder follows at the next command', async () => {
    await publishAll(a)
    const folder = storeLayout(a.store.folder)
    const old = readFileSync(folder.registry)
    await publishChat(a, 1, 'newer')
    writeFileSync(folder.registry, old)
    await withdraw(a.store, 'mf-payments')
    expect(here(a)).toMatchObject({ sequence: 3 })
    expect(await chatOn(a)).toEqual(await chatOn(b))
  })

  test('where only the answer was lost, the server is asked what became of it', async () => {
    await publishAll(a)
    const lossy: TestBucket = {
      ...bucket,
      replace: async (name, bytes, tag) => {
        const done = await bucket.replace(name, bytes, tag)
        if (name !== 'registry.json') return done
        bucket.s3.breakAt(/^PUT/)
        return bucket.replace(name, bytes, tag).finally(() => bucket.s3.breakAt(null))
      },
    }
    const c = createMachine(lossy, made.store.keys)
    machines.push(c)
    expect((await publishChat(c, 1, 'newer')).sequence).toBe(2)
    expect((await sharedRegistry()).sequence).toBe(2)
  })
})

describe('refused in one line', () => {
  const refusal = (on = b) =>
    publishChat(on, 3, 'newest').then(
      () => 'published',
      ({ message }) => message,
    )

  test('a registry that somebody tampered with', async () => {
    await publishAll(a)
    const content = String(await shared('registry.json'))
    await bucket.write('registry.json', Buffer.from(content.replace('"sequence":1', '"sequence":7')))
    expect(await refusal()).toBe(
      's3://pictures/site/registry.json is not usable (bad_signature): put it back from registry.history',
    )
  })

  test('one that is older than what was in service', async () => {
    await publishAll(a)
    const old = await shared('registry.json')
    await publishChat(a, 1, 'newer')
    await bucket.write('registry.json', old ?? Buffer.alloc(0))
    expect(await refusal(a)).toMatch(
      /^s3:\/\/pictures\/site\/registry\.json is older than what was in service: /,
    )
  })

  test('a list of owners that another key signed', async () => {
    await publishAll(a)
    const other = createTestStore()
    const publicKey = makeOwnerKey('evil', join(b.dataDir, 'evil.key'))
    await addOwner(other.store, { name: 'evil', publicKey, parts: ['shell'] })
    await bucket.write('owners.json', readFileSync(join(other.store.folder, 'owners.json')))
    other.remove()
    expect(await refusal()).toBe('s3://pictures/site/owners.json is not usable (bad_signature): put it back')
    expect(await readOwners(b.store)).toEqual([])
  })

  test('a list of owners that is older: the newer one here stays, and goes there with the next change', async () => {
    await publishAll(a)
    const owner = { name: 'team-chat', publicKey: makeOwnerKey('team-chat', join(a.dataDir, 'chat.key')) }
    await addOwner(a.store, { ...owner, parts: ['mf-chat'] })
    const old = await shared('owners.json')
    await removeOwner(b.store, 'team-chat')
    await bucket.write('owners.json', old ?? Buffer.alloc(0))
    await b.store.shared.pullOwners()
    expect(await readOwners(b.store)).toEqual([])
    expect(b.said.join()).toContain('owners.json is older than the list here')
    await addOwner(b.store, { ...owner, name: 'team-likes', parts: ['mf-members'] })
    await registryNow(a.store)
    expect((await readOwners(a.store)).map(({ name }) => name)).toEqual(['team-likes'])
  })

  test('a key that may not write', async () => {
    bucket.s3.forbid(/^PUT/)
    expect(await refusal()).toBe('REGISTRY_BUCKET: the bucket of releases refuses (403 AccessDenied)')
  })

  test('a bucket that is away', async () => {
    await bucket.s3.leave()
    expect(await refusal()).toBe('REGISTRY_BUCKET: the bucket of releases does not answer (ECONNREFUSED)')
  })

  test('a server that ignores conditions, before anything is sent', async () => {
    bucket.s3.keepConditions(false)
    expect(await refusal()).toMatch(
      /^REGISTRY_BUCKET: the server of s3:\/\/pictures\/site\/ ignores If-None-Match [^\n]+$/,
    )
    expect(written()).toEqual([])
  })
})
