import { expect, test } from '@jest/globals'
import { createBus } from '@lonk/shared-events/bus.ts'
import { holdEarlyRequests, takeEarlyRequest } from './early-requests.ts'

test('a button pressed before the overlays are there is answered once they are', () => {
  const bus = createBus()
  holdEarlyRequests(bus)
  bus.publish('gift-requested', { profileId: 6 })
  bus.publish('gift-requested', { profileId: 7 })
  expect(takeEarlyRequest('gift-requested')).toEqual({ profileId: 7 })
  expect(takeEarlyRequest('gift-requested')).toBeNull()
  expect(takeEarlyRequest('icebreaker-requested')).toBeNull()
  bus.publish('gift-requested', { profileId: 8 })
  expect(takeEarlyRequest('gift-requested')).toBeNull()
})

test('what was asked for on a page that was left since is forgotten', () => {
  const bus = createBus()
  holdEarlyRequests(bus)
  bus.publish('gift-requested', { profileId: 6 })
  history.pushState(null, '', '/likes')
  expect(takeEarlyRequest('gift-requested')).toBeNull()
  history.pushState(null, '', '/')
})
