import { beforeEach, expect, test } from '@jest/globals'
import { createEnterSends } from './enter-sends.ts'

const storage = () => localStorage
const keys = () => true
const screen = () => false

beforeEach(() => localStorage.clear())

test('until the member chooses, Enter sends where there are keys and starts a line on a screen', () => {
  expect(createEnterSends(storage, keys).get()).toBe(true)
  expect(createEnterSends(storage, screen).get()).toBe(false)
})

test.each([
  [true, screen],
  [false, keys],
])('a choice of %s outlives a reload', (sends, preset) => {
  createEnterSends(storage, preset).set(sends)
  expect(createEnterSends(storage, preset).get()).toBe(sends)
})

test('where the browser keeps nothing, the choice holds as long as the page', () => {
  const denied = createEnterSends(() => {
    throw new Error('no storage here')
  }, keys)
  denied.set(false)
  expect(denied.get()).toBe(false)
})
