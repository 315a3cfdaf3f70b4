import { expect, test } from '@jest/globals'
import { exampleBundle } from '@lonk/shared-api/testing/examples.ts'
import { bundleBeforehand } from './bundle-beforehand.ts'

const small = exampleBundle({ id: 1, credits: 10, bonus_credits: 0, popular: false })
const middle = exampleBundle({ id: 2, credits: 25, bonus_credits: 5, popular: true })
const large = exampleBundle({ id: 3, credits: 60, bonus_credits: 0, popular: false })

test.each([
  ['the smallest where it is enough, whichever is recommended', [small, middle, large], 1, 1],
  ['the next one with what comes on top', [small, middle, large], 30, 2],
  ['the first that is enough where that is not', [small, middle, large], 31, 3],
  ['the smallest, in whatever order they are sold', [large, small], 1, 1],
  ['the largest where none is enough', [small, middle, large], 100, 3],
])('%s', (_, bundles, lacking, id) => {
  expect(bundleBeforehand(bundles, lacking)?.id).toBe(id)
})

test('nothing is chosen where nothing is sold', () => {
  expect(bundleBeforehand([], 1)).toBeUndefined()
})
