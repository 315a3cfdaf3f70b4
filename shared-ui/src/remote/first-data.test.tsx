import { expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { isAnswerWith, useFirstData } from './first-data.ts'

type Answer = { bundles: number[] }

test.each([
  [{ bundles: [] }, true],
  [{ error: 'not_found' }, false],
  [null, false],
  ['bundles', false],
])('%j is an answer with bundles: %s', (value, is) => {
  expect(isAnswerWith<Answer>(value, ['bundles'])).toBe(is)
})

test('what came with the document counts for what the document was made for, and not again later', () => {
  const answer = { bundles: [1] }
  const { result, rerender } = renderHook(({ key }) => useFirstData<Answer>(key, answer, ['bundles']), {
    initialProps: { key: 'nl' },
  })
  expect(result.current).toBe(answer)
  rerender({ key: 'en' })
  expect(result.current).toBeUndefined()
})

test('what is no answer counts for nothing', () => {
  const { result } = renderHook(() => useFirstData<Answer>('nl', { error: 'not_found' }, ['bundles']))
  expect(result.current).toBeUndefined()
})
