import { expect, test } from '@jest/globals'
import { claimStateWriter, createState, state } from './state.ts'

test('a late observer gets the present value at once, then every change', () => {
  const writer = createState({ unreadTotal: 2 })
  const seen: number[] = []
  writer.observe('unreadTotal').subscribe((value) => seen.push(value))
  writer.set('unreadTotal', 3)
  expect(seen).toEqual([2, 3])
})

test('writing what is there already tells nobody', () => {
  const writer = createState()
  let calls = 0
  writer.observe('locale').subscribe(() => {
    calls += 1
  })
  writer.set('locale', writer.get('locale'))
  expect(calls).toBe(1)
})

test('one owner writes: the right to it is given once, and readers see it', () => {
  const writer = claimStateWriter()
  writer.set('locale', 'de')
  expect(state.get('locale')).toBe('de')
  expect(() => claimStateWriter()).toThrow('writer already')
})
