import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { storeLayout } from '../../shell/server/registry/store-layout.ts'
import { registryToChange } from '../../shell/server/registry/swap-registry.ts'
import { historyOf, statusOf } from './describe-releases.ts'
import { promote } from './promote.ts'
import { publish } from './publish.ts'
import { lineOfDropped, rollback } from './rollback.ts'
import { createTestStore, route } from './test-builds.ts'
import { withdraw } from './withdraw.ts'

// What is done with releases once they are there: looked at, promoted, taken back to a version, withdrawn.

let made: ReturnType<typeof createTestStore>
beforeEach(() => {
  made = createTestStore()
})
afterEach(() => made.remove())

const registry = () => registryToChange(made.store)
const entryOf = async (part: string) => (await registry()).parts[part]
const running = async (part: string) => (await entryOf(part))?.current.version ?? ''
const released = async (script: string, changes = {}, part = 'mf-chat') => {
  await publish(made.store, [await made.remote(part, changes, script)])
  return running(part)
}
const damage = (part: string, version: string) =>
  writeFileSync(join(storeLayout(made.store.folder).release(part, version), 'page.js'), 'other bytes')

describe('promoting', () => {
  test('gives everybody what the candidates’ visitors tried, and keeps what was before', async () => {
    const before = await released('one')
    await publish(made.store, [await made.remote('mf-chat', {}, 'two')], { canary: 0.1 })
    const candidate = (await entryOf('mf-chat'))?.canary?.candidate.version
    expect(await promote(made.store, 'mf-chat')).toMatchObject({ from: { version: before } })
    expect(await running('mf-chat')).toBe(candidate)
    expect(await entryOf('mf-chat')).toMatchObject({ canary: null, previous: [{ version: before }] })
  })

  test('needs a candidate', async () => {
    await released('one')
    await expect(promote(made.store, 'mf-chat')).rejects.toThrow('mf-chat has no candidate')
  })

  test('one that was damaged meanwhile stays with nobody new', async () => {
    const before = await released('one')
    await publish(made.store, [await made.remote('mf-chat', {}, 'two')], { canary: 0.1 })
    damage('mf-chat', (await entryOf('mf-chat'))?.canary?.candidate.version ?? '')
    await expect(promote(made.store, 'mf-chat')).rejects.toThrow('not in the store as it was published')
    expect(await running('mf-chat')).toBe(before)
  })
})

describe('rolling back', () => {
  test('to a version that is named, and forward again', async () => {
    const one = await released('one')
    await released('two')
    const three = await released('three')
    await rollback(made.store, 'mf-chat', { to: one })
    expect(await running('mf-chat')).toBe(one)
    await rollback(made.store, 'mf-chat', { to: three })
    expect(await running('mf-chat')).toBe(three)
  })

  test('to a version that is named drops a candidate, and says which', async () => {
    const one = await released('one')
    await released('two')
    await publish(made.store, [await made.remote('mf-chat', {}, 'three')], { canary: 0.1 })
    const three = (await entryOf('mf-chat'))?.canary?.candidate.version ?? ''
    const done = await rollback(made.store, 'mf-chat', { to: one })
    expect([done.dropped, (await entryOf('mf-chat'))?.canary]).toMatchObject([{ version: three }, null])
    expect(lineOfDropped('mf-chat', done)).toEqual([`mf-chat ${three}, its candidate, is dropped.`])
    const none = await rollback(made.store, 'mf-chat', { to: three })
    expect([none.dropped, lineOfDropped('mf-chat', none)]).toEqual([null, []])
  })

  test('to one that is not there names those that are', async () => {
    const one = await released('one')
    const work = rollback(made.store, 'mf-chat', { to: '20260101-0000-00000000' })
    await expect(work).rejects.toThrow(`choose from ${one}`)
  })

  test('passes over what took a route that another part has now, and says so', async () => {
    const one = await released('one')
    const two = await released('two', {
      routes: [route('mf-chat'), route('mf-chat', { name: 'p', path: '/p' })],
    })
    await released('three')
    await released('members', { routes: [route('mf-members', { path: '/p' })] }, 'mf-members')
    const { passedOver } = await rollback(made.store, 'mf-chat')
    expect(await running('mf-chat')).toBe(one)
    expect(passedOver.join()).toContain(`${two} cannot be served: mf-chat: the route /p is taken: mf-members`)
  })

  test('to a damaged version is refused, and what runs stays', async () => {
    const one = await released('one')
    const two = await released('two')
    damage('mf-chat', one)
    await expect(rollback(made.store, 'mf-chat')).rejects.toThrow('not in the store as it was published')
    expect(await running('mf-chat')).toBe(two)
  })
})

describe('withdrawing', () => {
  test('takes a remote out of the site; a release brings the same version back', async () => {
    await publish(made.store, [await made.shell()])
    const one = await released('one')
    await withdraw(made.store, 'mf-chat')
    expect(await entryOf('mf-chat')).toBeUndefined()
    expect(await released('one')).toBe(one)
  })

  test('is refused for the shell, and for what is not there', async () => {
    await publish(made.store, [await made.shell()])
    await expect(withdraw(made.store, 'shell')).rejects.toThrow('there is no site')
    await expect(withdraw(made.store, 'mf-chat')).rejects.toThrow('choose from shell')
  })
})

describe('what a release is held to', () => {
  test('the contract is compared with the shell that runs, not with this checkout', async () => {
    await publish(made.store, [await made.shell()])
    const { contract } = (await entryOf('shell'))?.current ?? { contract: '' }
    const major = Number(contract.split('.')[0]) + 1
    const newer = publish(made.store, [await made.remote('mf-chat', { contract: `^${major}.0.0` })])
    await expect(newer).rejects.toThrow(`the shell that runs offers ${contract}`)
  })

  test('a shell offers the contract that it was built with, whichever checkout publishes it', async () => {
    const build = await made.shell()
    const file = join(build.folder, 'build.json')
    const described = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...described, contract: '1.2.0' }))
    await publish(made.store, [build])
    expect((await entryOf('shell'))?.current.contract).toBe('1.2.0')
    const newer = publish(made.store, [await made.remote('mf-chat', { contract: '^1.3.0' })])
    await expect(newer).rejects.toThrow('the shell that runs offers 1.2.0')
  })

  test('a remote cannot come under the name of another', async () => {
    const spoofed = publish(made.store, [await made.remote('mf-payments', { name: 'mf-chat' })])
    await expect(spoofed).rejects.toThrow('mf-payments: remote.json says that it is mf-chat')
  })

  test.each(['/:anything', '/robots.txt', '/sitemap.xml'])('%s is the platform’s', async (path) => {
    const greedy = publish(made.store, [
      await made.remote('mf-chat', { routes: [route('mf-chat', { path })] }),
    ])
    await expect(greedy).rejects.toThrow(`the route ${path} is the platform's`)
  })
})

describe('who asks what runs', () => {
  const origin = { commit: '0123456789abcdef', clean: false, by: 'Payments', note: 'bolder price' }

  test('reads version, commit, changes, person and note', async () => {
    await publish(made.store, [await made.remote('mf-chat')], { made: origin })
    const [head, line] = await statusOf(made.store, await registry())
    expect(head).toBe('registry 1')
    expect(line).toContain(await running('mf-chat'))
    expect(line).toContain('0123456789 with changes, by Payments: bolder price')
  })

  test('reads every version of a part with what it is now, damage told', async () => {
    const one = await released('one')
    const two = await released('two')
    await publish(made.store, [await made.remote('mf-chat', {}, 'three')], { canary: 0.25 })
    damage('mf-chat', one)
    const lines = await historyOf(made.store, 'mf-chat', await entryOf('mf-chat'))
    expect(lines).toHaveLength(3)
    const lineOf = (version: string) => lines.find((line) => line.includes(version))
    expect(lineOf(one)).toMatch(/before {2}DAMAGED/)
    expect(lineOf(two)).toContain('runs')
    expect(lines.join('\n')).toContain('candidate for 25 %')
  })

  test('is told of what runs and cannot be served whole', async () => {
    damage('mf-chat', await released('one'))
    expect((await statusOf(made.store, await registry())).join('\n')).toContain('DAMAGED: release it again')
    rmSync(storeLayout(made.store.folder).part('mf-chat'), { recursive: true })
    expect((await statusOf(made.store, await registry())).join('\n')).toContain('DAMAGED')
  })
})
