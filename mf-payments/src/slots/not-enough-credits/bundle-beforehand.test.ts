import { expect, test } from '@jest/globals'
import { exampleBundle } from '@lonk/shared-api/testing/examples.ts'
import { bundleBeforehand } from './bundle-beforehand.ts'

const small = exampleBundle({ id: 1, credits: 10, bonus_credits: 0, popular: false })
const middle = exampleBundle({ id: 2, credits: 25, bonus_credits: 5, popular: true })
const large = exampleBundle({ id: 3, credits: 60, bonus_credits: 0, popular: false })

test.each([
  ['the recommended one where it is enough', [small, middle, large], 1, 2],
  ['the recommended one with what comes on top', [small, middle, large], 30, 2],
  ['the smallest that is enough where it is not', [small, middle, large], 31, 3],
  ['the smallest where none is recommended, in whatever order they are sold', [large, small], 1, 1],
  ['the largest where none is enough', [small, middle, large], 100, 3],
])('%s', (_, bundles, lacking, id) => {
  expect(bundleBeforehand(bundles, lacking)?.id).toBe(id)
})

test('nothing is chosen where nothing is sold', () => {
  expect(bundleBeforehand([], 1)).toBeUndefined()
})
