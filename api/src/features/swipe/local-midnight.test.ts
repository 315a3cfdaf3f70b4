import { expect, test } from '@jest/globals'
import { nextMidnight } from './local-midnight.ts'

test.each([
  ['2026-07-01T10:00:00.000Z', 'Europe/Amsterdam', '2026-07-01T22:00:00.000Z'],
  ['2026-01-01T22:59:59.000Z', 'Europe/Amsterdam', '2026-01-01T23:00:00.000Z'],
  ['2026-01-01T23:00:00.000Z', 'Europe/Amsterdam', '2026-01-02T23:00:00.000Z'],
  // 25 hours and 23 hours long.
  ['2026-10-24T22:30:00.000Z', 'Europe/Amsterdam', '2026-10-25T23:00:00.000Z'],
  ['2026-03-28T23:30:00.000Z', 'Europe/Amsterdam', '2026-03-29T22:00:00.000Z'],
  ['2026-07-01T22:30:00.000Z', 'Europe/London', '2026-07-01T23:00:00.000Z'],
])('after %s in %s the day ends at %s', (now, zone, end) => {
  expect(nextMidnight(new Date(now), zone).toISOString()).toBe(end)
})
