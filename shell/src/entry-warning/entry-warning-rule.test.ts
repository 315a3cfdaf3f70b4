import { expect, test } from '@jest/globals'
import { countriesWarned, shouldWarn } from './entry-warning-rule.ts'

const visitor = {
  loggedIn: false,
  installed: false,
  dismissed: false,
  enabled: 'yes',
  country: 'NL',
  countries: null,
} as const

test('a visitor who comes in is warned', () => {
  expect(shouldWarn(visitor)).toBe(true)
})

test.each([
  ['is logged in', { loggedIn: true }],
  ['uses the installed app', { installed: true }],
  ['has closed it before', { dismissed: true }],
  ['is on a site that switched it off', { enabled: 'no' }],
  ['comes from a country outside the list', { country: 'FR', countries: ['NL', 'DE'] }],
  ['comes from an unknown country while there is a list', { country: undefined, countries: ['NL'] }],
] as const)('nobody is warned who %s', (_, exception) => {
  expect(shouldWarn({ ...visitor, ...exception })).toBe(false)
})

test.each([
  ['default', 'NL', true],
  ['default', 'FR', true],
  ['chat', 'NL', true],
  ['chat', 'DE', true],
  ['chat', 'FR', false],
  ['lander', 'NL', true],
  ['lander', 'DE', true],
  ['lander', 'BE', false],
  ['empty', 'NL', false],
] as const)('the %s layout warns a visitor from %s: %p', (layout, country, warned) => {
  expect(shouldWarn({ ...visitor, country, countries: countriesWarned(layout) })).toBe(warned)
})
