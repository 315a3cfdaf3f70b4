import { offeredAges } from '@lonk/shared-api/search-filters.ts'
import { RangeField } from '@lonk/shared-ui/range-field.tsx'
import { useTranslation } from 'react-i18next'
import type { FilterState } from '../use-filter.ts'

/** Youngest and oldest, which are two filters of the call; the site says how young its youngest members are. */
export const AgesField = ({ filter, rules, change }: Pick<FilterState, 'filter' | 'rules' | 'change'>) => {
  const { t } = useTranslation('mf-members')
  return (
    <RangeField
      label={t('search.age')}
      value={{ min: filter.min_age ?? rules.minAge, max: filter.max_age ?? offeredAges.max }}
      lowest={rules.minAge}
      highest={offeredAges.max}
      onChange={({ min, max }) => change({ min_age: min, max_age: max })}
    />
  )
}
