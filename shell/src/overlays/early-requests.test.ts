import { afterEach, expect, test } from '@jest/globals'
import { createBus } from '@lonk/shared-events/bus.ts'
import { earlyRequest, forgetEarlyRequests, holdEarlyRequests } from './early-requests.ts'

afterEach(forgetEarlyRequests)

test('a button pressed before the overlays are there is answered once they are', () => {
  const bus = createBus()
  holdEarlyRequests(bus)
  bus.publish('gift-requested', { profileId: 6 })
  bus.publish('gift-requested', { profileId: 7 })
  expect(earlyRequest('gift-requested')).toEqual({ profileId: 7 })
  expect(earlyRequest('icebreaker-requested')).toBeNull()
})

test('once they listen themselves nothing is held any more', () => {
  const bus = createBus()
  holdEarlyRequests(bus)
  bus.publish('gift-requested', { profileId: 7 })
  forgetEarlyRequests()
  expect(earlyRequest('gift-requested')).toBeNull()
  bus.publish('gift-requested', { profileId: 8 })
  expect(earlyRequest('gift-requested')).toBeNull()
})

test('what was asked for on a page that was left since is forgotten', () => {
  const bus = createBus()
  holdEarlyRequests(bus)
  bus.publish('gift-requested', { profileId: 6 })
  history.pushState(null, '', '/likes')
  expect(earlyRequest('gift-requested')).toBeNull()
  history.pushState(null, '', '/')
})
