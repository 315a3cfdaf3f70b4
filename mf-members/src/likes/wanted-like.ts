import { type Bus, bus as siteBus } from '@lonk/shared-events/bus.ts'
import type { ErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { sendLike } from './send-like.ts'

/** Milliseconds within which a visitor has to log in or sign up for the like to be given. */
const patience = 30 * 60_000

interface Wanted {
  readonly profileId: number
  /** Of the page on which it was pressed: that may be gone by then. */
  readonly errorText: ErrorText
  readonly until: number
}

/**
 * The like that a visitor pressed: asks to log in, and gives it once they have. Pressing another, or asking to log
 * in for anything else, forgets it: nobody likes by accident.
 */
export const createWantedLike = (bus: Bus, give = sendLike) => {
  let wanted: Wanted | null = null

  const goOn = async (now = Date.now()) => {
    const due = wanted
    wanted = null
    if (!due || due.until < now) return
    try {
      await give(due.profileId, true)
    } catch (error) {
      bus.publish('toast-requested', { text: due.errorText(error), tone: 'danger' })
    }
  }
  bus.on('login-requested').subscribe(() => {
    wanted = null
  })
  bus.on('login-completed').subscribe(() => void goOn())
  bus.on('signup-completed').subscribe(() => void goOn())

  return (profileId: number, errorText: ErrorText): void => {
    bus.publish('login-requested', { reason: 'like' })
    wanted = { profileId, errorText, until: Date.now() + patience }
  }
}

export const wantLike = createWantedLike(siteBus)
