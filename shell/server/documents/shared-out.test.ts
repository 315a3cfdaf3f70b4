import { expect, test } from '@jest/globals'
import { sharedOut } from './shared-out.ts'

const shares = { a: 1, b: 3 }

test.each([
  [0, 'a'],
  [0.249, 'a'],
  [0.25, 'b'],
  [0.999, 'b'],
])('at the chance %p a page in two forms is %s', (chance, form) => {
  expect(sharedOut(shares, null, chance)).toBe(form)
})

test('a form without a share is handed out to nobody, but to whoever names it', () => {
  for (const chance of [0, 0.5, 0.999]) expect(sharedOut({ a: 0, b: 1 }, null, chance)).toBe('b')
  expect(sharedOut({ a: 0, b: 1 }, 'a', 0.5)).toBe('a')
})

test.each(['c', '', '__proto__', 'constructor'])('"%s" is no form of it', (named) => {
  expect(sharedOut(shares, named, 0)).toBe('a')
})

test('a page that is not shared out has no form, nor has one whose shares are all nothing', () => {
  expect(sharedOut(undefined, 'a', 0)).toBeUndefined()
  expect(sharedOut({ a: 0 }, null, 0)).toBeUndefined()
})

test('by itself it hands out all of them', () => {
  expect(new Set(Array.from({ length: 200 }, () => sharedOut({ a: 1, b: 1 }, null)))).toEqual(
    new Set(['a', 'b']),
  )
})
