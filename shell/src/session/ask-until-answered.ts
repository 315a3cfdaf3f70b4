import { report } from '../errors/reports.ts'

/** Milliseconds between two questions; each is asked anew by the client itself where the network failed. */
const pauses = [5_000, 15_000, 60_000]

/**
 * For what the document went out without, because the API was slow: a page that gave up at the first call that was not
 * answered would go without it for as long as it is open. `isAnswered`: it has come another way. Rejects with the last
 * failure.
 */
export const askUntilAnswered = async (
  ask: () => Promise<void>,
  isAnswered: () => boolean,
): Promise<void> => {
  for (const pause of pauses) {
    try {
      await ask()
      return
    } catch (cause) {
      report(cause)
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (isAnswered()) return
    }
  }
  return ask()
}
