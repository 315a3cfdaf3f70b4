import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type Lot, takeFromLots } from './lots.ts'

const lot = (id: number, kind: Lot['kind'], remaining: number): Lot => ({ id, kind, remaining })

describe('credits are taken from lots', () => {
  it('free ones first, although a paid lot is older', () => {
    expect(takeFromLots([lot(1, 'paid', 5), lot(2, 'free', 2)], 1)).toEqual([{ lot_id: 2, credits: 1 }])
  })

  it('then from the oldest paid lot, across as many as needed', () => {
    const lots = [lot(9, 'paid', 10), lot(4, 'paid', 3), lot(7, 'free', 1)]
    expect(takeFromLots(lots, 6)).toEqual([
      { lot_id: 7, credits: 1 },
      { lot_id: 4, credits: 3 },
      { lot_id: 9, credits: 2 },
    ])
  })

  it('never silently short', () => {
    expect(() => takeFromLots([lot(1, 'free', 2)], 3)).toThrow('disagree')
  })

  it('exactly, never more than a lot holds, whatever the lots', () => {
    const lots = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 1000 }),
        kind: fc.constantFrom<Lot['kind']>('free', 'paid'),
        remaining: fc.integer({ min: 0, max: 20 }),
      }),
      { selector: ({ id }) => id, maxLength: 12 },
    )
    fc.assert(
      fc.property(lots, fc.nat(), (held, wish) => {
        const total = held.reduce((sum, { remaining }) => sum + remaining, 0)
        const credits = wish % (total + 1)
        const shares = takeFromLots(held, credits)
        expect(shares.reduce((sum, share) => sum + share.credits, 0)).toBe(credits)
        for (const share of shares) {
          expect(share.credits).toBeGreaterThan(0)
          expect(share.credits).toBeLessThanOrEqual(
            held.find(({ id }) => id === share.lot_id)?.remaining ?? 0,
          )
        }
      }),
    )
  })
})
