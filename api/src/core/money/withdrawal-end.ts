import { after, days, localDay } from '../../clock.ts'
import { easter, isoDay } from './easter.ts'

/** General holidays where the site lives (Algemene termijnenwet, article 3), and those on which European banks rest. */
const holidays = (year: number): readonly string[] => [
  `${year}-01-01`,
  ...[-2, 1, 39, 50].map((off) => isoDay(after(easter(year), days(off)))),
  kingsDay(year),
  `${year}-05-01`,
  `${year}-05-05`,
  `${year}-12-25`,
  `${year}-12-26`,
]

/** 27 April, or the day before where that is a Sunday. */
const kingsDay = (year: number): string =>
  new Date(`${year}-04-27T00:00:00Z`).getUTCDay() === 0 ? `${year}-04-26` : `${year}-04-27`

const isWorkingDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`)
  return date.getUTCDay() % 6 !== 0 && !holidays(date.getUTCFullYear()).includes(day)
}

const dayAfter = (day: string, count = 1): string => isoDay(after(new Date(`${day}T00:00:00Z`), days(count)))

/** Its last millisecond where the site lives, in summer and in winter. */
const endOf = (day: string): Date => {
  const [summer, winter] = ['+02:00', '+01:00'].map((zone) => new Date(`${day}T23:59:59.999${zone}`))
  const isRight = (moment: Date | undefined): moment is Date =>
    moment !== undefined && localDay(moment) === day && localDay(after(moment, 1)) !== day
  const end = [summer, winter].find(isRight)
  if (!end) throw new Error(`No end of ${day}`)
  return end
}

/**
 * The last moment at which a purchase can be withdrawn from: whole days after that of the purchase, and where the last
 * one is a Saturday, a Sunday or a holiday, to the end of the next working day (regulation 1182/71, article 3), as
 * the page about it promises.
 */
export const withdrawalEnd = (bought: Date, refundDays: number): Date => {
  let last = dayAfter(localDay(bought), refundDays)
  while (!isWorkingDay(last)) last = dayAfter(last)
  return endOf(last)
}
