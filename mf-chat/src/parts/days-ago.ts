/** Whole days of this device's calendar between an instant and now; 0 is today, also for a clock that runs ahead. */
export const daysAgo = (instant: string, now: Date): number => {
  const then = new Date(instant)
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.max(0, Math.round((midnight(now) - midnight(then)) / 86_400_000))
}
