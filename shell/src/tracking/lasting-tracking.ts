import type { Tracking } from '@lonk/shared-api/schemas/account-fields.ts'
import { lastingTracking } from '@lonk/shared-events/storage-register.ts'
import { storedLasting, storedTracking } from './stored-tracking.ts'

const lifetime = lastingTracking.days * 86_400_000

/**
 * Where a visitor came from is kept for the session; beyond it only with consent, for 30 days. A no takes away what
 * a yes before had kept (docs/api.md, "Tracking").
 */
export const letTrackingOutlive = (allowed: boolean, now: number = Date.now()): void => {
  const tracking = storedTracking.get()
  if (!allowed) storedLasting.remove()
  else if (tracking) storedLasting.set({ until: now + lifetime, tracking })
}

/**
 * At the start of a session: what an earlier one left, where the consent to it still holds. Null where there is
 * none, or something newer.
 */
export const restoreTracking = (allowed: boolean, now: number = Date.now()): Tracking | null => {
  const kept = storedLasting.get()
  if (!allowed || !kept || kept.until < now) {
    storedLasting.remove()
    return null
  }
  if (storedTracking.get()) return null
  storedTracking.set(kept.tracking)
  return kept.tracking
}
