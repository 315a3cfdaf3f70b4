import { expect, test } from '@jest/globals'
import { colorSchemeOf, schemeMarks } from './color-scheme.ts'

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['device', 'device'],
  ['"><script>', 'device'],
  [undefined, 'device'],
])('a cookie of %j is %s', (kept, scheme) => {
  expect(colorSchemeOf(kept)).toBe(scheme)
})

test('the device decides by its own media queries', () => {
  const { root, content, media } = schemeMarks('device')
  expect([root, content]).toEqual([null, 'light dark'])
  expect(media('light')).toBe('(prefers-color-scheme: light)')
  expect(media('dark')).toBe('(prefers-color-scheme: dark)')
})

test.each(['light', 'dark'] as const)('%s holds whatever the device has', (scheme) => {
  const { root, content, media } = schemeMarks(scheme)
  expect([root, content]).toEqual([scheme, scheme])
  expect(media(scheme)).toBe('all')
  expect(media(scheme === 'dark' ? 'light' : 'dark')).toBe('not all')
})
