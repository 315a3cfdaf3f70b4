import type { Tracking } from '@lonk/shared-api/schemas/account-fields.ts'
import { lastingTracking, visitTracking } from '@lonk/shared-events/storage-register.ts'
import { createStored } from '@lonk/shared-events/stored.ts'
import { trackingIn } from './tracking-parameters.ts'

/** For this session. */
export const storedTracking = createStored<Tracking>(visitTracking, {
  read: (text) => trackingIn(JSON.parse(text)),
  write: JSON.stringify,
})

export interface LastingTracking {
  /** Milliseconds since the epoch. */
  readonly until: number
  readonly tracking: Tracking
}

/** Beyond it, with consent. */
export const storedLasting = createStored<LastingTracking>(lastingTracking, {
  read: (text) => {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const until: unknown = Reflect.get(value, 'until')
    const tracking = trackingIn(Reflect.get(value, 'tracking'))
    return typeof until === 'number' && tracking ? { until, tracking } : null
  },
  write: JSON.stringify,
})
