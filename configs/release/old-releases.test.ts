import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { encodeRegistry } from '../../shell/server/registry/signed-registry.ts'
import { storeLayout } from '../../shell/server/registry/store-layout.ts'
import { registryToChange } from '../../shell/server/registry/swap-registry.ts'
import { publish } from './publish.ts'
import { createPublishedBefore } from './published-before.ts'
import { rollback } from './rollback.ts'
import { createTestStore } from './test-builds.ts'
import { withdraw } from './withdraw.ts'

// What a store does not keep for ever, and what it does. Folders are made old by their dates.

let made: ReturnType<typeof createTestStore>
let layout: ReturnType<typeof storeLayout>
beforeEach(async () => {
  made = createTestStore()
  layout = storeLayout(made.store.folder)
  await publish(made.store, [await made.shell()])
})
afterEach(() => made.remove())

const day = 86_400_000
const age = (path: string, days: number): void => {
  const then = new Date(Date.now() - days * day)
  utimesSync(path, then, then)
}
const versions = (part = 'mf-chat') => readdirSync(layout.part(part)).sort()
const release = async (count: number, part = 'mf-chat'): Promise<string> => {
  const now = new Date(Date.UTC(2026, 0, 1, 0, count))
  const build = await made.remote(part, {}, `${part} ${count}`)
  return (await publish(made.store, [build], { now })).releases[0]?.release.version ?? ''
}
const releases = async (many: number, from = 0): Promise<readonly string[]> => {
  const names: string[] = []
  for (let count = from; count < from + many; count++) names.push(await release(count))
  return names
}
/** Everything there is was published, and put in service, two days ago. */
const twoDaysLater = () => {
  for (const part of ['shell', 'mf-chat'])
    for (const version of readdirSync(layout.part(part))) age(join(layout.part(part), version), 2)
  for (const file of readdirSync(layout.history)) age(join(layout.history, file), 2)
}
/** Something else is done to the registry. */
const swap = async () => {
  await publish(made.store, [await made.remote('mf-members', {}, String(Math.random()))])
}

describe('releases', () => {
  test('that the registry names no more go after a day, the rest stays to go back to', async () => {
    const all = await releases(14)
    twoDaysLater()
    await swap()
    // What runs and the ten before it.
    expect(versions()).toEqual(all.slice(-11))
    await rollback(made.store, 'mf-chat', { to: all[3] ?? '' })
    expect((await registryToChange(made.store)).parts['mf-chat']?.current.version).toBe(all[3])
  })

  test('go by the order of the registries, not by the dates of their files', async () => {
    const all = await releases(14)
    twoDaysLater()
    // As in a folder that was copied: an old one has a later date than the last.
    age(join(layout.history, '5.json'), 1.9)
    await swap()
    expect(versions()).toEqual(all.slice(-11))
  })

  test('of less than a day stay, however many there are', async () => {
    await releases(14)
    await swap()
    expect(versions()).toHaveLength(14)
  })

  test('that were in service within the day stay: a tab may have them open', async () => {
    const all = await releases(3)
    await rollback(made.store, 'mf-chat', { to: all[0] ?? '' })
    twoDaysLater()
    // Out of service from now on, in the registry as in the newest five.
    await rollback(made.store, 'mf-chat', { to: all[1] ?? '' })
    await withdraw(made.store, 'mf-chat')
    for (let count = 10; count < 16; count++) await release(count)
    await withdraw(made.store, 'mf-chat')
    for (const version of versions()) age(join(layout.part('mf-chat'), version), 2)
    await swap()
    expect(versions()).toEqual(expect.arrayContaining([all[0] ?? '', all[1] ?? '']))
    expect(versions()).not.toContain(all[2])
  })

  test('of a part that was withdrawn: its newest five stay', async () => {
    const all = await releases(8)
    await withdraw(made.store, 'mf-chat')
    await swap()
    twoDaysLater()
    await swap()
    expect(versions()).toEqual(all.slice(-5))
  })

  test('stay where the registry that is in service cannot be read', async () => {
    await releases(14)
    twoDaysLater()
    writeFileSync(layout.registry, '{')
    await expect(swap()).rejects.toThrow('not usable')
    expect(versions()).toHaveLength(14)
  })
})

describe('what a kill left', () => {
  test('drafts of an hour ago go with the next swap, younger ones may be somebody’s', async () => {
    await release(0)
    const draft = (name: string) => join(layout.part('mf-chat'), name)
    for (const name of [
      '.draft-7-20260101-0000-aaaaaaaa',
      '.draft-pulled-20260101-0000-aaaaaaaa',
      '.draft-8-x',
    ]) {
      mkdirSync(draft(name))
      writeFileSync(join(draft(name), 'main.js'), 'half')
      if (name !== '.draft-8-x') age(draft(name), 0.1)
    }
    const lockDraft = `${layout.lock}.4711`
    writeFileSync(lockDraft, '{}')
    age(lockDraft, 0.1)
    await swap()
    expect(versions().filter((name) => name.startsWith('.'))).toEqual(['.draft-8-x'])
    expect(existsSync(lockDraft)).toBe(false)
  })

  test('a registry that never came into service makes no source one that was published before', async () => {
    await release(0)
    mkdirSync(`${layout.registry}.next`)
    const newer = await made.remote('mf-chat', {}, 'newer')
    await expect(publish(made.store, [newer])).rejects.toThrow('EISDIR')
    rmSync(`${layout.registry}.next`, { recursive: true })
    expect((await createPublishedBefore(made.store))('mf-chat', newer.sourceHash)).toBe(false)
  })

  test('one that came into service does, though its place in the history was not written', async () => {
    await release(0)
    const newer = await made.remote('mf-chat', {}, 'newer')
    const { sequence } = await publish(made.store, [newer])
    rmSync(join(layout.history, `${sequence}.json`))
    expect((await createPublishedBefore(made.store))('mf-chat', newer.sourceHash)).toBe(true)
    await rollback(made.store, 'mf-chat')
    expect((await createPublishedBefore(made.store))('mf-chat', newer.sourceHash)).toBe(true)
  })
})

test('of registries that were in service the last hundred stay, and all of the last day', async () => {
  const { parts } = await registryToChange(made.store)
  const last = encodeRegistry({ sequence: 149, parts }, made.store.keys.privateKey)
  for (let count = 2; count < 150; count++) writeFileSync(join(layout.history, `${count}.json`), last)
  writeFileSync(layout.registry, last)
  await swap()
  expect(readdirSync(layout.history)).toHaveLength(150)
  for (const file of readdirSync(layout.history)) age(join(layout.history, file), 2)
  await swap()
  const left = readdirSync(layout.history).map((name) => Number.parseInt(name, 10))
  expect([left.length, Math.max(...left)]).toEqual([100, 151])
})
