import { type FilterRow, type SearchFilterName, searchFilters } from '@lonk/shared-api/search-filters.ts'
import { useShared } from '@lonk/shared-events/react.ts'

/** Which filters the operator offers (setting `search_fields`); all while the settings are not there. */
export const useOffered = () => {
  const fields = useShared('settings')?.search_fields
  const member = useShared('user') !== null
  return (name: SearchFilterName): boolean => {
    const row: FilterRow = searchFilters[name]
    if (row.membersOnly && !member) return false
    return fields === undefined || fields.length === 0 || fields.includes(name)
  }
}
