import type { SavedSearchesAnswer } from '@lonk/shared-api/calls/matching/saved-search.schema.ts'
import {
  deleteSavedSearch,
  getSavedSearches,
  saveSearch,
} from '@lonk/shared-api/calls/matching/saved-search.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SearchFilter } from '../search-filter.ts'

export type SavedSearch = SavedSearchesAnswer['searches'][number]

const queryKey = ['saved-searches']

/** The member's own, the newest first. */
export const useSavedSearches = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call(getSavedSearches, {}, { signal }),
    select: ({ searches }) => searches,
  })

/** Every change answers all that are left. */
const useChange = <Input>(act: (input: Input) => Promise<SavedSearchesAnswer>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
  })
}

interface NamedSearch {
  readonly name: string
  readonly filters: SearchFilter
}

export const useSaveSearch = () => useChange((search: NamedSearch) => api.call(saveSearch, search))

export const useDeleteSearch = () => useChange(({ id }: SavedSearch) => api.call(deleteSavedSearch, { id }))

/** As the server compares names: one that is known gets the new filters. */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().normalize('NFKC').toLowerCase() === other.trim().normalize('NFKC').toLowerCase()
