import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { id, text } from '../../schemas/primitives.ts'
import { keptFilters } from '../../schemas/search-filters.ts'
import { deleteSavedSearch, getSavedSearches, longestSearchName, saveSearch } from './saved-search.ts'

/** The filters of `GET /api/members.php` as values, without the place in the list. */
export const savedFilters = z.strictObject(keptFilters)
export type SavedFilters = z.infer<typeof savedFilters>

export const savedSearchesAnswer = z.object({
  /** At most 10, the newest first. */
  searches: z.array(z.object({ id, name: z.string(), filters: savedFilters })),
})
export type SavedSearchesAnswer = z.infer<typeof savedSearchesAnswer>

export const saveSearchRequest = z.strictObject({
  name: text(longestSearchName).check(z.minLength(1, { error: 'field_required' })),
  filters: savedFilters,
})
export type SaveSearchRequest = z.infer<typeof saveSearchRequest>

export const deleteSavedSearchRequest = z.strictObject({ id })
export type DeleteSavedSearchRequest = z.infer<typeof deleteSavedSearchRequest>

export const getSavedSearchesContract = defineCall(getSavedSearches, {
  access: 'U',
  answer: savedSearchesAnswer,
  errors: [],
  limits: [per.minute(60)],
})

export const saveSearchContract = defineCall(saveSearch, {
  access: 'U',
  body: saveSearchRequest,
  answer: savedSearchesAnswer,
  errors: ['saved_search_limit'],
  limits: [per.hour(20)],
})

export const deleteSavedSearchContract = defineCall(deleteSavedSearch, {
  access: 'U',
  body: deleteSavedSearchRequest,
  answer: savedSearchesAnswer,
  errors: ['not_found'],
  limits: [per.hour(20)],
})
