import { StartError } from './start-error.ts'
import { atOnce, type Leaving } from './traffic.ts'

/** One clear line for what the operator can mend, everything we know for the rest. */
export const exitWithReason = (cause: unknown): never => {
  const text =
    cause instanceof StartError || (cause instanceof Error && cause.name === 'ReleaseError')
      ? cause.message
      : cause instanceof Error
        ? (cause.stack ?? cause.message)
        : String(cause)
  process.stderr.write(`lonk: ${text}\n`)
  process.exit(1)
}

/**
 * SIGINT and SIGTERM stop once and cleanly; whatever hangs is left behind 2.9 s after the time to leave, so at once
 * means five. SIGINT is a person who waits; SIGTERM may give those in front of us time to look elsewhere.
 */
export const stopOnSignals = (
  stop: (leaving: Leaving) => Promise<void>,
  onTerminate: Leaving = atOnce,
): void => {
  let stopping = false
  const end = (leaving: Leaving) => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), leaving.stayMs + leaving.finishMs + 2900).unref()
    stop(leaving).then(
      () => process.exit(0),
      (cause) => exitWithReason(cause),
    )
  }
  process.on('SIGINT', () => end(atOnce))
  process.on('SIGTERM', () => end(onTerminate))
}
