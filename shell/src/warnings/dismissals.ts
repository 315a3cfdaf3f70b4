import { dismissedNotices } from '@lonk/shared-events/storage-register.ts'
import { createListeners } from '@lonk/shared-events/store.ts'
import { asNumber, createStored } from '@lonk/shared-events/stored.ts'

/** Each alert remembers by itself when it was closed (docs/product.md, point 4). */
export type DismissibleAlert = 'entry-warning' | 'photo' | 'push' | 'notifications' | 'time-bonus'

// Where storage is denied a dismissal holds as long as the page.
const forThisPage = new Map<DismissibleAlert, number>()
const { subscribe, tell } = createListeners()
const closedAt = (alert: DismissibleAlert) => createStored(dismissedNotices, asNumber, alert)

export const dismissals = {
  /** Milliseconds since the epoch, or null. */
  at: (alert: DismissibleAlert): number | null => closedAt(alert).get() ?? forThisPage.get(alert) ?? null,
  dismiss: (alert: DismissibleAlert, now = Date.now()): void => {
    forThisPage.set(alert, now)
    closedAt(alert).set(now)
    tell()
  },
  subscribe,
  /** For tests: as on a new page. */
  forget: (): void => forThisPage.clear(),
}
