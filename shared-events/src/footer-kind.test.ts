import { expect, test } from '@jest/globals'
import { footerKind, footerKindsFor } from './footer-kind.ts'

test.each([
  ['a visitor on the index', { audience: 'visitor', path: '/', country: 'NL' }, 'full'],
  ['a visitor elsewhere', { audience: 'visitor', path: '/members', country: 'NL' }, 'standard'],
  ['a member anywhere', { audience: 'free', path: '/', country: undefined }, 'compact'],
  ['a visitor from the United States', { audience: 'visitor', path: '/', country: 'US' }, 'full-us'],
  ['a paid member there', { audience: 'paid', path: '/chats', country: 'US' }, 'compact-us'],
] as const)('%s gets the footer that belongs to it', (_, asked, kind) => {
  expect(footerKind(asked)).toBe(kind)
  expect(footerKindsFor(asked.audience)).toContain(kind)
})
