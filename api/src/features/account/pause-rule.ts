/** A day some calendar months later; the 31st becomes the last day of a shorter month. */
export const monthsAfter = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The last day of a pause: one to six months from today, one by default; null where it cannot be. */
export const pauseEnd = (today: string, wished: string | undefined): string | null => {
  if (wished === undefined) return monthsAfter(today, 1)
  return wished >= monthsAfter(today, 1) && wished <= monthsAfter(today, 6) ? wished : null
}
