import { type MemberSort, memberSorts } from '@lonk/shared-api/choices.ts'
import {
  type FilterRow,
  offeredAges,
  type SearchFilterName,
  type SearchFilterValues,
  searchFilterNames,
  searchFilters,
} from '@lonk/shared-api/search-filters.ts'
import { anySearch, type SearchRules } from './search-rules.ts'

/** The part of the search that lives in the address, under the names of `members.php`. */
export type SearchFilter = SearchFilterValues & { readonly sort?: MemberSort | undefined }

/** The server's order where the address names none. */
export const usualSort: MemberSort = 'online'
/** Orders that start from the one who looks. */
export const sortsOfMembers: ReadonlySet<MemberSort> = new Set<MemberSort>(['match', 'distance'])

const oneOf = <const T extends string>(allowed: readonly T[], raw: string): T | undefined =>
  allowed.find((value) => value === raw)

const wholeNumber = (raw: string, min: number, max: number): number | undefined => {
  if (!/^\d+$/.test(raw)) return undefined
  const value = Number(raw)
  return value >= min && value <= max ? value : undefined
}

const id = (raw: string) => wholeNumber(raw, 1, Number.MAX_SAFE_INTEGER)

const ids = (raw: string, most: number): number[] | undefined => {
  const known = raw.split(',').flatMap((part) => id(part) ?? [])
  return known.length > 0 ? [...new Set(known)].slice(0, most) : undefined
}

const yesOrNo = (raw: string): boolean | undefined =>
  raw === 'true' || raw === '1' ? true : raw === 'false' || raw === '0' ? false : undefined

/** What an address says of one filter; undefined where that is nothing which the filter can mean. */
const read = (row: FilterRow, raw: string, { minAge, countries }: SearchRules) => {
  switch (row.kind) {
    case 'choice':
      return oneOf(row.values, raw)
    case 'country':
      return countries ? oneOf(countries, raw) : /^[A-Z]{2}$/.test(raw) ? raw : undefined
    case 'id':
      return id(raw)
    case 'ids':
      return ids(raw, row.most)
    case 'number': {
      const { min, max } = row.offered ? { min: minAge, max: row.offered.max } : row
      return wholeNumber(raw, min, max)
    }
    case 'text':
      return raw.trim().slice(0, row.longest)
    case 'yes':
      return yesOrNo(raw)
  }
}

/** A list may stand there as one parameter or as several, as the server takes it too. */
const rawOf = (query: URLSearchParams, name: SearchFilterName): string =>
  searchFilters[name].kind === 'ids' ? query.getAll(name).join() : (query.get(name) ?? '')

const meaningOf = (query: URLSearchParams, name: SearchFilterName, rules: SearchRules) => {
  const raw = rawOf(query, name)
  // A city is also where a distance is measured from, whether or not it is a filter by itself.
  const isUsed = rules.offers(name) || (name === 'city' && query.has('radius_km'))
  return raw && isUsed ? read(searchFilters[name], raw, rules) : undefined
}

const sortOf = (query: URLSearchParams, { member }: SearchRules): MemberSort | undefined =>
  memberSorts.find((sort) => sort === query.get('sort') && (member || !sortsOfMembers.has(sort)))

/** Ages in their order; the widest are no filter. */
const narrowed = (filter: SearchFilter, { minAge }: SearchRules): SearchFilter => {
  const { min_age = minAge, max_age = offeredAges.max } = filter
  const [youngest, oldest] = min_age <= max_age ? [min_age, max_age] : [max_age, min_age]
  return {
    ...filter,
    min_age: youngest > minAge ? youngest : undefined,
    max_age: oldest < offeredAges.max ? oldest : undefined,
  }
}

/** What is not a filter's value, or not offered here, is left out: an address may come from anywhere. */
export const readFilter = (query: URLSearchParams, rules: SearchRules = anySearch): SearchFilter => {
  const told = searchFilterNames.flatMap((name) => {
    const value = meaningOf(query, name, rules)
    return value === undefined || value === false || value === '' ? [] : [[name, value] as const]
  })
  const filter: SearchFilterValues = Object.fromEntries(told)
  return narrowed({ ...filter, sort: sortOf(query, rules) }, rules)
}

/** What an address asks for and does not get: named to whoever typed it. What is for members alone is no mistake. */
export const misread = (
  query: URLSearchParams,
  rules: SearchRules = anySearch,
): readonly (SearchFilterName | 'sort')[] => {
  const isOfMembers = (name: SearchFilterName) => {
    const row: FilterRow = searchFilters[name]
    return row.membersOnly === true && !rules.member
  }
  const filters = searchFilterNames.filter(
    (name) => rawOf(query, name) && !isOfMembers(name) && meaningOf(query, name, rules) === undefined,
  )
  const sort = query.get('sort')
  return sort && !memberSorts.some((known) => known === sort) ? [...filters, 'sort'] : filters
}

/** Another place in the list belongs to no address: a list begins where it begins. */
const placesInList = ['cursor', 'per_page']

/** The query with these filters and everything else that stood in it. */
export const writeFilter = (
  query: URLSearchParams,
  filter: SearchFilter,
  rules: SearchRules = anySearch,
): URLSearchParams => {
  const written = new URLSearchParams(query)
  const said = narrowed(filter, rules)
  for (const name of [...searchFilterNames, 'sort' as const]) {
    const value = said[name]
    if (value === undefined || value === false) written.delete(name)
    else written.set(name, String(value))
  }
  for (const name of placesInList) written.delete(name)
  return written
}

/** Whether the address says just this, so that whatever is asked by the address as it stands is asked by this filter. */
export const isWritten = (query: URLSearchParams, filter: SearchFilter, rules: SearchRules = anySearch) => {
  const written = writeFilter(query, filter, rules)
  return [...searchFilterNames, 'sort', ...placesInList].every(
    (name) => written.getAll(name).join('\n') === query.getAll(name).join('\n'),
  )
}

const noPlace = { countryregion: undefined, city: undefined, radius_km: undefined }

/** With some of it changed. Another country drops the region, the city and the distance, which were of the old one. */
export const changed = (filter: SearchFilter, part: Partial<SearchFilter>): SearchFilter => ({
  ...filter,
  ...('country' in part ? noPlace : {}),
  ...part,
})
