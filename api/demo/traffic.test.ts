import { expect, it } from '@jest/globals'
import { lastDays } from './traffic.ts'

it('the last ninety days are ninety, late in the evening after the end of summer time too', () => {
  const found = lastDays(new Date('2026-11-22T22:50:00Z'), 90)
  expect(new Set(found).size).toBe(90)
  expect([found[0], found.at(-1)]).toEqual(['2026-11-22', '2026-08-25'])
})
