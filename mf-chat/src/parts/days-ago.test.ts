import { expect, test } from '@jest/globals'
import { daysAgo } from './days-ago.ts'

const at = (now: string, timeZone?: string) => ({ now: Date.parse(now), timeZone })

test.each([
  ['the same evening', '2026-03-14T20:00:00Z', at('2026-03-14T22:30:00Z', 'Europe/Amsterdam'), 0],
  ['after midnight there', '2026-03-14T22:30:00Z', at('2026-03-14T23:30:00Z', 'Europe/Amsterdam'), 1],
  ['before midnight elsewhere', '2026-03-14T22:30:00Z', at('2026-03-14T23:30:00Z', 'Europe/London'), 0],
  ['a day of 23 hours', '2026-03-28T22:30:00Z', at('2026-03-30T08:00:00Z', 'Europe/Amsterdam'), 2],
  ['a clock that runs ahead', '2026-03-15T10:00:00Z', at('2026-03-14T10:00:00Z', 'Europe/Amsterdam'), 0],
  ['in the zone of the device', '2026-03-14T22:30:00Z', at('2026-03-14T23:30:00Z'), 1],
])('%s', (_, instant, clock, days) => expect(daysAgo(instant, clock)).toBe(days))
