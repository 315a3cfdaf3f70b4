import { logout } from '@lonk/shared-api/calls/session/logout.ts'
import { api } from '@lonk/shared-api/client.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import { safeBackPath } from '@lonk/shared-events/back-path.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import type { StateWriter } from '@lonk/shared-events/state.ts'
import { navigate } from '../composition/navigation.ts'
import { report } from '../errors/reports.ts'
import { followAccount } from '../language/switch-language.ts'
import { beforeLogout } from './before-logout.ts'
import { loadState } from './load-state.ts'
import { markLeft } from './mark-left.ts'
import { createWayOut } from './way-out.ts'

const forgetMember = (state: StateWriter): void => {
  api.forgetAnswers()
  state.set('user', null)
  state.set('chats', null)
  state.set('likes', null)
  state.set('unreadTotal', 0)
  state.set('newLikesTotal', 0)
  state.set('timeBonusEnds', null)
}

const greetMember = (state: StateWriter, user: User): void => {
  api.forgetAnswers()
  state.set('user', user)
  followAccount(user.language, state).catch(report)
  loadState(state, ['user', 'chats', 'likes']).catch(report)
}

/**
 * Who is logged in, in this tab and the others. Remotes log nobody out: the shell does, on a member's wish or when
 * the server says that the session is gone (docs/product.md, point 8).
 */
export const keepSession = (state: StateWriter): void => {
  const wayOut = createWayOut()
  bus.on('login-completed').subscribe(({ user }) => greetMember(state, user))
  bus.on('signup-completed').subscribe(({ user }) => greetMember(state, user))

  // Of this tab alone: the others hear of the log-out, not of what was done before it.
  let leavesFor: string | null = null
  bus.on('logout-requested').subscribe(async ({ next }) => {
    await beforeLogout.run()
    try {
      await api.call(logout, {})
    } catch (cause) {
      // The session may still be open on the server: saying "logged out" would be a lie.
      report(cause)
      bus.publish('refresh-requested', { parts: ['user'] })
      return
    }
    markLeft()
    leavesFor = safeBackPath(next)
    bus.publish('logged-out', { reason: 'own-act' })
  })

  api.onAuthenticationRequired(() => {
    if (state.get('user')) bus.publish('logged-out', { reason: 'session-ended' })
  })

  // Heard in every tab, this one included.
  bus.on('logged-out').subscribe(({ reason }) => {
    const loggedIn = state.get('user') !== null
    const next = wayOut.next(reason, `${location.pathname}${location.search}`, loggedIn, leavesFor)
    leavesFor = null
    if (loggedIn) forgetMember(state)
    if (next !== null) void navigate(next)
  })

  bus.on('refresh-requested').subscribe(({ parts }) => {
    if (state.get('user') || parts.includes('user')) loadState(state, parts).catch(report)
  })
}
