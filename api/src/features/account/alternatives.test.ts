import { describe, expect, it } from '@jest/globals'
import { alternatives } from './alternatives.ts'
import { discountToStay } from './delete-discount.ts'
import { monthsAfter, pauseEnd } from './pause-rule.ts'

describe('the alternative to leaving', () => {
  const to = (hasDiscount: boolean) =>
    Object.fromEntries(alternatives(hasDiscount).map(({ reason, alternative }) => [reason, alternative]))

  it('is one for each reason', () => {
    expect(to(true)).toEqual({
      no_time: 'pause',
      found_someone: 'pause',
      too_expensive: 'discount',
      too_many_mails: 'mail_frequency',
      privacy: 'block',
      bad_experience: 'complaint',
      other: 'pause',
    })
  })

  it('is no discount where there is none to give', () => {
    expect(to(false).too_expensive).toBe('pause')
  })
})

describe('a pause', () => {
  it.each([
    [undefined, '2026-04-01'],
    ['2026-03-31', null],
    ['2026-04-01', '2026-04-01'],
    ['2026-09-01', '2026-09-01'],
    ['2026-09-02', null],
  ])('wished until %s from the 1st of March ends on %s', (wished, end) => {
    expect(pauseEnd('2026-03-01', wished)).toBe(end)
  })

  it('of a month from the 31st ends with the month', () => {
    expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28')
    expect(monthsAfter('2027-08-31', 6)).toBe('2028-02-29')
    expect(monthsAfter('2026-12-15', 1)).toBe('2027-01-15')
  })
})

describe('the discount for staying', () => {
  const now = new Date('2026-03-31T12:00:00Z')
  const bonus = (expires: string) => ({ percentage: 25, expires: new Date(expires) })

  it('is the company’s, where it gives one', () => {
    expect(discountToStay(null, null, now)).toBeNull()
    expect(discountToStay(30, null, now)).toBe(30)
  })

  it('does not follow a welcome bonus within 30 days unless it is less', () => {
    expect(discountToStay(25, bonus('2026-03-31T11:00:00Z'), now)).toBeNull()
    expect(discountToStay(25, bonus('2026-03-31T14:00:00Z'), now)).toBeNull()
    expect(discountToStay(20, bonus('2026-03-31T11:00:00Z'), now)).toBe(20)
    expect(discountToStay(25, bonus('2026-03-02T11:00:00Z'), now)).toBeNull()
    expect(discountToStay(25, bonus('2026-03-01T11:00:00Z'), now)).toBe(25)
  })
})
