import { useSearchParams } from 'react-router'
import { readFilter, type SearchFilter, writeFilter } from './search-filter.ts'

export interface FilterState {
  readonly filter: SearchFilter
  /** Changes some filters; another country removes region and distance of the old one. */
  readonly change: (part: Partial<SearchFilter>) => void
  readonly clear: () => void
}

const noPlace = { countryregion: undefined, city: undefined, radius_km: undefined }

/** The filters as the address has them, so that a search can be sent on and returned to. */
export const useFilter = (): FilterState => {
  const [query, setQuery] = useSearchParams()
  const filter = readFilter(query)
  const write = (next: SearchFilter) => setQuery(writeFilter(query, next), { replace: true })
  return {
    filter,
    change: (part) => write({ ...filter, ...('country' in part ? noPlace : {}), ...part }),
    clear: () => write({ sort: filter.sort }),
  }
}
