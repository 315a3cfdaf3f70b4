import type { Call, NoInput } from '../../call.ts'
import type {
  DeleteSavedSearchRequest,
  SavedSearchesAnswer,
  SaveSearchRequest,
} from './saved-search.schema.ts'

export const getSavedSearches: Call<NoInput, SavedSearchesAnswer> = {
  method: 'GET',
  path: '/api/saved-search.php',
}

/** A name that is known already takes the new filters. */
export const saveSearch: Call<SaveSearchRequest, SavedSearchesAnswer> = {
  method: 'POST',
  path: '/api/saved-search.php',
}

export const deleteSavedSearch: Call<DeleteSavedSearchRequest, SavedSearchesAnswer> = {
  method: 'DELETE',
  path: '/api/saved-search.php',
}
