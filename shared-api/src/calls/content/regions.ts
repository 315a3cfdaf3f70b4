import type { Call } from '../../call.ts'
import type { RegionsAnswer, RegionsQuery } from './regions.schema.ts'

/** With `country`: its regions and their cities. Without: the regions of all countries, no cities. */
export const getRegions: Call<RegionsQuery, RegionsAnswer> = { method: 'GET', path: '/api/regions.php' }
