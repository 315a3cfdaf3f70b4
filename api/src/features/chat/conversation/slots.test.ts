import { describe, expect, it } from '@jest/globals'
import { freeConversationsLeft, slotFor } from './slots.ts'

describe('conversations of a free member', () => {
  it.each([
    ['the first partner takes a slot', { paid: false, wroteBefore: false, used: 0, max: 2 }, 'take'],
    ['the second takes the last', { paid: false, wroteBefore: false, used: 1, max: 2 }, 'take'],
    ['a third is refused', { paid: false, wroteBefore: false, used: 2, max: 2 }, 'refuse'],
    [
      'going on with an old partner is always free',
      { paid: false, wroteBefore: true, used: 2, max: 2 },
      'free',
    ],
    ['who paid takes none', { paid: true, wroteBefore: false, used: 2, max: 2 }, 'free'],
  ] as const)('%s', (_, question, outcome) => {
    expect(slotFor(question)).toBe(outcome)
  })

  it.each([
    [false, 0, 2],
    [false, 1, 1],
    [false, 2, 0],
    [false, 5, 0],
    [true, 2, null],
  ] as const)('left: paid %s, used %i: %s', (paid, used, left) => {
    expect(freeConversationsLeft(paid, used, 2)).toBe(left)
  })
})
