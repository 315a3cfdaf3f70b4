import { describe, expect, it } from '@jest/globals'
import { maskIban, maskPhone, readIban, readPhone } from './account.ts'
import { collectionDate } from './collection-date.ts'
import { isWithinLimits } from './limits.ts'

const codeOf = (work: () => unknown): unknown => {
  try {
    work()
  } catch (error) {
    return Object(error).code
  }
}

describe('an account number', () => {
  it('is read as people write it', () => {
    expect(readIban('nl91 abna 0417 1643 00')).toBe('NL91ABNA0417164300')
    expect(maskIban('NL91ABNA0417164300')).toBe('NL91 •••• 4300')
  })

  it.each([
    ['NL91ABNA0417164301', 'iban_invalid'],
    ['hello', 'iban_invalid'],
    ['', 'iban_invalid'],
    ['BR1800360305000010009795493C1', 'iban_country'],
  ])('%s gives %s', (raw, code) => {
    expect(codeOf(() => readIban(raw))).toBe(code)
  })
})

describe('a phone number', () => {
  it.each([
    ['+31612345678', '+31612345678'],
    ['+31 6 1234 5678', '+31612345678'],
    ['+4915123456789', '+4915123456789'],
  ])('%s is %s', (raw, phone) => {
    expect(readPhone(raw)).toBe(phone)
    expect(maskPhone(phone)).not.toContain(phone.slice(4, 9))
  })

  it.each(['0612345678', '+31201234567', '+3161234', 'x'])('%s cannot get a text message', (raw) => {
    expect(codeOf(() => readPhone(raw))).toBe('phone_invalid')
  })
})

describe('the day of collection', () => {
  it.each([
    ['2026-03-02T10:00:00Z', '2026-03-04'],
    ['2026-03-05T10:00:00Z', '2026-03-09'],
    ['2026-03-06T10:00:00Z', '2026-03-09'],
    ['2026-04-01T10:00:00Z', '2026-04-07'],
    ['2026-12-23T10:00:00Z', '2026-12-28'],
    // Just past midnight in Amsterdam.
    ['2026-03-02T23:30:00Z', '2026-03-05'],
  ])('of a mandate of %s is %s', (signed, day) => {
    expect(collectionDate(new Date(signed))).toBe(day)
  })
})

describe('the limits', () => {
  it.each([
    [0, 0, 5000, true],
    [0, 0, 5001, false],
    [5000, 1, 5000, true],
    [5001, 1, 5000, false],
    [0, 2, 1499, false],
  ])(
    'with %i cents unsettled and %i orders this week an order of %i is allowed: %s',
    (unsettled_cents, recent, total, allowed) => {
      expect(isWithinLimits({ unsettled_cents, recent }, total)).toBe(allowed)
    },
  )
})
