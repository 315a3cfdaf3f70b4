import { expect, test } from '@jest/globals'
import { isInForce } from './consent.ts'
import { shouldAsk } from './consent-rule.ts'

const visitor = {
  loggedIn: false,
  known: true,
  chosen: false,
  warned: false,
  firstScreenLeft: true,
  layout: 'default',
  path: '/members',
} as const

test('a visitor who has not chosen is asked, on landers too', () => {
  expect(shouldAsk(visitor)).toBe(true)
  expect(shouldAsk({ ...visitor, layout: 'lander', path: '/' })).toBe(true)
})

test.each([
  ['is logged in', { loggedIn: true }],
  ['has chosen', { chosen: true }],
  ['still reads the entry warning', { warned: true }],
  ['has a first screen before them that the bar would cover', { firstScreenLeft: false }],
  ['comes while the settings are unknown', { known: false }],
  ['stands in a conversation', { layout: 'chat' }],
  ['is on a bare page', { layout: 'empty' }],
  ['reads about cookies, where the choice stands', { path: '/pages/cookies' }],
] as const)('nobody is asked who %s', (_, exception) => {
  expect(shouldAsk({ ...visitor, ...exception })).toBe(false)
})

const day = 86_400_000
const now = 1_000 * day

test.each([
  ['of today', { version: '1', marketing: true, at: now }, true],
  ['of 179 days ago', { version: '1', marketing: false, at: now - 179 * day }, true],
  ['of 180 days ago', { version: '1', marketing: true, at: now - 180 * day }, false],
  ['about an older text', { version: '0', marketing: true, at: now }, false],
  ['from the future', { version: '1', marketing: true, at: now + day }, false],
  ['that nobody made', null, false],
])('a choice %s is in force: %s', (_, choice, expected) => {
  expect(isInForce(choice, '1', now)).toBe(expected)
})
