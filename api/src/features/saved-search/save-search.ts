import { saveSearchContract } from '@lonk/shared-api/calls/matching/saved-search.schema.ts'
import { mostSavedSearches } from '@lonk/shared-api/calls/matching/saved-search.ts'
import { lockWallet } from '../../core/wallet/ledger.ts'
import { fold } from '../../database/fold.ts'
import { json } from '../../database/schema/columns.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { savedSearchesOf } from './saved-searches.ts'

/** POST /api/saved-search.php: a known name gets the new filters, so that a repetition makes no second one. */
export const saveSearchEndpoint = endpoint(saveSearchContract, async ({ input, member, services, now }) => {
  const { userId } = member
  return services.transaction(async (trx) => {
    await lockWallet(trx, userId)
    const { searches } = await savedSearchesOf(trx, userId)
    const known = searches.some(({ name }) => fold(name) === fold(input.name))
    if (!known && searches.length >= mostSavedSearches) throw apiError('saved_search_limit')
    await trx
      .insertInto('saved_searches')
      .values({
        user_id: userId,
        name: input.name,
        name_fold: fold(input.name),
        filters: json(input.filters),
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'name_fold'])
          .doUpdateSet({ name: input.name, filters: json(input.filters), created_at: now }),
      )
      .execute()
    return savedSearchesOf(trx, userId)
  })
})
