import { searchFilterNames } from '@lonk/shared-api/search-filters.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { lastSearch } from '@lonk/shared-events/storage-register.ts'
import { asText, createStored } from '@lonk/shared-events/stored.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

const stored = createStored(lastSearch, asText)

/** Entries of the history where this page was shown: going back to one shows it as its address says. */
const shown = new Set<string>()
bus.on('logged-out').subscribe(() => shown.clear())

/** The entry that a document opens with, whose address somebody typed or followed from elsewhere. */
const ofDocument = 'first'

const names = [...searchFilterNames, 'sort']

const searchOf = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams(names.flatMap((name) => query.getAll(name).map((value) => [name, value])))

/** Called before an address is written, so that a search that was cleared stays so. */
export const keepSearch = (query: URLSearchParams): void => {
  const search = searchOf(query).toString()
  if (search) stored.set(search)
  else stored.remove()
}

const withLastSearch = (query: URLSearchParams): URLSearchParams => {
  const whole = new URLSearchParams(query)
  for (const [name, value] of searchOf(new URLSearchParams(stored.get() ?? ''))) whole.append(name, value)
  return whole
}

/**
 * What is searched for: what the address says; where a link of the site leads to the search without saying anything,
 * what was searched for last in this tab, and then the address is made to say so.
 */
export const useLastSearch = (
  query: URLSearchParams,
  write: (query: URLSearchParams) => void,
): URLSearchParams => {
  const { key } = useLocation()
  const isNew = key !== ofDocument && !shown.has(key)
  const asked = isNew && searchOf(query).size === 0 ? withLastSearch(query) : query
  const isOther = asked !== query && asked.toString() !== query.toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history and each address
  useEffect(() => {
    shown.add(key)
    if (isOther) write(asked)
    else keepSearch(query)
  }, [key, query.toString()])
  return asked
}
