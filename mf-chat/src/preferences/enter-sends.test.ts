import { beforeEach, expect, test } from '@jest/globals'
import { denyStorage } from '@lonk/shared-events/testing/deny-storage.ts'
import { createEnterSends } from './enter-sends.ts'

const keys = () => true
const screen = () => false

beforeEach(() => localStorage.clear())

test('until the member chooses, Enter sends where there are keys and starts a line on a screen', () => {
  expect(createEnterSends(keys).get()).toBe(true)
  expect(createEnterSends(screen).get()).toBe(false)
})

test.each([
  [true, screen],
  [false, keys],
])('a choice of %s outlives a reload', (sends, preset) => {
  createEnterSends(preset).set(sends)
  expect(createEnterSends(preset).get()).toBe(sends)
})

test('where the browser keeps nothing, the choice holds as long as the page', () => {
  const allow = denyStorage()
  const denied = createEnterSends(keys)
  denied.set(false)
  expect(denied.get()).toBe(false)
  allow()
})
