import { expect, it } from '@jest/globals'
import { comparison, viewsNeeded, wilson } from './wilson.ts'

it.each([
  [0, 10, 0, 0.278],
  [5, 10, 0.237, 0.763],
  [10, 10, 0.722, 1],
  [300, 1000, 0.272, 0.329],
])('%i of %i is between %d and %d', (hits, of, from, to) => {
  const found = wilson(hits, of)
  expect(found?.from).toBeCloseTo(from, 2)
  expect(found?.to).toBeCloseTo(to, 2)
})

it('says nothing of what was never seen, nor where more followed than saw it', () => {
  expect(wilson(0, 0)).toBeNull()
  expect(wilson(3, 2)).toBeNull()
})

it('needs more views for a rarer thing', () => {
  expect(viewsNeeded(0.05)).toBeGreaterThan(viewsNeeded(0.2) ?? 0)
  expect(viewsNeeded(0)).toBeNull()
})

it('tells two shares apart as Newcombe does in his own example', () => {
  const found = comparison({ hits: 56, of: 70 }, { hits: 48, of: 80 })
  expect(found?.difference).toBeCloseTo(0.2, 4)
  expect(found?.from).toBeCloseTo(0.0524, 4)
  expect(found?.to).toBeCloseTo(0.3339, 4)
  expect(comparison({ hits: 0, of: 0 }, { hits: 1, of: 2 })).toBeNull()
})
