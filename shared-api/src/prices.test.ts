import { expect, test } from '@jest/globals'
import { discountOn, divideHalfUp, priceOfCredits } from './prices.ts'

test.each([
  [1, 2, 1],
  [49, 100, 0],
  [50, 100, 1],
])('%i divided by %i is %i: half rounds up', (dividend, divisor, quotient) => {
  expect(divideHalfUp(dividend, divisor)).toBe(quotient)
})

test.each([
  [1499, 25, 375],
  [2999, 25, 750],
  [1490, 25, 373],
  [1, 25, 0],
  [1, 100, 0],
  [1499, 100, 1498],
])('the discount on %i cents at %i per cent is %i', (price, percentage, off) => {
  expect(discountOn(price, percentage)).toBe(off)
})

test('at every price and percentage a discount is whole, not negative, and leaves a cent to pay', () => {
  for (let price = 1; price <= 2000; price += 1)
    for (let percentage = 1; percentage <= 100; percentage += 1) {
      const off = discountOn(price, percentage)
      if (!Number.isInteger(off) || off < 0 || price - off < 1)
        throw new Error(`${price} at ${percentage}: ${off}`)
    }
})

test('what a credit costs counts those that come on top', () => {
  expect(priceOfCredits(1500, 2, 12)).toBe(250)
  expect(priceOfCredits(1499, 1, 10)).toBe(150)
})
