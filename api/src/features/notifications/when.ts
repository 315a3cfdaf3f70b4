import { after, before, days, hours, localDay, minutes } from '../../clock.ts'
import type { MailFrequency } from '../../database/schema/notifications.ts'

/** What was not seen on the site within this time is worth a mail. */
export const mailAfter = minutes(10)
const mailsApart = hours(1)
/** Hour of the member's day at which digests go out. */
const digestHour = 18

export const localHour = (time: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(time))

type Mailing = { frequency: MailFrequency; lastMailAt: Date | null; zone: string; now: Date }

/** When the next mail about news may go out: now, a later time, or never. */
export const nextMail = ({ frequency, lastMailAt, zone, now }: Mailing): Date | null => {
  if (frequency === 'never') return null
  if (frequency === 'now') {
    const earliest = lastMailAt ? after(lastMailAt, mailsApart) : now
    return earliest > now ? earliest : now
  }
  const apart = frequency === 'daily' ? 1 : 7
  const free =
    lastMailAt === null || localDay(before(now, days(apart - 1)), zone) > localDay(lastMailAt, zone)
  if (free && localHour(now, zone) >= digestHour) return now
  const wait = free || lastMailAt === null ? now : after(lastMailAt, days(apart))
  return nextHour(wait > now ? wait : now, digestHour, zone)
}

/** The next time at which it is `hour` o'clock there: looked for in steps, so that summer time needs no thought. */
const nextHour = (from: Date, hour: number, zone: string): Date => {
  const step = minutes(15)
  let time = new Date(Math.ceil(from.getTime() / step) * step)
  for (let tries = 0; tries < 200 && localHour(time, zone) !== hour; tries += 1) time = after(time, step)
  return time
}

type Quiet = { quiet_from: number; quiet_to: number }

/** Null where a push may go out now, else the end of the member's quiet hours. */
export const quietUntil = ({ quiet_from, quiet_to }: Quiet, zone: string, now: Date): Date | null => {
  if (quiet_from === quiet_to) return null
  const hour = localHour(now, zone)
  const quiet =
    quiet_from < quiet_to ? hour >= quiet_from && hour < quiet_to : hour >= quiet_from || hour < quiet_to
  return quiet ? nextHour(now, quiet_to, zone) : null
}
