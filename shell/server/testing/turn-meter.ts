export interface TurnMeter {
  /** Milliseconds of processor time of the longest turn of the event loop since this was asked last. */
  readonly longest: () => number
  readonly stop: () => void
}

/** Processor time and not the clock's, which also runs while other programs have the processor. */
export const meterTurns = (): TurnMeter => {
  let longest = 0
  let since = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(since)
    since = process.threadCpuUsage()
    longest = Math.max(longest, (user + system) / 1000)
  }
  const timer = setInterval(look, 1)
  return {
    longest: () => {
      look()
      const found = longest
      longest = 0
      return found
    },
    stop: () => clearInterval(timer),
  }
}
