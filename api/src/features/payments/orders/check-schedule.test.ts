import { describe, expect, it } from '@jest/globals'
import { gapBeforeCheck, orderTimeout } from './check-schedule.ts'

const second = 1000
const minute = 60 * second

const agesOfChecks = (until: number): number[] => {
  const ages: number[] = []
  for (let age = gapBeforeCheck(0, 0); age <= until; age += gapBeforeCheck(ages.length, age)) ages.push(age)
  return ages
}

describe('an unsettled order asks its provider', () => {
  it('after 20 s, 40 s, then about a minute', () => {
    expect(agesOfChecks(3 * minute).map((age) => age / second)).toEqual([20, 60, 115, 170])
  })

  it('at least once a minute in its first ten minutes', () => {
    const ages = [0, ...agesOfChecks(10 * minute)]
    const gaps = ages.slice(1).map((age, index) => age - (ages[index] ?? 0))
    expect(Math.max(...gaps)).toBeLessThan(minute)
  })

  it('ever more seldom later, but at least every ten minutes', () => {
    expect(gapBeforeCheck(12, 10 * minute)).toBe(2 * minute)
    expect(gapBeforeCheck(14, 25 * minute)).toBe(4 * minute)
    expect(gapBeforeCheck(16, 45 * minute)).toBe(8 * minute)
    expect(gapBeforeCheck(20, 14 * 24 * 60 * minute)).toBe(10 * minute)
  })

  it('until its time is over', () => {
    expect(orderTimeout('ideal')).toBe(60 * minute)
    expect(orderTimeout('banktransfer')).toBe(14 * 24 * 60 * minute)
  })
})
