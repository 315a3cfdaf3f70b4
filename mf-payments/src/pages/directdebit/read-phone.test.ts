import { expect, test } from '@jest/globals'
import { readPhone } from './read-phone.ts'

test.each([
  ['0612345678', 'NL', '+31612345678'],
  ['06 - 1234 56 78', 'NL', '+31612345678'],
  ['612345678', 'NL', '+31612345678'],
  ['+31 6 12345678', 'BE', '+31612345678'],
  ['+31 (0)6 12345678', 'NL', '+31612345678'],
  ['0031612345678', 'NL', '+31612345678'],
  ['0470 12 34 56', 'BE', '+32470123456'],
  ['347 123 4567', 'IT', '+393471234567'],
  ['01512 3456789', 'DE', '+4915123456789'],
])('%j in %s is %s', (raw, country, number) => {
  expect(readPhone(raw, country)).toBe(number)
})

test.each([
  ['0612', 'NL'],
  ['zes', 'NL'],
  ['', 'NL'],
  ['+0612345678', 'NL'],
  ['0612345678', 'ZZ'],
])('%j in %s is none', (raw, country) => {
  expect(readPhone(raw, country)).toBeNull()
})
