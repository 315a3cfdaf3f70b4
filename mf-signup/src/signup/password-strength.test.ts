import { expect, test } from '@jest/globals'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 'short'],
  ['123456789', 'short'],
  ['1234567890', 'fair'],
  ['aaaaaaaaaaaaaaaaaaaa', 'fair'],
  ['abababababababab', 'fair'],
  ['lonkend-naar-jou', 'strong'],
  ['😀😀😀😀😀😀😀😀😀', 'short'],
] as const)('%p is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
