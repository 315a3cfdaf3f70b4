import type { GeocodeAnswer } from '@lonk/shared-api/calls/content/geocode.schema.ts'

const storageKey = 'lonk.geocode'

const isAnswer = (value: unknown): value is GeocodeAnswer => {
  if (value === false) return true
  if (typeof value !== 'object' || value === null) return false
  const { country, region_id, city, distance_km }: Partial<Record<string, unknown>> = { ...value }
  return (
    typeof country === 'string' &&
    typeof region_id === 'number' &&
    typeof city === 'string' &&
    typeof distance_km === 'number'
  )
}

/** The last answer of `geocode.php` on this device, or null where there is none that can be read. */
export const readGeocode = (storage: () => Storage = () => localStorage): GeocodeAnswer | null => {
  try {
    const stored: unknown = JSON.parse(storage().getItem(storageKey) ?? 'null')
    return isAnswer(stored) ? stored : null
  } catch {
    return null
  }
}

/** Where somebody was last is theirs: the next person at this device is told nothing of it. */
export const forgetGeocode = (storage: () => Storage = () => localStorage): void => {
  try {
    storage().removeItem(storageKey)
  } catch {
    // Denied: nothing was kept either.
  }
}

export const storeGeocode = (answer: GeocodeAnswer, storage: () => Storage = () => localStorage): void => {
  try {
    storage().setItem(storageKey, JSON.stringify(answer))
  } catch {
    // Denied or full: the shared state has it for as long as the page lives.
  }
}
