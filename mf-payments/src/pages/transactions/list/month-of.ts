const two = (value: number): string => String(value).padStart(2, '0')

/** "2026-03" of a moment, in the time of whoever reads it. */
export const monthOf = (instant: string): string => {
  const date = new Date(instant)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}`
}

/** "maart 2026" */
export const monthName = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(new Date(`${month}-15T12:00:00`))
