import { StartError } from './start-error.ts'

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

/** SIGINT and SIGTERM stop once and cleanly; whatever hangs is left behind after 5 s. */
export const stopOnSignals = (stop: () => Promise<void>): void => {
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), 4900).unref()
    stop().then(
      () => process.exit(0),
      (cause) => exitWithReason(cause),
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
