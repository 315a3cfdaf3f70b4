import { describe, expect, it } from '@jest/globals'
import { chooseIcebreakers } from './choose.ts'

const lines = [
  ...Array.from({ length: 10 }, (_, index) => ({ id: index + 1, interest_slug: null })),
  { id: 21, interest_slug: 'music' },
  { id: 22, interest_slug: 'cooking' },
  { id: 23, interest_slug: 'hiking' },
]
const pair = { mine: new Set(['music', 'hiking']), theirs: new Set(['music', 'cooking']), seed: 12 }
const ids = (seed = 12) => chooseIcebreakers(lines, { ...pair, seed }).map(({ id }) => id)

describe('icebreakers', () => {
  it('are six: what both share first, then what the other likes, then general ones', () => {
    expect(ids()).toHaveLength(6)
    expect(ids().slice(0, 2)).toEqual([21, 22])
  })

  it('never ask about what only oneself likes', () => {
    expect(ids()).not.toContain(23)
  })

  it('are the same at a reload and differ between partners', () => {
    expect(ids()).toEqual(ids())
    expect(new Set([1, 2, 3, 4, 5].map((seed) => ids(seed).join())).size).toBeGreaterThan(1)
  })
})
