/** The one source of time for every rule. Never `now()` in SQL, never `new Date()` in a feature. */
export type Clock = {
  now: () => Date
  /** Moves the time for tests (`POST /dev/clock`); milliseconds from the real one. */
  shift: (milliseconds: number) => void
  /**
   * Goes by another clock from now on, that of the database: processes on several machines then have one time, whatever
   * their own says. Answers by how many milliseconds this machine is behind it; what is less than the asking may err, is 0.
   */
  follow: (ask: () => Promise<Date>) => Promise<number>
}

const tolerated = 500

/** `machine` is what this machine takes for the time. */
export const createClock = (machine: () => number = Date.now): Clock => {
  let offset = 0
  let behind = 0
  return {
    now: () => new Date(machine() + behind + offset),
    shift: (milliseconds) => {
      offset += milliseconds
    },
    follow: async (ask) => {
      const asked = machine()
      const time = (await ask()).getTime()
      const answered = machine()
      // An answer that took long says too little about when it was given.
      if (answered - asked > 2 * tolerated) return behind
      const found = Math.round(time - (asked + answered) / 2)
      if (Math.abs(found - behind) > tolerated) behind = Math.abs(found) > tolerated ? found : 0
      return behind
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
