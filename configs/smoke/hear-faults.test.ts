import { expect, test } from '@jest/globals'
import { isFault } from './hear-faults.ts'

test.each([
  ['[mf-payments] render: boom', true],
  ['[mf-chat] load: gone', false],
  ['[shell] unknown: who', false],
  ['Refused to apply inline style because it violates the following Content Security Policy directive', true],
  ['Failed to find a valid digest in the integrity attribute for resource', true],
  ['Failed to load resource: the server responded with a status of 404 ()', false],
])('what the console says about "%s" is a fault of mf-payments: %s', (text, expected) => {
  expect(isFault(text, ['mf-payments'])).toBe(expected)
})
