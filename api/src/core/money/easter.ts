/** Easter Sunday by the anonymous Gregorian algorithm. */
export const easter = (year: number): Date => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  return new Date(Date.UTC(year, month - 1, ((h + l - 7 * m + 114) % 31) + 1))
}

/** `2026-04-05` */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10)
