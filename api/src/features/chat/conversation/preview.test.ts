import { expect, it } from '@jest/globals'
import { preview } from './preview.ts'

it('a preview has 120 characters and never half of one', () => {
  expect(preview('a'.repeat(130))).toBe('a'.repeat(120))
  expect(preview('💌'.repeat(130))).toBe('💌'.repeat(120))
  expect(preview(null)).toBe('')
})
