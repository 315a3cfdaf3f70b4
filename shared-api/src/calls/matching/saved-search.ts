import type { Call, NoInput } from '../../call.ts'
import type {
  DeleteSavedSearchRequest,
  SavedSearchesAnswer,
  SaveSearchRequest,
} from './saved-search.schema.ts'

/** How many searches a member may keep; one more is `saved_search_limit`. */
export const mostSavedSearches = 10

/** Characters of a saved search's name. */
export const longestSearchName = 60

/** The member's own, at most ten, the newest first; filters that are no longer known are left out. */
export const getSavedSearches: Call<NoInput, SavedSearchesAnswer> = {
  method: 'GET',
  path: '/api/saved-search.php',
}

/** A name that exists already gets the new filters. */
export const saveSearch: Call<SaveSearchRequest, SavedSearchesAnswer> = {
  method: 'POST',
  path: '/api/saved-search.php',
}

/** Answers those that are left; `not_found` for one that is gone already or somebody else's. */
export const deleteSavedSearch: Call<DeleteSavedSearchRequest, SavedSearchesAnswer> = {
  method: 'DELETE',
  path: '/api/saved-search.php',
}
