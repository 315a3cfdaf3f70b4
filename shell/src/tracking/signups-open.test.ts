import { expect, test } from '@jest/globals'
import { signupsOpen } from './signups-open.ts'

test.each([
  ['everybody where all may', { signups: 'all' }, null, true],
  ['whom a known source sent, where only those may', { signups: 'with_trafficsource' }, 'acme', true],
  ['nobody else there', { signups: 'with_trafficsource' }, null, false],
  ['whoever comes before the settings are known', null, null, true],
] as const)('signing up is for %s', (_, settings, source, open) => {
  expect(signupsOpen(settings, source)).toBe(open)
})
