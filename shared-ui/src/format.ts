/** Money as the API gives it: a decimal string, never a float. */
export interface Money {
  amount: string
  currency: string
}

type Instant = Date | string | number

const dutch = 'nl'

const cache = new Map<string, unknown>()

// Making an Intl formatter costs far more than using one; a list of chats asks for the same few again and again.
function remembered<T>(key: string, make: () => T): T {
  const known = cache.get(key)
  if (known !== undefined) return known as T // the key names constructor, locale and options: see the callers
  const made = make()
  cache.set(key, made)
  return made
}

const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  remembered(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))

const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  remembered(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options))

const relativeFormat = (locale: string): Intl.RelativeTimeFormat =>
  remembered(`relative ${locale}`, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

/** `{ amount: '14.99', currency: 'EUR' }` as "€ 14,99"; whole amounts keep their cents, prices line up. */
export const formatMoney = (money: Money, locale: string = dutch): string =>
  numberFormat(locale, { style: 'currency', currency: money.currency }).format(Number(money.amount))

/** `1234` as "1.234" in Dutch: for counts that people read, never for what a machine reads again. */
export const formatNumber = (value: number, locale: string = dutch): string =>
  isPlain(value) ? `${value}` : numberFormat(locale, {}).format(value)

/** All our languages write it in the same digits, without a separator: most counts need no formatter. */
const isPlain = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000

/** A fraction as a percentage: `0.25` is "25%". */
export const formatPercent = (fraction: number, locale: string = dutch): string =>
  numberFormat(locale, { style: 'percent' }).format(fraction)

/** "14 maart 2026" */
export const formatDay = (instant: Instant, locale: string = dutch): string =>
  dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(instant))

/** "za 14 mrt": a heading between messages or rows of one year. `timeZone` as in `PageClock`. */
export const formatShortDay = (instant: Instant, locale: string = dutch, timeZone?: string): string =>
  dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone }).format(new Date(instant))

/** "18:05"; `timeZone` as in `PageClock`. */
export const formatTime = (instant: Instant, locale: string = dutch, timeZone?: string): string =>
  dateFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(instant))

/** "14 maart 2026 om 18:05" */
export const formatDayAndTime = (instant: Instant, locale: string = dutch): string =>
  dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(instant))

/** "2026-03-14" in every language: which day it is then, to reckon with; `timeZone` as in `PageClock`. */
export const calendarDay = (instant: Instant, timeZone?: string): string =>
  dateFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date(instant))

const steps: ReadonlyArray<{ unit: Intl.RelativeTimeFormatUnit; seconds: number }> = [
  { unit: 'year', seconds: 31_557_600 },
  { unit: 'month', seconds: 2_629_800 },
  { unit: 'week', seconds: 604_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
]

/** "3 minuten geleden", "gisteren", "over 2 dagen"; under a minute it is "nu". `now` in epoch milliseconds. */
export function formatRelative(instant: Instant, now: number, locale: string = dutch): string {
  const seconds = Math.round((new Date(instant).getTime() - now) / 1000)
  const step = steps.find(({ seconds: size }) => Math.abs(seconds) >= size)
  const format = relativeFormat(locale)
  return step ? format.format(Math.trunc(seconds / step.seconds), step.unit) : format.format(0, 'second')
}
