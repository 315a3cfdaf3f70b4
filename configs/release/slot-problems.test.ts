import { expect, test } from '@jest/globals'
import type { SlotDeclaration } from '@lonk/shared-events/contract.ts'
import { testRelease } from '../../shell/server/testing/test-store.ts'
import { slotProblems } from './slot-problems.ts'

type Opening = Omit<SlotDeclaration, 'name' | 'faultClass'>

const slot = (name: string, opening: Opening): SlotDeclaration => ({
  name,
  faultClass: 'regular',
  ...opening,
})
const bringing = (part: string, ...slots: readonly SlotDeclaration[]) => testRelease(part, { slots })
const problems = (opening: Opening, ...others: readonly SlotDeclaration[]) =>
  slotProblems(bringing('mf-a', slot('mine', opening)), [bringing('mf-b', ...others)])

test.each<[string, Opening]>([
  ['on a request', { on: 'gift-requested' }],
  [
    'on a fact, for some of its kind, not on every page',
    {
      on: 'message-received',
      where: { 'message.own': false },
      notOn: '/chats/{message.conversation_id}',
      lasting: true,
    },
  ],
  ['on some of the requests of a name', { on: 'credits-requested', where: { reason: 'premium' } }],
  ['as the inside of a notice', { notice: 'photo', fragment: true }],
])('a slot may open %s', (_, opening) => {
  expect(problems(opening)).toEqual([])
})

test.each<[string, Opening, string]>([
  [
    'on what is no event',
    { on: 'gift-wanted' },
    'the slot mine opens on gift-wanted, which is no event of the contract',
  ],
  [
    'on what is a name of every object',
    { on: 'constructor' },
    'the slot mine opens on constructor, which is no event of the contract',
  ],
  [
    'on what the shell answers itself',
    { on: 'chat-requested' },
    'the slot mine opens on chat-requested, which the shell answers itself',
  ],
  ['never', {}, 'the slot mine says neither "on" nor "notice": nothing opens it'],
  ['in two ways', { on: 'gift-requested', notice: 'photo' }, 'the slot mine says both "on" and "notice"'],
  [
    'as a notice for some events',
    { notice: 'photo', where: { profileId: 1 } },
    'the slot mine says "where" without "on"',
  ],
  [
    'for a field that the event does not have',
    { on: 'gift-requested', where: { photoId: 1 } },
    'the slot mine looks at photoId, which gift-requested does not have',
  ],
  [
    'for a value that the event never has',
    { on: 'credits-requested', where: { reason: 'hunger' } },
    'the slot mine waits for reason hunger, which credits-requested never says',
  ],
  [
    'but on a page that the event does not name',
    { on: 'gift-requested', notOn: '/members/{id}' },
    'the slot mine looks at id, which gift-requested does not have',
  ],
])('it may not open %s', (_, opening, problem) => {
  expect(problems(opening)).toEqual([problem])
})

test.each<[string, Opening, Opening, readonly string[]]>([
  [
    'one request',
    { on: 'gift-requested' },
    { on: 'gift-requested' },
    ['the slot mine answers gift-requested, as does other of mf-b'],
  ],
  [
    'one kind of request and all of its name',
    { on: 'credits-requested', where: { reason: 'premium' } },
    { on: 'credits-requested' },
    ['the slot mine answers credits-requested, as does other of mf-b'],
  ],
  [
    'two kinds of request',
    { on: 'credits-requested', where: { reason: 'premium' } },
    { on: 'credits-requested', where: { reason: 'bonus' } },
    [],
  ],
  ['one fact', { on: 'match-made' }, { on: 'match-made' }, []],
  [
    'one notice',
    { notice: 'bonus' },
    { notice: 'bonus' },
    ['the slot mine is the notice bonus, as is other of mf-b'],
  ],
  ['two notices', { notice: 'bonus' }, { notice: 'photo' }, []],
])('two remotes and %s', (_, mine, others, found) => {
  expect(problems(mine, slot('other', others))).toEqual(found)
})

test('one remote that answers a request twice', () => {
  const twice = bringing('mf-a', slot('one', { on: 'gift-requested' }), slot('two', { on: 'gift-requested' }))
  expect(slotProblems(twice, [])).toEqual([
    'the slot two answers gift-requested, as does one of the remote itself',
  ])
})
