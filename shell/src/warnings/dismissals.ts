import { dismissalKey } from '@lonk/shared-events/notices.ts'
import { createListeners } from '@lonk/shared-events/store.ts'

/** Each alert remembers by itself when it was closed (docs/product.md, point 4). */
export type DismissibleAlert = 'entry-warning' | 'photo' | 'push' | 'notifications' | 'time-bonus'

// Where storage is denied a dismissal holds as long as the page.
const forThisPage = new Map<DismissibleAlert, number>()
const { subscribe, tell } = createListeners()

export const dismissals = {
  /** Milliseconds since the epoch, or null. */
  at: (alert: DismissibleAlert): number | null => {
    try {
      const stored = localStorage.getItem(dismissalKey(alert))
      if (stored) return Number(stored)
    } catch {
      // Denied: what this page knows is all there is.
    }
    return forThisPage.get(alert) ?? null
  },
  dismiss: (alert: DismissibleAlert, now = Date.now()): void => {
    forThisPage.set(alert, now)
    try {
      localStorage.setItem(dismissalKey(alert), String(now))
    } catch {
      // See above.
    }
    tell()
  },
  subscribe,
}
