import { expect, test } from '@jest/globals'
import { nearestTo, positionOf, withMoved } from './order.ts'

test('one photo takes another place, the others close up', () => {
  expect(withMoved([1, 2, 3, 4], 4, 0)).toEqual([4, 1, 2, 3])
  expect(withMoved([1, 2, 3, 4], 1, 2)).toEqual([2, 3, 1, 4])
  expect(withMoved([1, 2, 3, 4], 2, 3)).toEqual([1, 3, 4, 2])
})

test.each([
  ['to the front', 3, 0],
  ['behind a rejected one', 1, 1],
  ['to the end', 1, 2],
])('the server puts a photo where the member did, %s, although it counts rejected ones', (_, id, to) => {
  const all = [1, 9, 2, 3]
  const ordered = [1, 2, 3]
  const there = withMoved(all, id, positionOf(all, ordered, id, to))
  expect(there.filter((other) => other !== 9)).toEqual(withMoved(ordered, id, to))
})

test('a finger means the place whose middle it is nearest to', () => {
  const boxes = [
    { left: 0, top: 0, width: 100, height: 100 },
    { left: 110, top: 0, width: 100, height: 100 },
    { left: 0, top: 110, width: 100, height: 100 },
  ]
  expect(nearestTo(boxes, { x: 20, y: 30 })).toBe(0)
  expect(nearestTo(boxes, { x: 300, y: 40 })).toBe(1)
  expect(nearestTo(boxes, { x: 60, y: 160 })).toBe(2)
})
