/** The one source of time for every rule. Never `now()` in SQL, never `new Date()` in a feature. */
export type Clock = {
  now: () => Date
  /** Moves the time for tests (`POST /dev/clock`); milliseconds from the real one. */
  shift: (milliseconds: number) => void
}

export const createClock = (): Clock => {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    shift: (milliseconds) => {
      offset += milliseconds
    },
  }
}

export const seconds = (count: number) => count * 1000
export const minutes = (count: number) => seconds(count * 60)
export const hours = (count: number) => minutes(count * 60)
export const days = (count: number) => hours(count * 24)

export const after = (time: Date, milliseconds: number): Date => new Date(time.getTime() + milliseconds)
export const before = (time: Date, milliseconds: number): Date => after(time, -milliseconds)

/** The calendar day of an instant where the site lives, e.g. `2026-03-01`. */
export const localDay = (time: Date, timeZone = 'Europe/Amsterdam'): string =>
  dayFormat(timeZone).format(time)

// Making a format costs a hundred times what using one does, and every card asks for the day.
const dayFormats = new Map<string, Intl.DateTimeFormat>()
const dayFormat = (timeZone: string): Intl.DateTimeFormat => {
  const known = dayFormats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  dayFormats.set(timeZone, format)
  return format
}
