import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { refundTerms, type Withdrawable } from './terms.ts'

const bought = new Date('2026-03-01T12:00:00Z')
const after = (hours: number) => new Date(bought.getTime() + hours * 3_600_000)
const order: Withdrawable = {
  state: 'completed',
  total_cents: 1499,
  credits: 10,
  completed_at: bought,
  unused: 10,
  refunded_cents: 0,
  withdrawn: false,
  frozen: false,
}

describe('a withdrawal', () => {
  it.each([
    ['gives all back where nothing was used', {}, 1, 10, 1499, null],
    ['gives the unused part back', { unused: 7 }, 1, 7, 1049, null],
    ['counts what a discount took off', { total_cents: 1124, unused: 5 }, 1, 5, 562, null],
    ['never gives more than is left of the money', { refunded_cents: 1000 }, 1, 10, 499, null],
    ['is possible until the last second of fourteen days', {}, 14 * 24 - 0.001, 10, 1499, null],
    ['is over after fourteen days', {}, 14 * 24, 0, 0, 'refund_expired'],
    ['finds nothing where all was used', { unused: 0 }, 1, 0, 0, 'refund_nothing_left'],
    ['finds nothing in a frozen wallet', { frozen: true }, 1, 0, 0, 'refund_nothing_left'],
    ['happens once', { withdrawn: true, state: 'partially_refunded' }, 1, 0, 0, 'refund_done'],
    ['is not for what the bank took back', { state: 'charged_back' }, 1, 0, 0, 'refund_done'],
    ['is not for what was never paid', { state: 'open', completed_at: null }, 1, 0, 0, 'refund_nothing_left'],
  ] as const)('%s', (_, change, hours, credits, amount_cents, reason) => {
    expect(refundTerms({ ...order, ...change }, 14, after(hours))).toMatchObject({
      credits,
      amount_cents,
      reason,
    })
  })

  it('in any two parts never gives back more than was paid', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 1, max: 200 }),
        fc.nat(),
        (total, credits, some) => {
          const unused = some % (credits + 1)
          const first = refundTerms({ ...order, total_cents: total, credits, unused }, 14, after(1))
          const rest = { unused: credits - unused, refunded_cents: first.amount_cents }
          const second = refundTerms({ ...order, total_cents: total, credits, ...rest }, 14, after(1))
          expect(first.amount_cents + second.amount_cents).toBeLessThanOrEqual(total)
        },
      ),
    )
  })
})
