import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { type Bus, bus as siteBus } from '@lonk/shared-events/bus.ts'
import { sendLike } from './send-like.ts'

/** Milliseconds within which a visitor has to log in or sign up for the like to be given. */
const patience = 30 * 60_000

/**
 * The like that a visitor pressed: asks to log in, and gives it once they have. Pressing another, or asking to log
 * in for anything else, forgets it: nobody likes by accident.
 */
export const createWantedLike = (bus: Bus, give = sendLike) => {
  let wanted: { readonly profileId: number; readonly until: number } | null = null

  const goOn = async (now = Date.now()) => {
    const due = wanted
    wanted = null
    if (!due || due.until < now) return
    try {
      await give(due.profileId, true)
    } catch (error) {
      if (isApiError(error) && error.message)
        bus.publish('toast-requested', { text: error.message, tone: 'danger' })
    }
  }
  bus.on('login-requested').subscribe(() => {
    wanted = null
  })
  bus.on('login-completed').subscribe(() => void goOn())
  bus.on('signup-completed').subscribe(() => void goOn())

  return (profileId: number): void => {
    bus.publish('login-requested', { reason: 'like' })
    wanted = { profileId, until: Date.now() + patience }
  }
}

export const wantLike = createWantedLike(siteBus)
