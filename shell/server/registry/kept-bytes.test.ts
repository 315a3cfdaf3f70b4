import { expect, test } from '@jest/globals'
import { createKeptBytes } from './kept-bytes.ts'

const bytes = (length: number) => Buffer.alloc(length)

test('what was not asked for the longest makes room', () => {
  const kept = createKeptBytes(100)
  for (const key of ['a', 'b', 'c', 'd']) kept.set(key, bytes(25))
  kept.get('a')
  kept.set('e', bytes(20))
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => kept.get(key)?.length)).toEqual([25, undefined, 25, 25, 20])
})

test('one that is kept again takes its room once', () => {
  const kept = createKeptBytes(100)
  kept.set('a', bytes(25))
  for (let count = 0; count < 10; count += 1) kept.set('b', bytes(25))
  expect(kept.get('a')?.length).toBe(25)
})

test('one that would crowd out the others is not kept', () => {
  const kept = createKeptBytes(100)
  kept.set('a', bytes(25))
  kept.set('b', bytes(26))
  expect([kept.get('a')?.length, kept.get('b')]).toEqual([25, undefined])
})
