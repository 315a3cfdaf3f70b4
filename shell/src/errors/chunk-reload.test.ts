import { beforeEach, expect, test } from '@jest/globals'
import { denyStorage } from '@lonk/shared-events/testing/deny-storage.ts'
import { shouldReload } from './chunk-reload.ts'

beforeEach(() => sessionStorage.clear())

const chunkFailure = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })

test('a failed chunk reloads the page at most once in 60 s', () => {
  expect(shouldReload(chunkFailure, 1_000_000)).toBe(true)
  expect(shouldReload(chunkFailure, 1_059_999)).toBe(false)
  expect(shouldReload(chunkFailure, 1_060_000)).toBe(true)
})

test('any other failure does not', () => {
  expect(shouldReload(new Error('no'), 1_000_000)).toBe(false)
})

test('without storage there is no reload: it could go on for ever', () => {
  const allow = denyStorage()
  expect(shouldReload(chunkFailure, 1_000_000)).toBe(false)
  allow()
})
