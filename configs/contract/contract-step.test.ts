import { expect, test } from '@jest/globals'
import { type ContractEntries, differences, raised, type Step, stepBetween } from './contract-step.ts'

const before: ContractEntries = {
  events: {
    'like-given': { is: 'fact' },
    'like-given.profileId': { is: 'isNumber', demanded: true },
    'logged-out.reason': { is: 'oneOf' },
  },
  state: { user: { is: 'User | null' } },
}
const withEvents = (rows: ContractEntries[string]): ContractEntries => ({
  ...before,
  events: { ...before.events, ...rows },
})

test.each<[string, ContractEntries, Step]>([
  ['nothing', before, 'none'],
  [
    'a new event, with a field that it demands',
    withEvents({ 'a-b': { is: 'fact' }, 'a-b.c': { is: 'isNumber', demanded: true } }),
    'minor',
  ],
  ['a new section', { ...before, routes: { index: { is: '/' } } }, 'minor'],
  [
    'a new field that may be absent',
    withEvents({ 'like-given.note': { is: 'optional(isString)' } }),
    'minor',
  ],
  [
    'a new field that must be given',
    withEvents({ 'like-given.note': { is: 'isString', demanded: true } }),
    'major',
  ],
  [
    'a new text that hearers must know',
    withEvents({ 'logged-out.reason=ban': { is: 'text', demanded: true } }),
    'major',
  ],
  ['another type', withEvents({ 'like-given.profileId': { is: 'isString', demanded: true } }), 'major'],
  ['a value that is gone', { events: before.events ?? {}, state: {} }, 'major'],
  ['a section that is gone', { events: before.events ?? {} }, 'major'],
  [
    'something new beside something that is gone',
    { events: before.events ?? {}, state: { online: { is: 'boolean' } } },
    'major',
  ],
])('%s is a step by what it does to remotes of before', (_, after, step) => {
  expect(stepBetween(before, after)).toBe(step)
})

test('the order of the entries is no difference', () => {
  const turned = {
    state: before.state ?? {},
    events: Object.fromEntries(Object.entries(before.events ?? {}).reverse()),
  }
  expect(differences(before, turned)).toEqual([])
})

test('each difference is named with what it was', () => {
  expect(differences(before, { ...before, state: { user: { is: 'User' } } })).toEqual([
    { step: 'major', text: 'state user: was User | null, is User' },
  ])
})

test.each<[string, Step, string]>([
  ['1.2.3', 'none', '1.2.3'],
  ['1.2.3', 'minor', '1.3.0'],
  ['1.9.0', 'minor', '1.10.0'],
  ['1.2.3', 'major', '2.0.0'],
])('%s after the step %s is %s', (version, step, next) => {
  expect(raised(version, step)).toBe(next)
})
