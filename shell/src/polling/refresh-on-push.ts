import type { StateWriter } from '@lonk/shared-events/state.ts'
import { distinctUntilChanged, filter, map } from 'rxjs'
import { loadState } from '../session/load-state.ts'

/** A push says that there is news: it is fetched at once, in the tab that polls. Returns its stop. */
export const refreshOnPush = (state: StateWriter): (() => void) => {
  const known = state.get('push').lastMessage
  const watching = state
    .observe('push')
    .pipe(
      map(({ lastMessage }) => lastMessage),
      distinctUntilChanged(),
      filter((lastMessage) => lastMessage !== null && lastMessage !== known),
    )
    .subscribe(() => {
      // What fails here comes with the next poll.
      if (state.get('user')) loadState(state, ['chats', 'likes'], { retries: false }).catch(() => undefined)
    })
  return () => watching.unsubscribe()
}
