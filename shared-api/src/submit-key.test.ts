import { expect, test } from '@jest/globals'
import { createSubmitKey } from './submit-key.ts'

const counting = () => {
  let made = 0
  return createSubmitKey(() => {
    made += 1
    return `key-${made}`
  })
}

test('the same content keeps its key, so that a second click is the same order', () => {
  const key = counting()
  expect(key.for({ bundle_id: 1 })).toBe('key-1')
  expect(key.for({ bundle_id: 1 })).toBe('key-1')
})

test('changed content is another order', () => {
  const key = counting()
  key.for({ bundle_id: 1 })
  expect(key.for({ bundle_id: 2 })).toBe('key-2')
})

test('after a success the same content is a new order', () => {
  const key = counting()
  key.for({ bundle_id: 1 })
  key.done()
  expect(key.for({ bundle_id: 1 })).toBe('key-2')
})
