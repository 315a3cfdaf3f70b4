import { describe, expect, it } from '@jest/globals'
import { after, hours, minutes } from '../../clock.ts'
import { type Attempts, afterFailure, minutesLocked } from './lockout.ts'

const start = new Date('2026-03-01T12:00:00Z')

const failures = (count: number, known: Attempts | null, at: Date): Attempts => {
  let attempts = known
  for (let index = 0; index < count; index += 1) attempts = afterFailure('account_net', attempts, at)
  if (!attempts) throw new Error('at least one')
  return attempts
}

describe('lockout of an account in one network', () => {
  it('comes with the fifth failure in 15 minutes', () => {
    expect(minutesLocked(failures(4, null, start), start)).toBe(0)
    expect(minutesLocked(failures(5, null, start), start)).toBe(15)
  })

  it('does not come where the failures are far apart', () => {
    const four = failures(4, null, start)
    expect(minutesLocked(failures(1, four, after(start, minutes(16))), start)).toBe(0)
  })

  it('lasts 15, then 60, then 240 minutes, and stays there', () => {
    let attempts: Attempts | null = null
    let now = start
    const lasted = [1, 2, 3, 4].map(() => {
      attempts = failures(5, attempts, now)
      const locked = minutesLocked(attempts, now)
      now = after(now, minutes(locked + 1))
      return locked
    })
    expect(lasted).toEqual([15, 60, 240, 240])
  })

  it('begins anew after a quiet day', () => {
    const locked = failures(5, null, start)
    expect(minutesLocked(failures(5, locked, after(start, hours(25))), after(start, hours(25)))).toBe(15)
  })

  it('is told in whole minutes, never zero while it lasts', () => {
    const locked = failures(5, null, start)
    expect(minutesLocked(locked, after(start, minutes(14.99)))).toBe(1)
  })
})
