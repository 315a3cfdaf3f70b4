import type { GeocodeAnswer } from '@lonk/shared-api/calls/content/geocode.schema.ts'
import { lastPlace } from '@lonk/shared-events/storage-register.ts'
import { asJson, createStored } from '@lonk/shared-events/stored.ts'

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

/** The last answer of `geocode.php` on this device. */
export const storedGeocode = createStored(lastPlace, asJson(isAnswer))
