import { after, days, localDay } from '../../../clock.ts'
import { easter, isoDay } from '../../../core/money/easter.ts'

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
