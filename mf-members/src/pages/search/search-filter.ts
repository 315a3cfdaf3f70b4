import { type MemberSort, memberSorts } from '@lonk/shared-api/choices.ts'
import {
  type FilterRow,
  type SearchFilterValues,
  searchFilterNames,
  searchFilters,
} from '@lonk/shared-api/search-filters.ts'

/** The part of the search that lives in the address, under the names of `members.php`. */
export type SearchFilter = SearchFilterValues & { readonly sort?: MemberSort | undefined }

/** The server's order where the address names none. */
export const usualSort: MemberSort = 'online'
/** Orders that start from the one who looks. */
export const sortsOfMembers: ReadonlySet<MemberSort> = new Set<MemberSort>(['match', 'distance'])

const oneOf = <const T extends string>(allowed: readonly T[], raw: string | null): T | undefined =>
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

/** What an address says of one filter; undefined where that is nothing which the filter can mean. */
const read = (row: FilterRow, raw: string) => {
  switch (row.kind) {
    case 'choice':
      return oneOf(row.values, raw)
    case 'country':
      return /^[A-Z]{2}$/.test(raw) ? raw : undefined
    case 'id':
      return id(raw)
    case 'ids':
      return ids(raw, row.most)
    case 'number': {
      const { min, max } = row.offered ?? row
      return wholeNumber(raw, min, max)
    }
    case 'text':
      return raw.slice(0, row.longest) || undefined
    case 'yes':
      return raw === 'true' || raw === '1' ? true : undefined
  }
}

/** What is not a filter's value is left out: an address may come from anywhere. */
export const readFilter = (query: URLSearchParams): SearchFilter => {
  const told = searchFilterNames.flatMap((name) => {
    const raw = query.get(name)
    const value = raw === null ? undefined : read(searchFilters[name], raw)
    return value === undefined ? [] : [[name, value] as const]
  })
  const filter: SearchFilterValues = Object.fromEntries(told)
  return {
    ...filter,
    // A city is where a distance is measured from; without one it says nothing.
    city: filter.radius_km === undefined ? undefined : filter.city,
    sort: oneOf(memberSorts, query.get('sort')),
  }
}

const isSaid = (row: FilterRow, value: unknown): boolean =>
  value !== undefined && value !== false && !(row.kind === 'number' && row.widest === value)

/** The query with these filters and everything else that stood in it. Widest ages are no filter. */
export const writeFilter = (query: URLSearchParams, { sort, ...filter }: SearchFilter): URLSearchParams => {
  const written = new URLSearchParams(query)
  for (const name of searchFilterNames) {
    const value = filter[name]
    if (isSaid(searchFilters[name], value)) written.set(name, String(value))
    else written.delete(name)
  }
  if (sort) written.set('sort', sort)
  else written.delete('sort')
  return written
}
