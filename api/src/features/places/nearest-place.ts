import { around, distance } from 'geokdbush'
import KDBush from 'kdbush'
import type { Db } from '../../database/connection.ts'
import type { Translated } from '../../database/schema/columns.ts'

/** Farther away it is no place of ours: the sea, or another country. */
const withinKm = 60

type Place = {
  country: string
  region_id: number
  name: string
  names: Translated | null
  lat: number
  lon: number
}
export type Nearest = Place & { km: number }

export type NearestPlace = (lat: number, lon: number) => Nearest | null

/** An index of some thousand places in memory: 55 ms to build, 0.06 ms to ask. */
export const createNearestPlace = async (db: Db): Promise<NearestPlace> => {
  const places: Place[] = await db
    .selectFrom('cities')
    .innerJoin('regions', 'regions.id', 'cities.region_id')
    .select([
      'regions.country',
      'cities.region_id',
      'cities.name',
      'cities.names',
      'cities.lat',
      'cities.lon',
    ])
    .orderBy('cities.id')
    .execute()
  if (places.length === 0) return () => null
  const index = new KDBush(places.length)
  for (const { lon, lat } of places) index.add(lon, lat)
  index.finish()
  return (lat, lon) => {
    const [found] = around(index, lon, lat, 1, withinKm)
    const place = found === undefined ? undefined : places[Number(found)]
    return place ? { ...place, km: distance(lon, lat, place.lon, place.lat) } : null
  }
}
