import { expect, test } from '@jest/globals'
import { hasNewTerms } from './terms-alert.tsx'

const terms_version = '2024-05-01T12:00:00Z'

test.each([
  ['none', null, true],
  ['an older version', '2023-12-01T12:00:00Z', true],
  ['this version', terms_version, false],
  ['this version, written otherwise', '2024-05-01T12:00:00.000Z', false],
])('whoever accepted %s is asked: %p', (_, terms_accepted_version, asked) => {
  expect(hasNewTerms({ terms_version, terms_accepted_version })).toBe(asked)
})
