import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { refundTerms, type Withdrawable } from './terms.ts'

const bought = new Date('2026-03-01T12:00:00Z')
/** A Sunday is the fifteenth: Monday is the last day, to its end in Amsterdam. */
const end = 15 * 24 + 11
const after = (hours: number) => new Date(bought.getTime() + hours * 3_600_000)
const order: Withdrawable = {
  state: 'completed',
  total_cents: 1499,
  credits: 10,
  completed_at: bought,
  unused: 10,
  refunded_cents: 0,
  withdrawn: { credits: 0, cents: 0 },
  frozen: false,
}

/** Six credits went back. */
const part = {
  state: 'partially_refunded',
  refunded_cents: 899,
  withdrawn: { credits: 6, cents: 899 },
} as const

describe('a withdrawal', () => {
  it.each([
    ['gives all back where nothing was used', {}, 1, 10, 1499, null],
    ['gives the unused part back', { unused: 7 }, 1, 7, 1049, null],
    ['counts what a discount took off', { total_cents: 1124, unused: 5 }, 1, 5, 562, null],
    ['never gives more than is left of the money', { refunded_cents: 1000 }, 1, 10, 499, null],
    ['is possible until the last second of the last day', {}, end - 0.001, 10, 1499, null],
    ['is over after that', {}, end, 0, 0, 'refund_expired'],
    ['finds nothing where all was used', { unused: 0 }, 1, 0, 0, 'refund_nothing_left'],
    ['finds nothing in a frozen wallet', { frozen: true }, 1, 0, 0, 'refund_nothing_left'],
    ['happens once for what was unused', { ...part, unused: 0 }, 1, 0, 0, 'refund_done'],
    ['happens again for what came back since', { ...part, unused: 4 }, 1, 4, 600, null],
    ['happens again with what the rounding had left', { ...part, unused: 2 }, 1, 2, 300, null],
    ['happens again within these days alone', { ...part, unused: 4 }, end, 0, 0, 'refund_expired'],
    ['happens again only beside money left', { ...part, unused: 4, refunded_cents: 1400 }, 1, 4, 99, null],
    ['is not for what the bank took back', { state: 'charged_back' }, 1, 0, 0, 'refund_done'],
    ['is not for what was never paid', { state: 'open', completed_at: null }, 1, 0, 0, 'refund_nothing_left'],
  ] as const)('%s', (_, change, hours, credits, amount_cents, reason) => {
    expect(refundTerms({ ...order, ...change }, 14, after(hours))).toMatchObject({
      credits,
      amount_cents,
      reason,
    })
  })

  it('in any number of parts gives to the cent what one of everything would have given', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 20_000 }),
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 10 }),
        fc.nat(20),
        (total_cents, parts, used) => {
          const together = parts.reduce((sum, credits) => sum + credits, 0)
          const bundle = { ...order, total_cents, credits: together + used }
          const once = refundTerms({ ...bundle, unused: together }, 14, after(1))
          const withdrawn = { credits: 0, cents: 0 }
          for (const unused of parts) {
            const refunded_cents = withdrawn.cents
            const terms = refundTerms({ ...bundle, unused, refunded_cents, withdrawn }, 14, after(1))
            withdrawn.credits += terms.credits
            withdrawn.cents += terms.amount_cents
          }
          expect(withdrawn).toEqual({ credits: once.credits, cents: once.amount_cents })
        },
      ),
    )
  })

  it('in any two parts never gives back more than was paid, whatever went back otherwise', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 1, max: 200 }),
        fc.nat(),
        fc.nat(),
        (total, credits, some, other) => {
          const unused = some % (credits + 1)
          const bundle = { ...order, total_cents: total, credits }
          const otherwise = other % (total + 1)
          const first = refundTerms({ ...bundle, unused, refunded_cents: otherwise }, 14, after(1))
          const withdrawn = { credits: first.credits, cents: first.amount_cents }
          const refunded_cents = otherwise + first.amount_cents
          const rest = { unused: credits - unused, refunded_cents, withdrawn }
          const second = refundTerms({ ...bundle, ...rest }, 14, after(1))
          expect(refunded_cents + second.amount_cents).toBeLessThanOrEqual(total)
        },
      ),
    )
  })
})
