import type { MembersQuery } from '@lonk/shared-api/calls/members/members.schema.ts'

/** The part of the search that lives in the address, under the names of `members.php`. */
export type SearchFilter = Pick<
  MembersQuery,
  | 'gender'
  | 'country'
  | 'countryregion'
  | 'city'
  | 'radius_km'
  | 'min_age'
  | 'max_age'
  | 'online'
  | 'with_photo'
  | 'sort'
>

export const ageBounds = { min: 18, max: 99 } as const
/** Distances to choose from, in kilometres. */
export const radii = [10, 25, 50, 100, 250] as const
export const sorts = ['online', 'match', 'new', 'distance'] as const
/** The server's order where the address names none. */
export const usualSort = 'online'
/** Orders that start from the one who looks. */
export const sortsOfMembers: ReadonlySet<string> = new Set(['match', 'distance'])

const names = [
  'gender',
  'country',
  'countryregion',
  'city',
  'radius_km',
  'min_age',
  'max_age',
  'online',
  'with_photo',
  'sort',
] as const satisfies readonly (keyof SearchFilter)[]

const oneOf = <const T extends string>(allowed: readonly T[], raw: string | null): T | undefined =>
  allowed.find((value) => value === raw)

const wholeNumber = (raw: string | null, min: number, max: number): number | undefined => {
  if (raw === null || !/^\d+$/.test(raw)) return undefined
  const value = Number(raw)
  return value >= min && value <= max ? value : undefined
}

const yes = (raw: string | null): true | undefined => (raw === 'true' || raw === '1' ? true : undefined)

/** What is not a filter's value is left out: an address may come from anywhere. */
export const readFilter = (query: URLSearchParams): SearchFilter => {
  const country = query.get('country')
  const radius = wholeNumber(query.get('radius_km'), 5, 250)
  const filter: SearchFilter = {
    gender: oneOf(['female', 'male'], query.get('gender')),
    country: country && /^[A-Z]{2}$/.test(country) ? country : undefined,
    countryregion: wholeNumber(query.get('countryregion'), 1, Number.MAX_SAFE_INTEGER),
    // A city is where a distance is measured from; without one it says nothing.
    city: radius === undefined ? undefined : (query.get('city')?.slice(0, 80) ?? undefined),
    radius_km: radius,
    min_age: wholeNumber(query.get('min_age'), ageBounds.min, ageBounds.max),
    max_age: wholeNumber(query.get('max_age'), ageBounds.min, ageBounds.max),
    online: yes(query.get('online')),
    with_photo: yes(query.get('with_photo')),
    sort: oneOf(sorts, query.get('sort')),
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}

/** The query with these filters and everything else that stood in it. Widest ages are no filter. */
export const writeFilter = (query: URLSearchParams, filter: SearchFilter): URLSearchParams => {
  const written = new URLSearchParams(query)
  const shown: SearchFilter = {
    ...filter,
    min_age: filter.min_age === ageBounds.min ? undefined : filter.min_age,
    max_age: filter.max_age === ageBounds.max ? undefined : filter.max_age,
  }
  for (const name of names) {
    const value = shown[name]
    if (value === undefined || value === false) written.delete(name)
    else written.set(name, String(value))
  }
  return written
}
