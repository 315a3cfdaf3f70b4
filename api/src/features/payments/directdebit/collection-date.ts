import { after, days, localDay } from '../../../clock.ts'

/** Easter Sunday by the anonymous Gregorian algorithm. */
const easter = (year: number): Date => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  return new Date(Date.UTC(year, month - 1, ((h + l - 7 * m + 114) % 31) + 1))
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10)

/** Days on which European banks settle nothing. */
const closingDays = (year: number): string[] => [
  `${year}-01-01`,
  isoDay(after(easter(year), -days(2))),
  isoDay(after(easter(year), days(1))),
  `${year}-05-01`,
  `${year}-12-25`,
  `${year}-12-26`,
]

export const isBankDay = (date: Date): boolean => {
  const weekday = date.getUTCDay()
  return weekday !== 0 && weekday !== 6 && !closingDays(date.getUTCFullYear()).includes(isoDay(date))
}

/** The first bank day that leaves a whole day after the announcement (`2026-03-04`). */
export const collectionDate = (signed: Date): string => {
  let date = after(new Date(`${localDay(signed)}T00:00:00Z`), days(2))
  while (!isBankDay(date)) date = after(date, days(1))
  return isoDay(date)
}
