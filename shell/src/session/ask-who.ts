import type { StateWriter } from '@lonk/shared-events/state.ts'
import { askUntilAnswered } from './ask-until-answered.ts'
import { loadState } from './load-state.ts'
import { knowWho } from './who-is-here.ts'

/**
 * Asks who is here, where the document went out without knowing. Only a member is polled for: without an answer they
 * would see a visitor's site. Rejects with the last failure.
 */
export const askWho = (state: StateWriter): Promise<void> =>
  askUntilAnswered(
    () => loadState(state, ['user']).finally(knowWho),
    // They may have logged in meanwhile, or another tab has told who it is.
    () => state.get('user') !== null,
  )
