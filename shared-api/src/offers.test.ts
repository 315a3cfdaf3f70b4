import { expect, test } from '@jest/globals'
import { offerOf } from './offers.ts'
import { exampleBundle, exampleDiscount } from './testing/examples.ts'

const priced = (amount: string, credits = 10) =>
  exampleBundle({ credits, price: { amount, currency: 'EUR' } })

test.each([
  ['14.99', 25, '11.24', '3.75'],
  ['29.99', 25, '22.49', '7.50'],
  ['59.99', 25, '44.99', '15.00'],
  ['0.02', 25, '0.01', '0.01'],
  ['0.01', 100, '0.01', '0.00'],
  ['10.00', 100, '0.01', '9.99'],
])('€ %s less %i %% is € %s', (amount, percentage, price, off) => {
  const offer = offerOf(priced(amount), 1, exampleDiscount({ value_percentage: percentage }))
  expect(offer.price.amount).toBe(price)
  expect(offer.discount?.amount).toBe(off)
})

test('the price of a message follows the discount, bonus credits and the cost of a message', () => {
  const bundle = exampleBundle({ credits: 10, bonus_credits: 2, price: { amount: '15.00', currency: 'EUR' } })
  expect(offerOf(bundle, 2, exampleDiscount()).perMessage.amount).toBe('1.88')
})

test.each([
  ['used', exampleDiscount({ status: 'used' })],
  ['expired', exampleDiscount({ expired: true })],
  ['of another currency', exampleDiscount({ currency: 'GBP' })],
  ['below its minimum', exampleDiscount({ minimum_order_value: '20.00' })],
  ['for other payment methods', exampleDiscount({ paymentmethods: ['paypal'] })],
])('a code that is %s takes nothing off', (_, code) => {
  const offer = offerOf(priced('14.99'), 1, code, 'ideal')
  expect(offer).toEqual({
    price: { amount: '14.99', currency: 'EUR' },
    perMessage: { amount: '1.50', currency: 'EUR' },
    discount: null,
  })
})

test('a code for one method is shown until another is chosen', () => {
  const code = exampleDiscount({ paymentmethods: ['paypal'] })
  expect(offerOf(priced('14.99'), 1, code).discount?.amount).toBe('3.75')
  expect(offerOf(priced('14.99'), 1, code, 'paypal').discount?.amount).toBe('3.75')
})
