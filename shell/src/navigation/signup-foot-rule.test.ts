import { expect, test } from '@jest/globals'
import { keepsSignupAtFoot } from './signup-foot-rule.ts'

test.each(['/members', '/premium', '/pages/faq'])('a visitor can sign up from %s', (path) => {
  expect(keepsSignupAtFoot(path)).toBe(true)
})

test.each(['', '/', '/signup', '/login', '/reset-password/do', '/complaints', '/members/7'])(
  'nothing is in the way of what %j is for',
  (path) => {
    expect(keepsSignupAtFoot(path)).toBe(false)
  },
)
