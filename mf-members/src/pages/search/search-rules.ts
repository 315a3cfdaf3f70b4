import type { Settings } from '@lonk/shared-api/schemas/settings.ts'
import {
  type FilterRow,
  offeredAges,
  type SearchFilterName,
  searchFilterNames,
  searchFilters,
} from '@lonk/shared-api/search-filters.ts'
import { useShared } from '@lonk/shared-events/react.ts'

/** What may be searched by on this site, by whoever looks. */
export interface SearchRules {
  readonly offers: (name: SearchFilterName) => boolean
  /** Years of the youngest member (setting `min_age`). */
  readonly minAge: number
  /** Where members live; undefined while that is not known. */
  readonly countries?: readonly string[] | undefined
  readonly member: boolean
}

/** All that the search knows, for a member. */
export const anySearch: SearchRules = { offers: () => true, minAge: offeredAges.min, member: true }

const rowOf = (name: SearchFilterName): FilterRow => searchFilters[name]

/** `search_fields` names the filters that the operator offers; none named: all. All, too, while settings are not there. */
export const searchRules = (settings: Settings | null, member: boolean): SearchRules => {
  const fields = settings?.search_fields ?? []
  const isListed = (name: string) => fields.length === 0 || fields.includes(name)
  const otherEnds = (name: SearchFilterName) =>
    searchFilterNames.filter((other) => rowOf(other).endOf === name || rowOf(name).endOf === other)
  return {
    offers: (name) =>
      (member || !rowOf(name).membersOnly) && (isListed(name) || otherEnds(name).some(isListed)),
    minAge: settings?.min_age ?? offeredAges.min,
    countries: settings?.countries,
    member,
  }
}

export const useSearchRules = (): SearchRules =>
  searchRules(useShared('settings'), useShared('user') !== null)
