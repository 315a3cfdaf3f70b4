import { expect, test } from '@jest/globals'
import { pauseEnd } from './pause-end.ts'

test.each([
  ['2026-03-14T12:00:00Z', 1, '2026-04-14'],
  ['2026-08-31T12:00:00Z', 1, '2026-09-30'],
  ['2026-08-31T12:00:00Z', 6, '2027-02-28'],
  ['2026-11-30T12:00:00Z', 3, '2027-02-28'],
])('a pause from %s of %s months ends on %s', (now, months, end) => {
  expect(pauseEnd(Date.parse(now), months)).toBe(end)
})

test('the day is the site’s, where it is tomorrow already', () => {
  expect(pauseEnd(Date.parse('2026-03-14T23:30:00Z'), 1)).toBe('2026-04-15')
})
