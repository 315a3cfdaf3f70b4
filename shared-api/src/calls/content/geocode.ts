import type { Call } from '../../call.ts'
import type { GeocodeAnswer, GeocodeQuery } from './geocode.schema.ts'

/** The place of the catalogue nearest to a position; false where there is none within reach. */
export const geocode: Call<GeocodeQuery, GeocodeAnswer> = { method: 'GET', path: '/api/geocode.php' }
