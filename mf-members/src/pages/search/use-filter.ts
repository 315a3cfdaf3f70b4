import { useSearchParams } from 'react-router'
import { keepSearch, useLastSearch } from './last-search.ts'
import { changed, isWritten, misread, readFilter, type SearchFilter, writeFilter } from './search-filter.ts'
import { type SearchRules, useSearchRules } from './search-rules.ts'

export interface FilterState {
  readonly filter: SearchFilter
  readonly rules: SearchRules
  /** Whether the document's address said just this filter: its first data were asked by the address as it stood. */
  readonly isWritten: boolean
  /** What the address asks for that cannot be searched by; it goes with the next change. */
  readonly misread: ReturnType<typeof misread>
  /** Changes some filters; another country removes region and distance of the old one. */
  readonly change: (part: Partial<SearchFilter>) => void
  /** Searches by this, whatever was searched by before. */
  readonly apply: (filter: SearchFilter) => void
  readonly clear: () => void
}

/** The filters as the address has them, so that a search can be sent on and returned to. */
export const useFilter = (): FilterState => {
  const rules = useSearchRules()
  const [query, setQuery] = useSearchParams()
  const write = (next: URLSearchParams) => {
    keepSearch(next)
    setQuery(next, { replace: true })
  }
  const asked = useLastSearch(query, write)
  const filter = readFilter(asked, rules)
  const apply = (next: SearchFilter) => write(writeFilter(query, next, rules))
  return {
    filter,
    rules,
    isWritten: isWritten(query, filter, rules),
    misread: misread(asked, rules),
    change: (part) => apply(changed(filter, part)),
    apply,
    clear: () => apply({ sort: filter.sort }),
  }
}
