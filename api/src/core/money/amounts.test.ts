import { describe, expect, it } from '@jest/globals'
import { decimal, vatIncluded } from './amounts.ts'

it('writes cents as decimal text', () => {
  expect([0, 1, 99, 100, 1499, -5].map(decimal)).toEqual(['0.00', '0.01', '0.99', '1.00', '14.99', '-0.05'])
})

describe('VAT is contained in the price', () => {
  it.each([
    [1499, 2100, 260],
    [9999, 1900, 1596],
    [1, 2100, 0],
    [1490, 0, 0],
  ])('%i cents at %i hundredths of a per cent hold %i', (gross, rate, vat) => {
    expect(vatIncluded(gross, rate)).toBe(vat)
  })
})
