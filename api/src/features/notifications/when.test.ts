import { describe, expect, it } from '@jest/globals'
import { nextMail, quietUntil } from './when.ts'

const zone = 'Europe/Amsterdam'
const at = (time: string) => new Date(time)
const mail = (frequency: 'now' | 'daily' | 'weekly' | 'never', now: string, last: string | null = null) =>
  nextMail({ frequency, zone, now: at(now), lastMailAt: last === null ? null : at(last) })?.toISOString() ??
  null

describe('the next mail', () => {
  it.each([
    ['never', 'never', '2026-03-02T12:00:00Z', null, null],
    ['now, for the first time', 'now', '2026-03-02T12:00:00Z', null, '2026-03-02T12:00:00.000Z'],
    ['now, an hour apart', 'now', '2026-03-02T12:00:00Z', '2026-03-02T11:30:00Z', '2026-03-02T12:30:00.000Z'],
    [
      'daily, in the morning: this evening at six',
      'daily',
      '2026-03-02T08:00:00Z',
      null,
      '2026-03-02T17:00:00.000Z',
    ],
    ['daily, in the evening: at once', 'daily', '2026-03-02T19:10:00Z', null, '2026-03-02T19:10:00.000Z'],
    [
      'daily, a second one: tomorrow',
      'daily',
      '2026-03-02T20:00:00Z',
      '2026-03-02T17:00:00Z',
      '2026-03-03T17:00:00.000Z',
    ],
    ['daily, in summer time', 'daily', '2026-07-02T08:00:00Z', null, '2026-07-02T16:00:00.000Z'],
    [
      'weekly, two days after',
      'weekly',
      '2026-03-04T18:00:00Z',
      '2026-03-02T17:00:00Z',
      '2026-03-09T17:00:00.000Z',
    ],
    [
      'weekly, a week after',
      'weekly',
      '2026-03-09T17:00:00Z',
      '2026-03-02T17:20:00Z',
      '2026-03-09T17:00:00.000Z',
    ],
  ] as const)('%s', (_, frequency, now, last, expected) => {
    expect(mail(frequency, now, last)).toBe(expected)
  })
})

describe('quiet hours', () => {
  const night = { quiet_from: 22, quiet_to: 8 }
  it.each([
    ['at noon: none', night, '2026-03-02T11:00:00Z', null],
    [
      'at half past ten in the evening: until eight',
      night,
      '2026-03-02T21:30:00Z',
      '2026-03-03T07:00:00.000Z',
    ],
    ['at three in the night: until eight', night, '2026-03-02T02:00:00Z', '2026-03-02T07:00:00.000Z'],
    ['at eight: over', night, '2026-03-02T07:00:00Z', null],
    ['by day', { quiet_from: 9, quiet_to: 17 }, '2026-03-02T09:00:00Z', '2026-03-02T16:00:00.000Z'],
    ['switched off', { quiet_from: 0, quiet_to: 0 }, '2026-03-02T02:00:00Z', null],
    ['in the night of summer time', night, '2026-03-29T00:30:00Z', '2026-03-29T06:00:00.000Z'],
  ] as const)('%s', (_, quiet, now, expected) => {
    expect(quietUntil(quiet, zone, at(now))?.toISOString() ?? null).toBe(expected)
  })
})
