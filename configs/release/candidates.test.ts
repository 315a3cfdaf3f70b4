import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { registryToChange } from '../../shell/server/registry/swap-registry.ts'
import type { Build } from '../build/build-part.ts'
import { publish } from './publish.ts'
import { createTestStore, route } from './test-builds.ts'
import { withdraw } from './withdraw.ts'

// What a candidate may be: tried by a share of visitors, at the cost of nobody else and of nothing else.

let made: ReturnType<typeof createTestStore>
beforeEach(() => {
  made = createTestStore()
})
afterEach(() => made.remove())

const registry = () => registryToChange(made.store)
const offering = (contract: string, build: Build): Build => {
  const file = join(build.folder, 'build.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), contract }))
  return build
}
const shell = async (contract: string, script = contract) => offering(contract, await made.shell(script))

describe('a part that does not run', () => {
  test.each([0, 0.1])('has no candidate, which everybody would get, with a share of %s', async (canary) => {
    await publish(made.store, [await made.shell()])
    const work = publish(made.store, [await made.remote('mf-events')], { canary })
    await expect(work).rejects.toThrow(
      /^mf-events does not run here yet.*release it to all, without --canary$/,
    )
    expect(Object.keys((await registry()).parts)).toEqual(['shell'])
  })

  test('is one, too, that was withdrawn', async () => {
    await publish(made.store, [await made.shell(), await made.remote('mf-chat')])
    await withdraw(made.store, 'mf-chat')
    const work = publish(made.store, [await made.remote('mf-chat', {}, 'two')], { canary: 0 })
    await expect(work).rejects.toThrow('mf-chat does not run here yet')
  })

  test('keeps those beside it from becoming candidates in the same swap', async () => {
    await publish(made.store, [await made.shell(), await made.remote('mf-chat')])
    const both = [await made.remote('mf-chat', {}, 'two'), await made.remote('mf-events')]
    await expect(publish(made.store, both, { canary: 0.1 })).rejects.toThrow(
      'mf-events does not run here yet',
    )
    expect((await registry()).parts['mf-chat']?.canary).toBeNull()
  })
})

describe('a candidate that is what everybody has already', () => {
  const candidate = async () => (await registry()).parts['mf-chat']?.canary?.candidate.version

  test("is refused, and takes nobody else's candidate away", async () => {
    await publish(made.store, [await made.shell(), await made.remote('mf-chat')])
    await publish(made.store, [await made.remote('mf-chat', {}, 'two')], { canary: 0.1 })
    const tried = await candidate()
    await expect(publish(made.store, [await made.remote('mf-chat')], { canary: 0.2 })).rejects.toThrow(
      /^mf-chat \S+ is what everybody has: there is nothing to try$/,
    )
    expect(await candidate()).toBe(tried)
  })

  test('among others is left as it is, with its own candidate', async () => {
    await publish(made.store, [await made.shell(), await made.remote('mf-chat')])
    await publish(made.store, [await made.remote('mf-chat', {}, 'two')], { canary: 0.1 })
    const tried = await candidate()
    await publish(made.store, [await made.shell('newer'), await made.remote('mf-chat')], { canary: 0.2 })
    expect(await candidate()).toBe(tried)
    expect((await registry()).parts.shell?.canary?.share).toBe(0.2)
  })
})

describe('a candidate of the shell', () => {
  const remotes = (contract: string, script: string) =>
    Promise.all(['mf-chat', 'mf-members'].map((part) => made.remote(part, { contract }, `${part} ${script}`)))

  test.each([0, 0.1])(
    'may not take remotes away from whoever draws it without theirs, with a share of %s',
    async (canary) => {
      await publish(made.store, [await shell('1.0.0'), ...(await remotes('^1.0.0', 'one'))])
      const all = [await shell('2.0.0'), ...(await remotes('^2.0.0', 'two'))]
      await expect(publish(made.store, all, { canary })).rejects.toThrow(
        /^no version of mf-chat, mf-members for all runs on the candidate of shell/,
      )
      expect((await registry()).sequence).toBe(1)
      expect(await publish(made.store, all)).toMatchObject({ sequence: 2 })
    },
  )

  test('runs with what a minor of the contract adds, and remotes that use it fall back for the others', async () => {
    await publish(made.store, [await shell('1.0.0'), ...(await remotes('^1.0.0', 'one'))])
    const all = [await shell('1.1.0'), ...(await remotes('^1.1.0', 'two'))]
    expect(await publish(made.store, all, { canary: 0.1 })).toMatchObject({ sequence: 2 })
  })

  test('keeps a new remote from all that does not run on it', async () => {
    await publish(made.store, [await shell('1.1.0')])
    await publish(made.store, [await shell('1.0.0')], { canary: 0.1 })
    const work = publish(made.store, [await made.remote('mf-events', { contract: '^1.1.0' })])
    await expect(work).rejects.toThrow(/^no version of mf-events for all runs on the candidate of shell/)
  })
})

describe('candidates of several parts', () => {
  test('are compared with what most visitors keep, too', async () => {
    const moved = route('mf-chat', { name: 'gone', path: '/gone' })
    await publish(made.store, [
      await made.shell(),
      await made.remote('mf-chat', { routes: [route('mf-chat'), moved] }),
      await made.remote('mf-members'),
    ])
    const both = [
      await made.remote('mf-chat', {}, 'two'),
      await made.remote('mf-members', { routes: [route('mf-members'), moved] }, 'members two'),
    ]
    await expect(publish(made.store, both, { canary: 0.1 })).rejects.toThrow(
      'mf-members: the route /gone is taken: mf-chat owns /gone',
    )
    expect(await publish(made.store, both)).toMatchObject({ sequence: 2 })
  })
})
