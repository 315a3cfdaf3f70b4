import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { RemoteDescription } from '@lonk/shared-events/contract.ts'
import { remoteNames } from '../project.ts'
import { earlyProblems } from './early-problems.ts'
import { publish } from './publish.ts'
import { createTestStore, route } from './test-builds.ts'

let made: ReturnType<typeof createTestStore>
let root: string
beforeEach(() => {
  made = createTestStore()
  root = mkdtempSync(join(tmpdir(), 'lonk-checkout-'))
})
afterEach(() => {
  made.remove()
  rmSync(root, { recursive: true })
})

/** A checkout of parts with these `remote.json`, not built. */
const written = (part: string, changes: Partial<RemoteDescription>) => {
  mkdirSync(join(root, part))
  const whole = {
    name: part,
    owner: 'team',
    contract: '^1.0.0',
    faultClass: 'primary',
    namespaces: [part],
    slots: [],
  }
  writeFileSync(
    join(root, part, 'remote.json'),
    JSON.stringify({ ...whole, routes: [route(part)], ...changes }),
  )
}

test('an address of another part is refused by what is written down, with nothing built', async () => {
  await publish(made.store, [await made.shell(), await made.remote('mf-members')])
  written('mf-chat', { routes: [route('mf-chat', { path: '/mf-members/' })] })
  expect(await earlyProblems(made.store, ['mf-chat'], root)).toEqual([
    'mf-chat: the route /mf-members/ is taken: mf-members owns /mf-members',
  ])
})

test('so is one that only a candidate has, a name, an opening, and what is the platform’s', async () => {
  const slots = [{ name: 'giving', faultClass: 'regular', on: 'gift-requested' }] as const
  await publish(made.store, [await made.shell(), await made.remote('mf-members')])
  await publish(made.store, [await made.remote('mf-members', { slots })], { canary: 0 })
  written('mf-chat', {
    routes: [route('mf-members', { path: '/a' }), route('mf-chat', { path: '/robots.txt' })],
    slots: [{ name: 'waving', faultClass: 'regular', on: 'gift-requested' }],
  })
  const problems = (await earlyProblems(made.store, ['mf-chat'], root)).join('\n')
  expect(problems).toContain('the route name mf-members is taken by mf-members')
  expect(problems).toContain('the slot waving answers gift-requested, as does giving of mf-members')
  expect(problems).toContain('robots.txt')
})

test('parts that come together are held against one another, not against what they replace', async () => {
  await publish(made.store, [
    await made.shell(),
    await made.remote('mf-members', { routes: [route('mf-members', { path: '/search' })] }),
    await made.remote('mf-chat'),
  ])
  written('mf-members', {})
  written('mf-chat', { routes: [route('mf-chat', { path: '/search' })] })
  expect(await earlyProblems(made.store, ['shell', 'mf-members', 'mf-chat'], root)).toEqual([])
  expect(await earlyProblems(made.store, ['mf-chat'], root)).toHaveLength(1)
})

test('nothing of this checkout is in another’s place', async () => {
  expect(await earlyProblems(made.store, ['shell', ...remoteNames])).toEqual([])
})
