import { expect, test } from '@jest/globals'
import { satisfies } from './contract-range.ts'

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.4.2', '^1.2.0', true],
  ['1.1.9', '^1.2.0', false],
  ['2.0.0', '^1.2.0', false],
  ['0.2.5', '^0.2.1', true],
  ['0.3.0', '^0.2.1', false],
  ['0.0.4', '^0.0.3', false],
  ['1.0.0', '1.0.0', true],
  ['1.0.1', '1.0.0', false],
  ['1.0.0', '*', false],
  ['1.0.0', '>=1.0.0', false],
])('contract %s on a remote that needs %s: %s', (version, range, fits) => {
  expect(satisfies(version, range)).toBe(fits)
})
