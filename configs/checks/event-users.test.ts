import { expect, test } from '@jest/globals'
import {
  allStrandedDocstrings,
  promisesNobodyKeeps,
  strandedDocstrings,
  unusedPromises,
} from './event-users.ts'

test('each event of the site is published and heard, each shared value is read', () => {
  expect(unusedPromises()).toEqual([])
})

test.each([
  ['an event that nobody publishes', ["bus.on('a-b').subscribe(act)"], ['a-b: no part publishes this event']],
  ['an event that nobody hears', ["bus.publish('a-b', {})"], ['a-b: no part hears this event']],
  [
    'an event that is published over two lines',
    ["bus.publish(\n  'a-b', {})", "useBusEvent('a-b', act)"],
    [],
  ],
  ['an event that opens a slot', ["bus.publish('a-b', {})", '{ "name": "c", "on": "a-b" }'], []],
])('%s', (_, sources, problems) => {
  expect(promisesNobodyKeeps(sources, ['a-b'], [])).toEqual(problems)
})

test('a shared value that is only written', () => {
  expect(promisesNobodyKeeps(["state.set('online', true)"], [], ['online'])).toEqual([
    'online: no part reads this shared value',
  ])
  expect(promisesNobodyKeeps(["useShared('online')"], [], ['online'])).toEqual([])
})

test('no docstring of the project is followed by another one', () => {
  expect(allStrandedDocstrings()).toEqual([])
})

test('a docstring that is followed by another one is named by its line', () => {
  expect(strandedDocstrings('a.ts', '\n/** One. */\n/** Two. */\nexport const a = 1')).toEqual([
    'a.ts:2: this docstring is followed by another one and belongs to nothing',
  ])
})
