import type { StateWriter } from '@lonk/shared-events/state.ts'
import { report } from '../errors/reports.ts'
import { loadState } from './load-state.ts'
import { knowWho } from './who-is-here.ts'

/** Milliseconds between two questions; each is asked anew by the client itself where the network failed. */
const pauses = [5_000, 15_000, 60_000]

/**
 * Asks who is here, where the document went out without knowing. Only a member is polled for: a page that gave up at
 * the first call that was not answered would show them a visitor's site for as long as it is open. Rejects with the
 * last failure.
 */
export const askWho = async (state: StateWriter): Promise<void> => {
  for (const pause of pauses) {
    try {
      await loadState(state, ['user'])
      knowWho()
      return
    } catch (cause) {
      knowWho()
      report(cause)
      await new Promise((resolve) => setTimeout(resolve, pause))
      // They may have logged in meanwhile, or another tab has told who it is.
      if (state.get('user')) return
    }
  }
  return loadState(state, ['user'])
}
