import { expect, test } from '@jest/globals'
import type { SwipeDeckAnswer } from '@lonk/shared-api/calls/matching/swipe.schema.ts'
import { card } from '../../testing/people.ts'
import {
  type Deck,
  deal,
  decide,
  likesFree,
  needsMore,
  nextSwipe,
  remove,
  type SwipeAction,
  settle,
  takeBack,
  undo,
  vanish,
} from './deck.ts'

const answer = (ids: readonly number[], likes = 4): SwipeDeckAnswer => ({
  deck: ids.map((id) => card(id)),
  likes_left: likes,
  undo_left: 0,
  resets_at: '2026-03-02T23:00:00.000Z',
})
const from = (first: number, count: number) => Array.from({ length: count }, (_, place) => first + place)
const idsOf = ({ cards }: Deck) => cards.map(({ id }) => id)

/** Decides about the cards on top, in turn, each under the name of person and action. */
const swiped = (deck: Deck, ...actions: readonly SwipeAction[]): Deck =>
  actions.reduce((so, action) => {
    const swipe = nextSwipe(so, action, () => `${action} ${so.cards[0]?.id}`)
    return swipe ? decide(so, swipe) : so
  }, deck)

const dealt = deal(undefined, answer([2, 3, 4, 5]))

test('a decided card goes at once, and a like on its way is one less to give', () => {
  const deck = swiped(dealt, 'like', 'pass')
  expect(idsOf(deck)).toEqual([4, 5])
  expect(likesFree(deck)).toBe(3)
})

test('the answer says how many likes are left; those behind it are still taken off', () => {
  const deck = swiped(dealt, 'like', 'like')
  const [first] = deck.underway
  if (!first) throw new Error('nothing is under way')
  expect(likesFree(settle(deck, first, 3))).toBe(2)
})

test('without likes nobody is liked, and whoever is passed still is', () => {
  const deck = swiped(deal(undefined, answer([2, 3], 1)), 'like')
  expect(nextSwipe(deck, 'like', () => 'x')).toBeNull()
  expect(idsOf(swiped(deck, 'like', 'pass'))).toEqual([])
})

test('what did not arrive comes back in its order, with all that was to follow, and costs nothing', () => {
  const deck = takeBack(swiped(dealt, 'like', 'pass', 'like'))
  expect(idsOf(deck)).toEqual([2, 3, 4, 5])
  expect(likesFree(deck)).toBe(4)
  expect(deck.lastPass).toBeNull()
})

test('the same decision again is the same swipe, another one is new', () => {
  const deck = takeBack(swiped(dealt, 'like'))
  expect(nextSwipe(deck, 'like', () => 'new')?.clientId).toBe('like 2')
  expect(nextSwipe(deck, 'pass', () => 'new')?.clientId).toBe('new')
})

test('once it arrived the identity is used up: passed again after an undo it is another swipe', () => {
  const passed = swiped(takeBack(swiped(dealt, 'pass')), 'pass')
  const [swipe] = passed.underway
  if (!swipe) throw new Error('nothing is under way')
  const back = undo(settle(passed, swipe, 4))
  expect(idsOf(back)).toEqual([2, 3, 4, 5])
  expect(nextSwipe(back, 'pass', () => 'new')?.clientId).toBe('new')
})

test('only the last pass can be taken back, and only once', () => {
  expect(idsOf(undo(swiped(dealt, 'pass', 'pass')))).toEqual([3, 4, 5])
  expect(idsOf(undo(undo(swiped(dealt, 'pass', 'pass'))))).toEqual([3, 4, 5])
  expect(idsOf(undo(swiped(dealt, 'pass', 'like')))).toEqual([4, 5])
})

test('a pass of somebody who has left is not taken back, the like of another keeps its place', () => {
  const deck = swiped(dealt, 'pass')
  const [gone] = deck.underway
  if (!gone) throw new Error('nothing is under way')
  expect(idsOf(undo(vanish(deck, gone)))).toEqual([3, 4, 5])
})

test('a card that comes back after an undo is there once', () => {
  expect(idsOf(takeBack(undo(swiped(dealt, 'pass'))))).toEqual([2, 3, 4, 5])
})

test('new cards go behind those in sight, without those who were decided about', () => {
  const deck = deal(swiped(dealt, 'pass'), answer([2, 5, 4, 9, 3]))
  expect(idsOf(deck)).toEqual([3, 4, 5, 9])
})

test('whoever was liked elsewhere loses the card, and is not dealt again', () => {
  expect(idsOf(deal(remove(dealt, 2), answer([2, 3, 4])))).toEqual([3, 4])
})

test('more are asked for before the last one, as long as there are more', () => {
  const full = deal(undefined, answer(from(2, 20)))
  expect(needsMore(full)).toBe(false)
  expect(needsMore(swiped(full, ...from(0, 15).map(() => 'pass' as const)))).toBe(true)
  expect(needsMore(dealt)).toBe(false)
})
