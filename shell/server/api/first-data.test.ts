import { expect, test } from '@jest/globals'
import { patienceToRender, usualPatience } from './first-data.ts'

test.each([
  [0, 200],
  [20.4, 180],
  [150, 50],
  [600, 50],
])(
  'after %i ms for the API a page has %i ms: what the API left, no document is later for it',
  (waited, left) => {
    expect(patienceToRender(usualPatience, waited)).toBe(left)
  },
)

test('where nothing is to be rendered nothing is', () => {
  expect(patienceToRender({ ...usualPatience, render: 0 }, 0)).toBe(0)
})
