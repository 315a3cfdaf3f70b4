import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { CallShapes } from '@lonk/shared-api/call-shapes.ts'
import { callsOfCheckout } from '../contract/checkout-calls.ts'
import { callSection, factsFile, factsOf } from '../contract/facts.ts'
import { breaksOnApi } from './breaks-on-api.ts'
import { callProblems } from './call-problems.ts'
import { promote } from './promote.ts'
import { publish } from './publish.ts'
import { rollback } from './rollback.ts'
import { createTestStore } from './test-builds.ts'

const call = 'POST /api/like.php'
const counted: CallShapes = {
  [call]: { is: 'Idempotency-Key' },
  [`${call} takes`]: { is: 'object', demanded: true },
  [`${call} takes.profile_id`]: { is: 'integer', demanded: true },
  [`${call} takes.from`]: { is: 'string' },
  [`${call} takes.from=deck`]: { is: 'text' },
  [`${call} gives`]: { is: 'object', demanded: true },
  [`${call} gives.match`]: { is: 'boolean', demanded: true },
  [`${call} gives.held`]: { is: 'boolean' },
}
const since = '2026-01-01T10:00:00.000Z'

/** The same, with some rows otherwise; null: gone. */
const offers = (changes: Readonly<Record<string, CallShapes[string] | null>> = {}) => {
  const rows = Object.entries({ ...counted, ...changes }).flatMap(([name, row]) => (row ? [[name, row]] : []))
  return { since, calls: Object.fromEntries(rows) as CallShapes }
}
const problemsOn = (changes: Parameters<typeof offers>[0]): readonly string[] => {
  const part = { part: 'mf-a', version: '1', contract: '^1.0.0', facts: { [callSection]: counted } }
  return callProblems([part], offers(changes)).map((line) => line.split(': ').slice(1).join(': '))
}

test.each<[string, Parameters<typeof offers>[0], readonly string[]]>([
  [
    'a call is gone',
    Object.fromEntries(Object.keys(counted).map((name) => [name, null])),
    [`${call} is gone`],
  ],
  ['it asks for another head', { [call]: { is: 'call' } }, [`${call} was Idempotency-Key, is call`]],
  ['a field that is sent is gone', { [`${call} takes.from`]: null }, [`${call} takes.from is gone`]],
  ['a text that is sent is gone', { [`${call} takes.from=deck`]: null }, [`${call} takes.from=deck is gone`]],
  [
    'a field is of another kind',
    { [`${call} takes.profile_id`]: { is: 'string', demanded: true } },
    [`${call} takes.profile_id was integer, is string`],
  ],
  [
    'a field has to be given now',
    { [`${call} takes.from`]: { is: 'string', demanded: true } },
    [`${call} takes.from must be given`],
  ],
  [
    'a new field has to be given',
    { [`${call} takes.why`]: { is: 'string', demanded: true } },
    [`${call} takes.why is new, and must be given`],
  ],
  ['an answer lacks what is read', { [`${call} gives.match`]: null }, [`${call} gives.match is gone`]],
  [
    'an answer may lack what was always there',
    { [`${call} gives.match`]: { is: 'boolean' } },
    [`${call} gives.match may be absent`],
  ],
])('a break: %s', (_, changes, problems) => {
  expect(problemsOn(changes)).toEqual(problems)
})

test.each<[string, Parameters<typeof offers>[0]]>([
  ['nothing', {}],
  [
    'a new call',
    {
      'POST /api/dance.php': { is: 'call' },
      'POST /api/dance.php takes.x': { is: 'string', demanded: true },
    },
  ],
  ['a new field that may be given', { [`${call} takes.why`]: { is: 'string' } }],
  ['a field that need not be given any more', { [`${call} takes.profile_id`]: { is: 'integer' } }],
  ['more in an answer', { [`${call} gives.more`]: { is: 'string', demanded: true } }],
  ['what may be absent is gone', { [`${call} gives.held`]: null }],
  ['what may be absent is always there', { [`${call} gives.held`]: { is: 'boolean', demanded: true } }],
  [
    'a new object that may be given, with what it demands',
    {
      [`${call} takes.place`]: { is: 'object' },
      [`${call} takes.place.city`]: { is: 'string', demanded: true },
    },
  ],
])('no break: %s', (_, changes) => {
  expect(problemsOn(changes)).toEqual([])
})

let made: ReturnType<typeof createTestStore>
beforeEach(() => {
  made = createTestStore()
})
afterEach(() => made.remove())

const counting = { [factsFile]: JSON.stringify({ [callSection]: counted }) }
const gone = offers({ [`${call} gives.match`]: null })
const onApi = (offered: ReturnType<typeof offers> | null) => ({
  ...made.store,
  offeredCalls: async () => offered,
})
const chat = (script: string) => made.remote('mf-chat', {}, script, counting)

test('a release that the API which runs would break is refused with the field, its candidate and its return too', async () => {
  await publish(onApi(offers()), [await made.shell(), await chat('one')])
  await publish(onApi(offers()), [await chat('two')], { canary: 0.1 })
  const why = new RegExp(
    `mf-chat \\S+ would break on the API \\(as of ${since}\\): ${call} gives.match is gone`,
  )
  await expect(promote(onApi(gone), 'mf-chat')).rejects.toThrow(why)
  await expect(publish(onApi(gone), [await chat('three')])).rejects.toThrow(why)
  await promote(onApi(offers()), 'mf-chat')
  await expect(rollback(onApi(gone), 'mf-chat')).rejects.toThrow(why)
  await rollback(onApi(offers()), 'mf-chat')
})

test('a part that does not ask for it is released meanwhile', async () => {
  await publish(onApi(offers()), [await made.shell(), await chat('one'), await made.remote('mf-members')])
  const { releases } = await publish(onApi(gone), [await made.remote('mf-members', {}, 'two')])
  expect(releases).toHaveLength(1)
})

test('where no API was asked yet a line says that nothing was compared', async () => {
  const { notCompared } = await publish(onApi(null), [await made.shell(), await chat('one')])
  expect(notCompared).toEqual([
    'no document server has asked an API here yet: calls of the API were not compared',
  ])
})

test('before an API is upgraded, what visitors get is held against the new one', async () => {
  await publish(onApi(offers()), [await made.shell(), await chat('one')])
  await publish(onApi(offers()), [await chat('two')], { canary: 0.1 })
  expect((await breaksOnApi(made.store, offers())).problems).toEqual([])
  expect((await breaksOnApi(made.store, gone)).problems).toHaveLength(2)
})

test('as the sources are now, the API of this checkout breaks no part', () => {
  const parts = ['shell', 'mf-members', 'mf-chat', 'mf-payments', 'mf-signup', 'mf-landers']
  const now = parts.map((part) => ({ part, version: '1', contract: '', facts: factsOf(part) }))
  for (const { facts } of now) expect(Object.keys(facts[callSection] ?? {}).length).toBeGreaterThan(10)
  expect(callProblems(now, callsOfCheckout())).toEqual([])
})
