import { calendarDay } from '@lonk/shared-ui/format.ts'
import type { PageClock } from '@lonk/shared-ui/use-page-clock.ts'

/** Whole days of the calendar between an instant and now; 0 is today, also for a clock that runs ahead. */
export const daysAgo = (instant: string, { now, timeZone }: PageClock): number => {
  const day = (time: string | number) => Date.parse(calendarDay(time, timeZone)) / 86_400_000
  return Math.max(0, day(now) - day(instant))
}
