import { expect, test } from '@jest/globals'
import type { RegistryDocument } from '@lonk/shared-events/registry.ts'
import { testRelease, testRoute, versionOf } from '../testing/test-store.ts'
import { composeFor, documentRemotes } from './composition.ts'

const release = (part: string, version: string, contract?: string) =>
  testRelease(part, {
    version: versionOf(version),
    ...(contract ? { contract } : {}),
    routes: part === 'shell' ? [] : [testRoute({ name: part, path: `/${part}` })],
  })
const stable = (part: string, version: string, contract?: string) => ({
  current: release(part, version, contract),
  previous: [],
  canary: null,
})
const registry = (parts: RegistryDocument['parts']): RegistryDocument => ({ sequence: 1, parts })

test('without a shell there is nothing to serve', () => {
  expect(composeFor(registry({ 'mf-chat': stable('mf-chat', 'a') }), null)).toBeNull()
})

test('of each remote the newest version that the shell satisfies is served', () => {
  const composition = composeFor(
    registry({
      shell: stable('shell', 'a', '1.1.0'),
      'mf-chat': {
        current: release('mf-chat', 'c', '^2.0.0'),
        previous: [release('mf-chat', 'b', '^1.1.0'), release('mf-chat', 'a', '^1.0.0')],
        canary: null,
      },
    }),
    null,
  )
  expect(composition?.remotes.get('mf-chat')?.version).toBe(versionOf('b'))
})

test('routes of a remote that no version of runs on the shell are known as unavailable', () => {
  const composition = composeFor(
    registry({ shell: stable('shell', 'a', '1.0.0'), 'mf-chat': stable('mf-chat', 'a', '^2.0.0') }),
    null,
  )
  expect(composition?.table).toEqual([])
  expect(composition?.unavailable.map(({ path }) => path)).toEqual(['/mf-chat'])
})

test.each([
  ['1.15.0', false, '/mf-chat'],
  ['1.14.0', true, 'mf-chat'],
])('a shell of contract %s is told of its remotes as it reads them', (contract, whole, route) => {
  const composition = composeFor(
    registry({ shell: stable('shell', 'a', contract), 'mf-chat': stable('mf-chat', 'a', '^1.1.0') }),
    null,
  )
  const [remote] = composition ? documentRemotes(composition) : []
  expect(remote?.entry.startsWith('/r/mf-chat/')).toBe(whole)
  expect(remote?.routes[0]?.[0]).toBe(route)
})

test('a canary share is about its share of visitors, and the same for one visitor each time', () => {
  const document = registry({
    shell: stable('shell', 'a'),
    'mf-chat': {
      current: release('mf-chat', 'a'),
      previous: [],
      canary: { candidate: release('mf-chat', 'b'), share: 0.2 },
    },
  })
  const versionFor = (visitor: number | null) =>
    composeFor(document, visitor)?.remotes.get('mf-chat')?.version
  const visitors = Array.from({ length: 2000 }, (_, visitor) => visitor)
  const trying = visitors.filter((visitor) => versionFor(visitor) === versionOf('b'))
  expect(trying.length).toBeGreaterThan(320)
  expect(trying.length).toBeLessThan(480)
  expect(trying.every((visitor) => versionFor(visitor) === versionOf('b'))).toBe(true)
  expect(versionFor(null)).toBe(versionOf('a'))
})

test('a slot that was released before it said what opens it comes by name', () => {
  const early = release('mf-chat', 'a')
  const slots = [{ name: 'gift-picker', faultClass: 'regular' }] as const
  const composition = composeFor(
    registry({
      shell: stable('shell', 'a'),
      'mf-chat': { ...stable('mf-chat', 'a'), current: { ...early, slots } },
    }),
    null,
  )
  expect(composition?.browserRemotes[0]?.slots).toEqual([['gift-picker', 'regular']])
})

test('the browser gets of a remote only what the shell runs on', () => {
  const composition = composeFor(
    registry({ shell: stable('shell', 'a'), 'mf-chat': stable('mf-chat', 'a') }),
    null,
  )
  expect(Object.keys(composition?.browserRemotes[0] ?? {}).sort()).toEqual(
    ['entry', 'faultClass', 'integrity', 'name', 'owner', 'routes', 'slots', 'version'].sort(),
  )
})
