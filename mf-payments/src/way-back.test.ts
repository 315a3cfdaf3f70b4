import { afterEach, expect, test } from '@jest/globals'
import { wayBack } from '@lonk/shared-events/storage-register.ts'
import { denyStorage } from '@lonk/shared-events/testing/deny-storage.ts'
import { isConversation, rememberedWayBack, rememberWayBack } from './way-back.ts'

afterEach(() => sessionStorage.clear())

test('the way back survives the stay at the payment provider', () => {
  rememberWayBack('/chats/3')
  expect(rememberedWayBack()).toBe('/chats/3')
})

test('a purchase without a way back forgets the one before', () => {
  rememberWayBack('/chats/3')
  rememberWayBack(null)
  expect(rememberedWayBack()).toBeNull()
})

test('a path in storage that leads elsewhere is not followed', () => {
  sessionStorage.setItem(wayBack.key, '//elsewhere.test')
  expect(rememberedWayBack()).toBeNull()
})

test('without storage there is simply no way back', () => {
  const allow = denyStorage()
  expect(() => rememberWayBack('/chats')).not.toThrow()
  expect(rememberedWayBack()).toBeNull()
  allow()
})

test.each([
  ['/chats/3', true],
  ['/members/7/chat?from=search', true],
  ['/chats', false],
  ['/members/7', false],
  [null, false],
])('%s is where a message was being written: %s', (back, is) => {
  expect(isConversation(back)).toBe(is)
})
