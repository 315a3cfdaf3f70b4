import { deleteSavedSearchContract } from '@lonk/shared-api/calls/matching/saved-search.schema.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { savedSearchesOf } from './saved-searches.ts'

/** DELETE /api/saved-search.php */
export const deleteSavedSearchEndpoint = endpoint(
  deleteSavedSearchContract,
  async ({ input, member, services }) => {
    const removed = await services.db
      .deleteFrom('saved_searches')
      .where('id', '=', input.id)
      .where('user_id', '=', member.userId)
      .returning('id')
      .executeTakeFirst()
    if (!removed) throw apiError('not_found')
    return savedSearchesOf(services.db, member.userId)
  },
)
