import { getSavedSearchesContract } from '@lonk/shared-api/calls/matching/saved-search.schema.ts'
import { endpoint } from '../../http/endpoint.ts'
import { savedSearchesOf } from './saved-searches.ts'

/** GET /api/saved-search.php */
export const getSavedSearchesEndpoint = endpoint(getSavedSearchesContract, ({ member, services }) =>
  savedSearchesOf(services.db, member.userId),
)
