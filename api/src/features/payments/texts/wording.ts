const timeZone = 'Europe/Amsterdam'

/** Amounts, dates and times as a member reads them in writing: in their language, in the company's time. */
export const moneyText = (cents: number, currency: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100)

export const dateText = (time: Date, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(time)

export const timeText = (time: Date, language: string): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }).format(time)

/** `21.00` as `21`, `5.50` as `5,5`. */
export const rateText = (rate: string, language: string): string =>
  new Intl.NumberFormat(language).format(Number(rate))
