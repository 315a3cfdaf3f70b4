import { trackingKey } from './tracking-key.ts'

const lifetime = 30 * 86_400_000

const write = (storage: () => Storage, value: string | null): void => {
  try {
    if (value === null) storage().removeItem(trackingKey)
    else storage().setItem(trackingKey, value)
  } catch {
    // Without storage nothing outlives anything.
  }
}

const read = (storage: () => Storage): string | null => {
  try {
    return storage().getItem(trackingKey)
  } catch {
    return null
  }
}

const local = () => localStorage
const session = () => sessionStorage

/**
 * Where a visitor came from is kept for the session; beyond it only with consent, for 30 days. A no takes away what
 * a yes before had kept (docs/api.md, "Tracking").
 */
export const letTrackingOutlive = (allowed: boolean, now: number = Date.now()): void => {
  const tracking = read(session)
  if (!allowed) write(local, null)
  else if (tracking) write(local, JSON.stringify({ until: now + lifetime, tracking }))
}

/** At the start of a session: what an earlier one left, where the consent to it still holds. */
export const restoreTracking = (allowed: boolean, now: number = Date.now()): void => {
  const left = read(local)
  if (left === null) return
  const kept = parsed(left)
  if (!allowed || !kept || kept.until < now) write(local, null)
  else if (read(session) === null) write(session, kept.tracking)
}

const parsed = (text: string): { until: number; tracking: string } | null => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const until: unknown = Reflect.get(value, 'until')
    const tracking: unknown = Reflect.get(value, 'tracking')
    return typeof until === 'number' && typeof tracking === 'string' ? { until, tracking } : null
  } catch {
    return null
  }
}
