import { genders } from './choices.ts'
import { traits } from './traits.ts'

/** What a filter's value is, and which values it may have. */
export type FilterKind =
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  /** Two capital letters. */
  | { readonly kind: 'country' }
  /** A database id. */
  | { readonly kind: 'id' }
  | { readonly kind: 'ids'; readonly most: number }
  | {
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      /** Ages that pages offer, where the call takes more; the widest narrow nothing and stand in no address. */
      readonly offered?: { readonly min: number; readonly max: number }
    }
  | { readonly kind: 'text'; readonly longest: number }
  | { readonly kind: 'yes' }

/** One filter: its value, and where the search page draws it. */
export type FilterRow = FilterKind & {
  /** In sight at once, behind "More filters", or within the field of another filter. */
  readonly shown: 'first' | 'more' | 'within'
  /** The other end of a range: both are offered where one of them is, in one field. */
  readonly endOf?: string
  /** Visitors are told no distances, so that they cannot ask for one. */
  readonly membersOnly?: true
}

/** Ages that pages offer; the call takes older people as well, and the setting `min_age` may begin later. */
export const offeredAges = { min: 18, max: 99 } as const

const age = { kind: 'number', min: 18, max: 120, offered: offeredAges } as const

/**
 * The filters of the member search, by their names in `GET /api/members.php`. From this table come the query of that
 * call, saved searches, what an operator may offer (setting `search_fields`), the address of the search page and its
 * fields; what a filter means to the database is said in `api/src/features/members/filters.ts`.
 */
export const searchFilters = {
  gender: { kind: 'choice', values: genders, shown: 'first' },
  country: { kind: 'country', shown: 'first' },
  /** A region's id. */
  countryregion: { kind: 'id', shown: 'first' },
  /** The beginning of a city's name; with `radius_km`, where that is measured from. */
  city: { kind: 'text', longest: 80, shown: 'more' },
  radius_km: { kind: 'number', min: 5, max: 250, shown: 'first', membersOnly: true },
  min_age: { ...age, shown: 'first' },
  max_age: { ...age, shown: 'within', endOf: 'min_age' },
  sexuality: { kind: 'choice', values: traits.sexuality, shown: 'more' },
  body_type: { kind: 'choice', values: traits.body_type, shown: 'more' },
  /** At least one of them. */
  interests: { kind: 'ids', most: 60, shown: 'more' },
  online: { kind: 'yes', shown: 'first' },
  with_photo: { kind: 'yes', shown: 'first' },
  verified: { kind: 'yes', shown: 'more' },
  hide_fictional: { kind: 'yes', shown: 'more' },
} as const satisfies Readonly<Record<string, FilterRow>>

/** As the query, the settings and the address call it. */
export type SearchFilterName = keyof typeof searchFilters

/** In the table's order, which is the order of the fields on the page. */
export const searchFilterNames = Object.keys(searchFilters) as readonly SearchFilterName[]

/** What a filter of one kind carries. */
export type ValueOfKind<Row extends FilterKind> = Row extends { readonly kind: 'choice' }
  ? Row['values'][number]
  : Row extends { readonly kind: 'number' | 'id' }
    ? number
    : Row extends { readonly kind: 'ids' }
      ? number[]
      : Row extends { readonly kind: 'yes' }
        ? boolean
        : string

/** What the filter of that name carries. */
export type FilterValue<Name extends SearchFilterName> = ValueOfKind<(typeof searchFilters)[Name]>

/** The filters of one kind, e.g. all that are chosen from a list. */
export type FilterOfKind<Kind extends FilterKind['kind']> = {
  [Name in SearchFilterName]: (typeof searchFilters)[Name]['kind'] extends Kind ? Name : never
}[SearchFilterName]

/** Their names, in the table's order. */
export const filtersOfKind = <Kind extends FilterKind['kind']>(kind: Kind) =>
  searchFilterNames.filter((name): name is FilterOfKind<Kind> => searchFilters[name].kind === kind)

/** Some filters with their values; none is required. */
export type SearchFilterValues = { [Name in SearchFilterName]?: FilterValue<Name> | undefined }
