import type { EventPayload } from '@lonk/shared-events/event-table.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'

type Reason = EventPayload<'logged-out'>['reason']

/**
 * Where a tab goes when it hears that nobody is logged in any more: after the member's own act to the index, or to
 * what this act leads to; after an ended session to the login page with the way back, which
 * says why it is shown. The server may refuse this
 * tab's next call before another tab has told of its own act: then the word of the act comes second, and still
 * decides, because whoever left on purpose leaves no way back to the conversation for whoever sits here next.
 */
export const createWayOut = () => {
  let sentToLogin: readonly string[] = []

  return {
    /**
     * The address to go to; null where the tab stays. `here` is its path with its query, `goal` the page that the act
     * leads to.
     */
    next(reason: Reason, here: string, loggedIn: boolean, goal: string | null = null): string | null {
      if (reason === 'own-act') {
        const stays = !loggedIn && !sentToLogin.includes(here)
        sentToLogin = []
        return stays ? null : (goal ?? linkTo('index'))
      }
      if (!loggedIn) return null
      const login = linkTo('login', {}, { back: here, ended: 1 })
      // The old page stays until the login page has loaded.
      sentToLogin = [here, login]
      return login
    },
  }
}
