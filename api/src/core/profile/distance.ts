export type Place = { lat: number | null; lon: number | null }

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres between two places, rounded up to 5 so that nobody can be found by it; null without a place. */
export const distanceKm = (one: Place, other: Place): number | null => {
  if (one.lat === null || one.lon === null || other.lat === null || other.lon === null) return null
  const height = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const width = Math.sin(radians(other.lon - one.lon) / 2) ** 2
  const chord = height + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * width
  const kilometres = 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)))
  return Math.max(5, Math.ceil(kilometres / 5) * 5)
}
