import { after, hours, localDay, minutes } from '../../clock.ts'

/** The instant at which the next calendar day begins in a time zone; days with a changed clock have 23 or 25 hours. */
export const nextMidnight = (now: Date, timeZone: string): Date => {
  const today = localDay(now, timeZone)
  // Every zone of our countries is whole quarters of an hour from UTC.
  const quarter = minutes(15)
  let low = Math.floor(now.getTime() / quarter)
  let high = Math.ceil(after(now, hours(26)).getTime() / quarter)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (localDay(new Date(middle * quarter), timeZone) === today) low = middle
    else high = middle
  }
  return new Date(high * quarter)
}
