import { filtersOfKind, offeredAges, searchFilters } from '@lonk/shared-api/search-filters.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useTranslation } from 'react-i18next'
import { useInterests, useRegions } from '../../places.resource.ts'
import { countryNames } from './country-names.ts'
import { useChoiceText } from './use-choice-text.ts'
import type { FilterState } from './use-filter.ts'

interface ActiveFilter {
  readonly name: string
  readonly words: string
  readonly remove: () => void
}

/** The filters that narrow the search, in words, each with its undoing. Those with a chip of their own are left out. */
export const useActiveFilters = ({ filter, change }: FilterState): readonly ActiveFilter[] => {
  const { t } = useTranslation('mf-members')
  const choice = useChoiceText()
  const interests = useChosenInterests(filter.interests ?? [])
  const { min_age: min = offeredAges.min, max_age: max = offeredAges.max } = filter
  const ages = filter.min_age !== undefined || filter.max_age !== undefined
  const places = usePlaces({ filter, change })
  return [
    ...filtersOfKind('choice').map((name) => {
      const value = filter[name]
      return value && { name, words: choice.of(name, value), remove: () => change({ [name]: undefined }) }
    }),
    ...places,
    ages && {
      name: 'ages',
      words: t('search.ages', { min, max }),
      remove: () => change({ min_age: undefined, max_age: undefined }),
    },
    ...interests.map(({ id, words }) => ({
      name: `interest ${id}`,
      words,
      remove: () => change({ interests: without(filter.interests, id) }),
    })),
    ...filtersOfKind('yes')
      .filter((name) => filter[name] && searchFilters[name].shown === 'more')
      .map((name) => ({
        name,
        words: t(`search.only.${name}`),
        remove: () => change({ [name]: undefined }),
      })),
  ].filter((part) => typeof part === 'object')
}

/** The interests but one; undefined where none is left. */
const without = (interests: readonly number[] = [], id: number): number[] | undefined => {
  const left = interests.filter((other) => other !== id)
  return left.length > 0 ? left : undefined
}

const useChosenInterests = (chosen: readonly number[]) => {
  const { data: known = [] } = useInterests(chosen.length > 0)
  return known.filter(({ id }) => chosen.includes(id)).map(({ id, name }) => ({ id, words: name }))
}

const usePlaces = ({ filter, change }: Pick<FilterState, 'filter' | 'change'>) => {
  const { t, i18n } = useTranslation('mf-members')
  const settings = useShared('settings')
  const ownCity = useShared('user')?.profile.city
  const country = filter.country ?? settings?.geoip_selected_country
  const { data: regions } = useRegions(filter.countryregion === undefined ? undefined : country)
  const region = regions?.find(({ id }) => id === filter.countryregion)
  const city = filter.city ?? ownCity
  const km = filter.radius_km
  return [
    filter.country && {
      name: 'country',
      words: countryNames(i18n.language).of(filter.country) ?? filter.country,
      remove: () => change({ country: undefined }),
    },
    region && { name: 'region', words: region.name, remove: () => change({ countryregion: undefined }) },
    km !== undefined &&
      city && {
        name: 'distance',
        words: t('search.distance.around', { km, city }),
        remove: () => change({ city: undefined, radius_km: undefined }),
      },
  ]
}
