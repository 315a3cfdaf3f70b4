/** The three boxes of a date as they are filled in, digits only. */
export interface DateParts {
  day: string
  month: string
  year: string
}

const pad = (digits: string) => (digits.length === 1 ? digits.padStart(2, '0') : digits)

/**
 * `YYYY-MM-DD` once all three are there, else what there is with gaps ("1990--7"), and '' when all are empty.
 * Says nothing about whether the day exists: that is the form's rule and the server's.
 */
export function joinDate({ day, month, year }: DateParts): string {
  if (!day && !month && !year) return ''
  return day && month && year.length === 4 ? `${year}-${pad(month)}-${pad(day)}` : `${year}-${month}-${day}`
}

/** The reverse of `joinDate`. */
export function splitDate(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-')
  return { day, month, year }
}
