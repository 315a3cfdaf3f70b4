import { type FilterOfKind, type SearchFilterName, searchFilters } from '@lonk/shared-api/search-filters.ts'
import type { ComponentType } from 'react'
import type { FilterState } from '../use-filter.ts'
import { AgesField } from './ages-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { CityField } from './city-field.tsx'
import { CountryField } from './country-field.tsx'
import { DistanceField } from './distance-field.tsx'
import { InterestsField } from './interests-field.tsx'
import { RegionField } from './region-field.tsx'
import { YesField } from './yes-field.tsx'

type State = Pick<FilterState, 'filter' | 'rules' | 'change'>
type DrawnByKind = FilterOfKind<'choice' | 'yes'>

/** A filter of any other kind needs a field of its own; null where another one's field holds it. */
const fields: { readonly [N in Exclude<SearchFilterName, DrawnByKind>]: ComponentType<State> | null } = {
  country: CountryField,
  countryregion: RegionField,
  city: CityField,
  radius_km: DistanceField,
  min_age: AgesField,
  max_age: null,
  interests: InterestsField,
}

const isKind = <const Kind extends 'choice' | 'yes'>(
  name: SearchFilterName,
  kind: Kind,
): name is FilterOfKind<Kind> => searchFilters[name].kind === kind

/** The field of one filter: drawn by its kind, or one that is about more than its own value. */
export const FilterField = ({ name, ...state }: State & { readonly name: SearchFilterName }) => {
  if (isKind(name, 'choice')) return <ChoiceField name={name} {...state} />
  if (isKind(name, 'yes')) return <YesField name={name} {...state} />
  const Field = fields[name]
  return Field ? <Field {...state} /> : null
}
