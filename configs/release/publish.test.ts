import { existsSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { composeFor } from '../../shell/server/registry/composition.ts'
import { storeLayout } from '../../shell/server/registry/store-layout.ts'
import { registryToChange } from '../../shell/server/registry/swap-registry.ts'
import { publish } from './publish.ts'
import { createPublishedBefore } from './published-before.ts'
import { rollback } from './rollback.ts'
import { createTestStore, route } from './test-builds.ts'

let made: ReturnType<typeof createTestStore>
beforeEach(() => {
  made = createTestStore()
})
afterEach(() => made.remove())

const registry = () => registryToChange(made.store)
const running = async (part: string) => (await registry()).parts[part]?.current.version
const reasons = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
    return 'published'
  } catch (cause) {
    return cause instanceof Object && 'message' in cause ? String(cause.message) : String(cause)
  }
}

describe('publishing', () => {
  test('puts every file with its compressed forms under an immutable version, and swaps once', async () => {
    const builds = [await made.shell(), await made.remote('mf-chat')]
    const { releases, sequence } = await publish(made.store, builds, {
      now: new Date('2026-03-01T09:05:00Z'),
    })
    expect(sequence).toBe(1)
    const chat = releases[1]?.release
    expect(chat?.version).toMatch(/^20260301-0905-[0-9a-f]{8}$/)
    const folder = storeLayout(made.store.folder).release('mf-chat', chat?.version ?? '')
    for (const file of ['remoteEntry.js', 'remoteEntry.js.br', 'remoteEntry.js.gz', 'release.json']) {
      expect(existsSync(`${folder}/${file}`)).toBe(true)
    }
    expect(chat).toMatchObject({ languages: ['nl'], routes: [{ path: '/mf-chat' }], contract: '^1.0.0' })
  })

  test('a new slot is in what browsers get, with what opens it', async () => {
    const slots = [
      {
        name: 'waving',
        faultClass: 'regular',
        on: 'match-made',
        where: { 'profile.online': true },
        lasting: true,
      },
      { name: 'alert', faultClass: 'regular', notice: 'photo', fragment: true },
    ] as const
    await publish(made.store, [await made.shell(), await made.remote('mf-chat', { slots })])
    const [remote] = composeFor(await registry(), null)?.browserRemotes ?? []
    expect(remote?.slots).toEqual([
      ['waving', 'regular', { on: 'match-made', where: { 'profile.online': true }, lasting: true }],
      ['alert', 'regular', { notice: 'photo' }],
    ])
  })

  test('equal content is the same release, whenever it is built', async () => {
    await publish(made.store, [await made.remote('mf-chat')], { now: new Date('2026-03-01T09:05:00Z') })
    const before = await running('mf-chat')
    await publish(made.store, [await made.remote('mf-chat')], { now: new Date('2026-03-02T10:00:00Z') })
    expect(await running('mf-chat')).toBe(before)
    expect((await registry()).parts['mf-chat']?.previous).toEqual([])
  })

  test('a candidate leaves the others with what they have', async () => {
    await publish(made.store, [await made.remote('mf-chat')])
    const before = await running('mf-chat')
    await publish(made.store, [await made.remote('mf-chat', {}, 'newer')], { canary: 0.1 })
    expect(await running('mf-chat')).toBe(before)
    expect((await registry()).parts['mf-chat']?.canary?.share).toBe(0.1)
  })
})

describe('what is refused leaves the registry as it was', () => {
  const cases: [string, Parameters<ReturnType<typeof createTestStore>['remote']>[1], string][] = [
    ['a contract that the shell does not offer', { contract: '^2.0.0' }, "needs the shell's contract"],
    [
      'a route of another part, under other names',
      { routes: [route('mf-chat', { path: '/mf-members/' })] },
      'is taken',
    ],
    [
      'a route name of another part',
      { routes: [route('mf-chat', { name: 'mf-members' })] },
      'route name mf-members',
    ],
    ['a path of the API', { routes: [route('mf-chat', { path: '/api/x' })] }, 'never reaches a page'],
    [
      'a page that the build does not have',
      { routes: [route('mf-chat', { page: 'other' })] },
      'no such module',
    ],
    [
      'a layout that does not exist',
      { routes: [Object({ ...route('mf-chat'), layout: 'wide' })] },
      'routes.0.layout',
    ],
    [
      'a line in the menu that some members could not read',
      { routes: [route('mf-chat', { menu: { en: 'Chats' } })] },
      'without a line in nl',
    ],
    [
      'a line in the menu to nobody in particular',
      { routes: [route('mf-chat', { path: '/chats/:id', menu: { nl: 'Gesprek' } })] },
      'cannot be in the menu',
    ],
    [
      'a line in the menu that is a novel',
      { routes: [route('mf-chat', { menu: { nl: 'x'.repeat(41) } })] },
      'routes.0.menu',
    ],
    ['a namespace that is not its own', { namespaces: ['chat'] }, 'first namespace'],
    [
      'a slot on what is no event',
      { slots: [{ name: 'waving', faultClass: 'regular', on: 'hand-raised' }] },
      'no event of the contract',
    ],
    [
      'a slot on a request that another part answers',
      { slots: [{ name: 'waving', faultClass: 'regular', on: 'gift-requested' }] },
      'as does giving of mf-members',
    ],
    [
      'a slot that says what no shell understands',
      { slots: [Object({ name: 'waving', faultClass: 'regular', on: 'match-made', once: true })] },
      'slots.0',
    ],
  ]

  test.each(cases)('%s', async (_, changes, why) => {
    const slots = [{ name: 'giving', faultClass: 'regular', on: 'gift-requested' }] as const
    await publish(made.store, [await made.shell(), await made.remote('mf-members', { slots })])
    expect(await reasons(publish(made.store, [await made.remote('mf-chat', changes)]))).toContain(why)
    expect((await registry()).sequence).toBe(1)
  })

  test('a build without its manifest', async () => {
    expect(await reasons(publish(made.store, [await made.build('shell', { 'main.js': '' })]))).toContain(
      'build.json',
    )
  })

  test('two patterns that match the same paths in one part', async () => {
    const routes = [route('mf-chat', { path: '/a/:id' }), route('mf-chat', { name: 'b', path: '/a/:name' })]
    expect(await reasons(publish(made.store, [await made.remote('mf-chat', { routes })]))).toContain(
      'itself has',
    )
  })
})

describe('rolling back', () => {
  test('swaps to the version before, again and again, until there is none', async () => {
    const versions: (string | undefined)[] = []
    for (const script of ['one', 'two', 'three']) {
      await publish(made.store, [await made.remote('mf-chat', {}, script)])
      versions.push(await running('mf-chat'))
    }
    await rollback(made.store, 'mf-chat')
    expect(await running('mf-chat')).toBe(versions[1])
    await rollback(made.store, 'mf-chat')
    expect(await running('mf-chat')).toBe(versions[0])
    expect(await reasons(rollback(made.store, 'mf-chat'))).toContain('no earlier version')
  })

  test('withdraws a candidate first', async () => {
    await publish(made.store, [await made.remote('mf-chat')])
    await publish(made.store, [await made.remote('mf-chat', {}, 'newer')], { canary: 0.1 })
    expect(await rollback(made.store, 'mf-chat')).toMatchObject({ candidate: true })
    expect((await registry()).parts['mf-chat']?.canary).toBeNull()
  })

  test('is remembered: the sources that were rolled back count as published before', async () => {
    await publish(made.store, [await made.remote('mf-chat')])
    const newer = await made.remote('mf-chat', {}, 'newer')
    await publish(made.store, [newer])
    await rollback(made.store, 'mf-chat')
    const publishedBefore = await createPublishedBefore(made.store)
    expect(publishedBefore('mf-chat', newer.sourceHash)).toBe(true)
    expect(publishedBefore('mf-members', newer.sourceHash)).toBe(false)
  })

  test('and released again, the same version returns', async () => {
    await publish(made.store, [await made.remote('mf-chat')])
    const newer = await made.remote('mf-chat', {}, 'newer')
    await publish(made.store, [newer])
    const version = await running('mf-chat')
    await rollback(made.store, 'mf-chat')
    await publish(made.store, [newer])
    expect(await running('mf-chat')).toBe(version)
  })
})
