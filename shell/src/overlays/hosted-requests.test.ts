import { expect, test } from '@jest/globals'
import { hostedRequests } from './hosted-requests.ts'

test('a request is hosted from being taken until everybody who took it gave it back', () => {
  expect(hostedRequests.has('login-requested')).toBe(false)
  const first = hostedRequests.take('login-requested')
  // React mounts the new page's host before it takes the old one away.
  const second = hostedRequests.take('login-requested')
  first()
  expect(hostedRequests.has('login-requested')).toBe(true)
  expect(hostedRequests.has('gift-requested')).toBe(false)
  second()
  expect(hostedRequests.has('login-requested')).toBe(false)
})
