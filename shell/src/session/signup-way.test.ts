import { expect, test } from '@jest/globals'
import { signupWay } from './signup-way.ts'

const visitor = {
  loggedIn: false,
  smartphone: false,
  layout: 'default',
  path: '/members',
  open: true,
} as const

test('on a desktop the sign-up action opens the modal', () => {
  expect(signupWay(visitor)).toBe('modal')
  expect(signupWay({ ...visitor, layout: 'empty' })).toBe('modal')
})

test.each([
  ['on a smartphone', { smartphone: true }],
  ['on a lander, whose layout has no modal', { layout: 'lander' }],
  ['in a chat, whose layout has no modal', { layout: 'chat' }],
  ['on the page itself', { path: '/signup' }],
  ['while no new members are taken, which the page explains', { open: false }],
] as const)('the sign-up action goes to the page %s', (_, change) => {
  expect(signupWay({ ...visitor, ...change })).toBe('page')
})

test.each([{ smartphone: true }, { smartphone: false }, { open: false }])(
  'whoever is logged in comes to the members (%j)',
  (change) => expect(signupWay({ ...visitor, ...change, loggedIn: true })).toBe('members'),
)
