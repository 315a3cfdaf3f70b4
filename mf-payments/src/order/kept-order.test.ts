import { afterEach, expect, test } from '@jest/globals'
import { orderUnderWay } from '@lonk/shared-events/storage-register.ts'
import { denyStorage } from '@lonk/shared-events/testing/deny-storage.ts'
import { forgetKey, forgetOrder, keepOrder, keptOrder, keyFor } from './kept-order.ts'

afterEach(() => localStorage.clear())

const wish = { bundle_id: 1, paymentmethod: 'ideal' }

test('a wish that was not answered has the same key again, another wish another one', () => {
  const key = keyFor(wish)
  expect(keyFor({ ...wish })).toBe(key)
  expect(keyFor({ ...wish, paymentmethod: 'paypal' })).not.toBe(key)
})

test('once it is placed, the same wish is another order', () => {
  const key = keyFor(wish)
  keepOrder({ id: 500, isFirst: true })
  expect(keptOrder()).toEqual({ id: 500, isFirst: true })
  expect(keyFor(wish)).not.toBe(key)
})

test('an order is forgotten once its outcome was seen, and no other one with it', () => {
  keepOrder({ id: 500, isFirst: false })
  forgetOrder(499)
  expect(keptOrder()?.id).toBe(500)
  forgetOrder(500)
  expect(keptOrder()).toBeNull()
})

test('a wish that was refused for good is another one the next time', () => {
  const key = keyFor(wish)
  forgetKey()
  expect(keyFor(wish)).not.toBe(key)
})

test('where the browser keeps nothing, the key lasts as long as the page', () => {
  const allow = denyStorage()
  expect(keyFor(wish)).toBe(keyFor(wish))
  allow()
})

test('what somebody else has written under the key counts for nothing', () => {
  localStorage.setItem(orderUnderWay.key, '{"id":"500"}')
  expect(keptOrder()).toBeNull()
})
