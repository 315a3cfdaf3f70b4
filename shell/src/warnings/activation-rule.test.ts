import { expect, test } from '@jest/globals'
import { activationReminder } from './activation-rule.ts'

const unconfirmed = {
  status: 'not_confirmed',
  notifications_disabled: [],
  profile: { status: 'disabled' },
} as const
const situation = { user: unconfirmed, path: '/members', justCompleted: false, smartphone: false }

test('an unconfirmed member is reminded by an alert', () => {
  expect(activationReminder(situation)).toBe('alert')
})

test("by a modal right after a partner's sign-up on a smartphone, and only there", () => {
  expect(activationReminder({ ...situation, justCompleted: true, smartphone: true })).toBe('modal')
  expect(activationReminder({ ...situation, justCompleted: true })).toBe('alert')
  expect(activationReminder({ ...situation, smartphone: true })).toBe('alert')
})

test.each([
  ['whose address is confirmed', { user: { ...unconfirmed, status: 'active' } }],
  ['whose profile is not disabled', { user: { ...unconfirmed, profile: { status: 'active' } } }],
  ['to whom no mail can be sent', { user: { ...unconfirmed, notifications_disabled: ['bounce'] } }],
  ['on the sign-up page', { path: '/signup' }],
  ['on the settings', { path: '/profile' }],
  ['on the notifications page', { path: '/notifications' }],
] as const)('nobody is reminded %s', (_, change) => {
  expect(activationReminder({ ...situation, ...change })).toBeNull()
})
