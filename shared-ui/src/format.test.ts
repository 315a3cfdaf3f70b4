import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import {
  formatDay,
  formatDayAndTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRelative,
  formatShortDay,
  formatTime,
} from './format.ts'

/** Intl separates numbers and units with non-breaking spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const instant = '2026-03-14T17:05:00Z'

describe('money', () => {
  test.each([
    ['nl', '€ 14,99'],
    ['de', '14,99 €'],
    ['en', '€14.99'],
    ['fr', '14,99 €'],
  ])('in %s', (locale, text) => {
    expect(plain(formatMoney({ amount: '14.99', currency: 'EUR' }, locale))).toBe(text)
  })

  test('keeps its cents when they are none', () => {
    expect(plain(formatMoney({ amount: '60.00', currency: 'EUR' }))).toBe('€ 60,00')
  })
})

test('numbers, percentages and dates are Dutch where no language is given', () => {
  expect(formatNumber(1234)).toBe('1.234')
  expect(formatPercent(0.25)).toBe('25%')
  expect(formatDay(instant)).toBe('14 maart 2026')
  expect(formatShortDay(instant)).toBe('za 14 mrt')
  expect(formatTime(instant)).toBe('18:05')
  expect(formatDayAndTime(instant)).toBe('14 maart 2026 om 18:05')
})

/** As many as there are catalogues. */
const languages = readdirSync(join(import.meta.dirname, 'locales')).flatMap(
  (file) => /^(\w+)\.json$/.exec(file)?.[1] ?? [],
)

test.each(languages)('a count is written in %s as its formatter would write it', (locale) => {
  for (const count of [0, 7, 42, 999, 1000, 12_345, -1, 0.5])
    expect(formatNumber(count, locale)).toBe(new Intl.NumberFormat(locale).format(count))
})

describe('relative time', () => {
  const now = Date.parse(instant)
  const ago = (seconds: number) => formatRelative(now - seconds * 1000, now)

  test.each([
    [20, 'nu'],
    [180, '3 minuten geleden'],
    [7_200, '2 uur geleden'],
    [90_000, 'gisteren'],
    [3 * 86_400, '3 dagen geleden'],
    [-2 * 86_400, 'overmorgen'],
    [-3 * 86_400, 'over 3 dagen'],
    [70 * 86_400, '2 maanden geleden'],
  ])('%s seconds ago', (seconds, text) => {
    expect(ago(seconds)).toBe(text)
  })
})
