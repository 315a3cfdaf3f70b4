/** As the server counts them (docs/api.md, `PUT /api/account.php`): one to six months. */
export const pauseMonths = [1, 2, 3, 6] as const

/** The site's day, wherever the member is. */
const dayOf = (now: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' }).format(now)

/** The last day of a pause that begins now; the 31st becomes the last day of a shorter month. */
export const pauseEnd = (now: number, months: number): string => {
  const [year = 0, month = 1, day = 1] = dayOf(now).split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}
