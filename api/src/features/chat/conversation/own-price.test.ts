import { describe, expect, test } from '@jest/globals'
import { givenIn, type OwnLot, ownPrice } from './own-price.ts'

const lot = (id: number, change: Partial<OwnLot> = {}): OwnLot => ({
  id,
  kind: 'paid',
  remaining: 10,
  unit: 89.96,
  currency: 'EUR',
  ...change,
})
const gift = lot(9, { kind: 'free', remaining: 2, unit: 0, currency: null })

describe('the price of the next message', () => {
  test.each([
    ['a gift costs nothing, whatever else there is', [lot(1), gift], 1, '0.00'],
    ['what was bought costs what was paid for it, rounded up', [lot(1)], 1, '0.90'],
    ['the oldest purchase is spent first', [lot(2, { unit: 150 }), lot(1)], 1, '0.90'],
    ['half of it a gift is half of the price', [lot(1), { ...gift, remaining: 1 }], 2, '0.90'],
    ['a whole price stays whole', [lot(1, { unit: 150 })], 2, '3.00'],
  ])('%s', (_, lots, credits, amount) => {
    expect(ownPrice(lots, credits, 'EUR')).toEqual({ amount, currency: 'EUR' })
  })

  test('is in the currency in which it was paid', () => {
    expect(ownPrice([lot(1, { currency: 'PLN' })], 1, 'EUR')).toEqual({ amount: '0.90', currency: 'PLN' })
  })

  test('is nobody’s own where credits are missing or were paid in two currencies', () => {
    expect(ownPrice([gift], 3, 'EUR')).toBeNull()
    expect(ownPrice([lot(1, { remaining: 1, currency: 'PLN' }), lot(2)], 2, 'EUR')).toBeNull()
  })
})

test('given credits are counted apart from bought ones', () => {
  expect(givenIn([lot(1), gift, { ...gift, id: 10, remaining: 3 }])).toBe(5)
})
