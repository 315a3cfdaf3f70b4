import { expect, test } from '@jest/globals'
import { samplePath } from './sample-paths.ts'

const samples = { '/members': '12', '/chats': '7' }

test.each([
  ['/', '/'],
  ['/members/:id', '/members/12'],
  ['/members/:id/landing2/:slug(plain|she)?', '/members/12/landing2'],
  ['/chats/:id', '/chats/7'],
  ['/likes/:type(received|given)', '/likes/received'],
  ['/credits/:id/:paymentmethod?', '/credits/1'],
])('%s is visited at %s', (pattern, path) => {
  expect(samplePath(pattern, samples)).toBe(path)
})
