import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { localDay } from '../../clock.ts'
import { withdrawalEnd } from './withdrawal-end.ts'

const end = (bought: string, refundDays = 14) => withdrawalEnd(new Date(bought), refundDays).toISOString()

describe('a purchase can be withdrawn from', () => {
  it.each([
    ['to the end of the fourteenth day', '2026-03-02T09:00:00Z', '2026-03-16T22:59:59.999Z'],
    ['to the same end, bought at night', '2026-03-02T22:30:00Z', '2026-03-16T22:59:59.999Z'],
    ['by the day where the site lives', '2026-03-02T23:30:00Z', '2026-03-17T22:59:59.999Z'],
    ['to Monday where that is a Saturday', '2026-03-07T12:00:00Z', '2026-03-23T22:59:59.999Z'],
    ['to Monday where that is a Sunday', '2026-03-01T12:00:00Z', '2026-03-16T22:59:59.999Z'],
    ['to Tuesday after Easter', '2026-03-20T12:00:00Z', '2026-04-07T21:59:59.999Z'],
    ['to the day after Ascension', '2026-04-30T12:00:00Z', '2026-05-15T21:59:59.999Z'],
    ['to the day after that of the king', '2026-04-13T12:00:00Z', '2026-04-28T21:59:59.999Z'],
    ['over Christmas', '2026-12-11T12:00:00Z', '2026-12-28T22:59:59.999Z'],
    ['across the hour of summer time', '2026-03-16T12:00:00Z', '2026-03-30T21:59:59.999Z'],
    ['across the hour of winter time', '2026-10-12T12:00:00Z', '2026-10-26T22:59:59.999Z'],
  ])('%s', (_, bought, expected) => {
    expect(end(bought)).toBe(expected)
  })

  it('never shorter than the days that are promised, and at most a week longer', () => {
    const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, fc.integer({ min: 14, max: 365 }), (bought, refundDays) => {
        const last = withdrawalEnd(bought, refundDays)
        const length = (last.getTime() - bought.getTime()) / 86_400_000
        expect(length).toBeGreaterThan(refundDays - 0.05)
        expect(length).toBeLessThan(refundDays + 7)
        expect(localDay(new Date(last.getTime() + 1))).not.toBe(localDay(last))
      }),
    )
  })
})
