import { expect, test } from '@jest/globals'
import { safeBackPath } from './back-path.ts'

test.each(['/', '/members', '/members/12/chat?from=likes#last', '/chats/3?text=a%26b'])(
  'keeps the path %s of this site',
  (path) => {
    expect(safeBackPath(path)).toBe(path)
  },
)

test.each([
  null,
  undefined,
  '',
  'members',
  'https://elsewhere.test/',
  '//elsewhere.test/',
  '/\\elsewhere.test/',
  '/\t/elsewhere.test/',
  '/.//elsewhere.test/',
  '/x/..//elsewhere.test/',
  'javascript:alert(1)',
])('refuses %j, which leads elsewhere', (path) => {
  expect(safeBackPath(path)).toBeNull()
})
