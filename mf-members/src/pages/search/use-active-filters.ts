import { filtersOfKind, offeredAges, searchFilters } from '@lonk/shared-api/search-filters.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { countryName } from '@lonk/shared-ui/country-names.ts'
import { useTranslation } from 'react-i18next'
import { useInterests, useRegions } from '../../places.resource.ts'
import type { SearchFilter } from './search-filter.ts'
import type { SearchRules } from './search-rules.ts'
import { useChoiceText } from './use-choice-text.ts'

/** A filter that narrows a search, in words, with what takes it away. */
export interface ActiveFilter {
  readonly name: string
  readonly words: string
  readonly without: Partial<SearchFilter>
  /** It is in sight as a chip, pressed or not. */
  readonly hasChip?: true
}

/** All that narrows a search. */
export const useActiveFilters = (
  filter: SearchFilter,
  { minAge }: Pick<SearchRules, 'minAge'>,
): readonly ActiveFilter[] => {
  const { t } = useTranslation('mf-members')
  const choice = useChoiceText()
  const interests = useChosenInterests(filter.interests)
  const places = usePlaces(filter)
  const { min_age: min = minAge, max_age: max = offeredAges.max } = filter
  const ages = filter.min_age !== undefined || filter.max_age !== undefined
  return [
    ...filtersOfKind('choice').map((name) => {
      const value = filter[name]
      return value && { name, words: choice.of(name, value), without: { [name]: undefined } }
    }),
    ...places,
    ages && {
      name: 'ages',
      words: t('search.ages', { min, max }),
      without: { min_age: undefined, max_age: undefined },
    },
    ...interests,
    ...filtersOfKind('yes').map(
      (name) =>
        filter[name] && {
          name,
          words: t(`search.only.${name}`),
          without: { [name]: undefined },
          ...(searchFilters[name].shown === 'first' ? { hasChip: true as const } : {}),
        },
    ),
  ].filter((part) => typeof part === 'object')
}

/** The interests but one; undefined where none is left. */
const but = (interests: readonly number[], id: number): number[] | undefined => {
  const left = interests.filter((other) => other !== id)
  return left.length > 0 ? left : undefined
}

/** One that the site does not know has to be seen too, or nobody could take it away. */
const useChosenInterests = (chosen: readonly number[] = []): readonly ActiveFilter[] => {
  const { t } = useTranslation('mf-members')
  const { data: known } = useInterests(chosen.length > 0)
  if (!known) return []
  return chosen.map((id) => ({
    name: `interest ${id}`,
    words: known.find((interest) => interest.id === id)?.name ?? t('search.unknown.interest'),
    without: { interests: but(chosen, id) },
  }))
}

const usePlaces = (filter: SearchFilter): readonly (ActiveFilter | false)[] => {
  const { t, i18n } = useTranslation('mf-members')
  const settings = useShared('settings')
  const user = useShared('user')
  const country = filter.country ?? user?.country ?? settings?.geoip_selected_country
  const { data: regions } = useRegions(filter.countryregion === undefined ? undefined : country)
  const region = regions?.find(({ id }) => id === filter.countryregion)
  const { city, radius_km: km } = filter
  const around = city ?? user?.profile.city
  return [
    filter.country !== undefined && {
      name: 'country',
      words: countryName(filter.country, i18n.language),
      without: { country: undefined },
    },
    filter.countryregion !== undefined &&
      regions !== undefined && {
        name: 'region',
        words: region?.name ?? t('search.unknown.region'),
        without: { countryregion: undefined },
      },
    km === undefined
      ? city !== undefined && { name: 'city', words: city, without: { city: undefined } }
      : {
          name: 'distance',
          words: around ? t('search.distance.around', { km, city: around }) : t('search.distance.km', { km }),
          without: { city: undefined, radius_km: undefined },
        },
  ]
}
