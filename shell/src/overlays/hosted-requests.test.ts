import { expect, test } from '@jest/globals'
import { hostedRequests } from './hosted-requests.ts'

test('a request is hosted from being taken until everybody who took it gave it back', () => {
  expect(hostedRequests.answers('login-requested', {})).toBe(false)
  const first = hostedRequests.take('login-requested')
  // React mounts the new page's host before it takes the old one away.
  const second = hostedRequests.take('login-requested')
  first()
  expect(hostedRequests.answers('login-requested', {})).toBe(true)
  expect(hostedRequests.answers('gift-requested', { profileId: 1 })).toBe(false)
  second()
  expect(hostedRequests.answers('login-requested', {})).toBe(false)
})

test('a host may take some of the requests and leave the others to the shell', () => {
  const giveBack = hostedRequests.take('credits-requested', ({ reason }) => reason === 'not-enough-credits')
  expect(hostedRequests.answers('credits-requested', { reason: 'not-enough-credits' })).toBe(true)
  expect(hostedRequests.answers('credits-requested', { reason: 'premium' })).toBe(false)
  giveBack()
})
