import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type Home, type Lot, placeReturned, takeFromLots, withoutDebt } from './lots.ts'

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

describe('credits that come back', () => {
  const home = (
    id: number,
    room: number,
    state: Home['state'] = 'bought',
    kind: Home['kind'] = 'paid',
  ): Home => ({ id, kind, room, state })
  const share = (lot_id: number, credits: number) => ({ lot_id, credits })

  it('go into the lots that they came from', () => {
    const homes = [home(1, 2, 'other'), home(2, 10), home(3, 10)]
    expect(placeReturned([share(1, 2), share(2, 3)], homes)).toEqual([share(1, 2), share(2, 3)])
  })

  it('pay what is owed, where they were bought', () => {
    expect(withoutDebt([share(1, 4)], [home(1, 10)], 1)).toEqual([share(1, 3)])
    expect(withoutDebt([share(1, 4)], [home(1, 10)], 9)).toEqual([])
  })

  it('do not pay it where they were given, except with the order that is owed', () => {
    const homes = [home(1, 2, 'other', 'free'), home(2, 3, 'lost', 'free'), home(3, 4)]
    const shares = [share(1, 2), share(2, 3), share(3, 1)]
    expect(withoutDebt(shares, homes, 9)).toEqual([share(1, 2)])
    expect(withoutDebt(shares, homes, 1)).toEqual([share(1, 2), share(2, 2), share(3, 1)])
  })

  it('out of a lost lot go to the newest purchase, which has paid for them', () => {
    const homes = [home(1, 10, 'lost'), home(2, 10), home(3, 4)]
    expect(placeReturned([share(1, 6)], homes)).toEqual([share(3, 4), share(2, 2)])
  })

  it('and stay in the lost one where nothing else was bought', () => {
    expect(placeReturned([share(1, 6)], [home(1, 10, 'lost')])).toEqual([share(1, 6)])
  })

  it('are none more and none fewer, and fit, wherever there is room for all', () => {
    const homes = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 50 }),
        kind: fc.constantFrom<Home['kind']>('free', 'paid'),
        room: fc.integer({ min: 0, max: 20 }),
        state: fc.constantFrom<Home['state']>('lost', 'bought', 'other'),
      }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(homes, fc.nat(), fc.nat(), (lots, wish, which) => {
        const room = lots.reduce((sum, lot) => sum + lot.room, 0)
        const credits = wish % (room + 1)
        const from = lots[which % lots.length]?.id ?? 0
        const placed = placeReturned([share(from, credits)], lots)
        expect(placed.reduce((sum, one) => sum + one.credits, 0)).toBe(credits)
        for (const one of placed)
          expect(one.credits).toBeLessThanOrEqual(lots.find(({ id }) => id === one.lot_id)?.room ?? 0)
      }),
    )
  })
})
