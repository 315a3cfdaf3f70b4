import { geocodeContract } from '@lonk/shared-api/calls/content/geocode.schema.ts'
import type { Db } from '../../database/connection.ts'
import { endpoint } from '../../http/endpoint.ts'
import { createNearestPlace, type NearestPlace } from './nearest-place.ts'

/** Places come with the catalogue at the start: one index for the life of the process. */
const indexes = new WeakMap<Db, Promise<NearestPlace>>()

const indexOf = (db: Db): Promise<NearestPlace> => {
  const known = indexes.get(db)
  if (known) return known
  const building = createNearestPlace(db)
  indexes.set(db, building)
  // A failed read must not be remembered.
  building.catch(() => indexes.delete(db))
  return building
}

/** GET /api/geocode.php: rounded to a hundredth of a degree when it is read, asked of nobody else, stored nowhere. */
export const geocodeEndpoint = endpoint(geocodeContract, async ({ input, services, language }) => {
  const nearest = (await indexOf(services.db))(input.lat, input.lon)
  if (!nearest) return false
  const { country, region_id, name, names, km } = nearest
  return { country, region_id, city: names?.[language] ?? name, distance_km: Math.round(km) }
})
