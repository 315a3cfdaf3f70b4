import { describe, expect, it } from '@jest/globals'
import { dateOfBirth, email, profileName } from '@lonk/shared-api/schemas/account-fields.ts'
import fc from 'fast-check'
import { fold } from '../../database/fold.ts'
import { birthProblem, nameEqualsEmail } from './signup-rules.ts'

const two = (value: number) => String(value).padStart(2, '0')
const iso = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`
/** Does the calendar have it? Asked of the engine, not of the schema. */
const exists = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
const parts = (from: number, to: number) =>
  fc.tuple(
    fc.integer({ min: from, max: to }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  )
const day = (from: number, to: number) =>
  parts(from, to)
    .filter(([year, month, date]) => exists(year, month, date))
    .map(([year, month, date]) => iso(year, month, date))

describe('a date of birth', () => {
  it('is one where the calendar has it, leap days too', () => {
    fc.assert(
      fc.property(parts(1900, 2030), ([year, month, date]) => {
        expect(dateOfBirth.safeParse(iso(year, month, date)).success).toBe(exists(year, month, date))
      }),
    )
    expect(dateOfBirth.safeParse('1900-02-29').success).toBe(false)
    expect(dateOfBirth.safeParse('2000-02-29').success).toBe(true)
  })

  it('is old enough from the birthday on, whatever the year; a leap day’s is the first of March', () => {
    fc.assert(
      fc.property(day(1950, 2008), day(2010, 2030), fc.integer({ min: 18, max: 30 }), (birth, today, age) => {
        const birthday = `${Number(birth.slice(0, 4)) + age}${birth.slice(4)}`
        expect(birthProblem(birth, today, age)).toBe(
          birth > today ? 'dob_invalid' : today >= birthday ? null : 'dob_too_young',
        )
      }),
    )
    expect(birthProblem('2004-02-29', '2022-02-28', 18)).toBe('dob_too_young')
    expect(birthProblem('2004-02-29', '2022-03-01', 18)).toBeNull()
  })
})

const local = fc.stringMatching(/^[a-z0-9]{1,10}(\+[a-z0-9]{1,8})?$/)
const address = fc
  .tuple(local, fc.stringMatching(/^[a-z0-9]{2,12}$/))
  .map(([name, host]) => `${name}@${host}.test`)

describe('an address', () => {
  it('is one mailbox however its letters are written, and a tag makes another', () => {
    fc.assert(
      fc.property(address, (typed) => {
        expect(email.parse(` ${typed} `)).toBe(typed)
        expect(fold(typed.toUpperCase())).toBe(fold(typed))
        expect(fold(typed.replace('@', '+x@'))).not.toBe(fold(typed))
      }),
    )
  })

  it.each([
    ['jan@xn--mller-kva.test', true],
    ['jan+lonk@example.test', true],
    ['jan@example', false],
    ['@example.test', false],
    ['jan@@example.test', false],
    ['jan @example.test', false],
    [`${'a'.repeat(250)}@example.test`, false],
  ])('%s: %p', (typed, good) => {
    expect(email.safeParse(typed).success).toBe(good)
  })
})

describe('a profile name', () => {
  it('is refused, or is 3 to 20 letters, digits or marks that stay as they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (typed) => {
        const { success, data } = profileName.safeParse(typed)
        if (!success) return
        expect(data).toMatch(/^[\p{L}\p{N}_.-]{3,20}$/u)
        expect(profileName.parse(data)).toBe(data)
      }),
    )
  })

  it('is never the own address, in any case', () => {
    fc.assert(
      fc.property(address, (own) => {
        expect(profileName.safeParse(own).success).toBe(false)
        expect(nameEqualsEmail(own.toUpperCase(), own)).toBe(true)
      }),
    )
  })
})
