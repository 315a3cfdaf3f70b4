import { expect, test } from '@jest/globals'
import { readAmount } from './read-amount.ts'

test.each([
  ['20', '20.00'],
  ['20,5', '20.50'],
  ['20.05', '20.05'],
  ['€ 20,00', '20.00'],
  ['20 EUR', '20.00'],
  ['0', '0.00'],
  ['007', '7.00'],
])('%j is an amount', (raw, amount) => {
  expect(readAmount(raw)).toBe(amount)
})

test.each(['', 'veel', '-5', '1.000,00', '20,123', '1234567', '2e3'])('%j is none', (raw) => {
  expect(readAmount(raw)).toBeNull()
})
