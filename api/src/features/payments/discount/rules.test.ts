import { describe, expect, it } from '@jest/globals'
import { type Discount, type DiscountSituation, discountRefusal } from './rules.ts'
import { timeBonusEnds } from './time-bonus.ts'

const now = new Date('2026-03-01T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

const discount: Discount = {
  id: 1,
  code: 'WELKOM10',
  country: null,
  user_id: null,
  value_percentage: 10,
  currency: null,
  minimum_order_cents: null,
  paymentmethods: [],
  starts_at: null,
  expires: null,
  max_uses: 1000,
  uses: 0,
}
const situation: DiscountSituation = {
  user_id: 7,
  paid_user: false,
  used_by_member: false,
  country: 'NL',
  now,
  order: { price_cents: 1499, currency: 'EUR', paymentmethod: 'ideal' },
}

describe('a discount code', () => {
  it('without conditions counts for everybody', () => {
    expect(discountRefusal(discount, situation)).toBeNull()
  })

  it.each([
    ['unknown', undefined, {}, 'discount_not_found', undefined],
    ['of another country', { country: 'BE' }, {}, 'discount_not_applicable', 'country'],
    ['of another member', { user_id: 8 }, {}, 'discount_not_applicable', 'user'],
    ['used by this member', {}, { used_by_member: true }, 'discount_used', undefined],
    ['used up', { max_uses: 3, uses: 3 }, {}, 'discount_used', undefined],
    ['not begun', { starts_at: later(1) }, {}, 'discount_not_found', undefined],
    ['expired this second', { expires: now }, {}, 'discount_expired', undefined],
    [
      'the time bonus after a purchase',
      { code: 'TIMEBONUS25' },
      { paid_user: true },
      'discount_not_applicable',
      'first_purchase',
    ],
    ['below its minimum', { minimum_order_cents: 1500 }, {}, 'discount_not_applicable', 'minimum'],
    ['of another currency', { currency: 'CHF' }, {}, 'discount_not_applicable', 'minimum'],
    ['for other methods', { paymentmethods: ['paypal'] }, {}, 'discount_not_applicable', 'paymentmethod'],
  ] as const)('is refused when %s', (_, condition, circumstance, code, reason) => {
    const refusal = discountRefusal(condition && { ...discount, ...condition }, {
      ...situation,
      ...circumstance,
    })
    expect(refusal).toEqual(reason ? { code, reason } : { code })
  })

  it('is checked in order: country, member, status, minimum, method', () => {
    const wrong: Discount = {
      ...discount,
      country: 'BE',
      user_id: 8,
      expires: now,
      minimum_order_cents: 9999,
      paymentmethods: ['paypal'],
    }
    const reasons = [
      wrong,
      { ...wrong, country: null },
      { ...wrong, country: null, user_id: 7 },
      { ...wrong, country: null, user_id: 7, expires: null },
      { ...wrong, country: null, user_id: 7, expires: null, minimum_order_cents: null },
    ].map((each) => discountRefusal(each, situation))
    expect(
      reasons.map((refusal) => (refusal && 'reason' in refusal ? refusal.reason : refusal?.code)),
    ).toEqual(['country', 'user', 'discount_expired', 'minimum', 'paymentmethod'])
  })

  it('counts up to the last instant before its end', () => {
    expect(discountRefusal({ ...discount, expires: later(0.001) }, situation)).toBeNull()
  })
})

it('the time bonus ends four hours after signup', () => {
  expect(timeBonusEnds(now)).toEqual(new Date('2026-03-01T16:00:00Z'))
})
