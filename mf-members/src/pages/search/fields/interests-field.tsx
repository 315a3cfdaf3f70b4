import { searchFilters } from '@lonk/shared-api/search-filters.ts'
import { SelectField } from '@lonk/shared-ui/select.tsx'
import { useTranslation } from 'react-i18next'
import { useInterests } from '../../../places.resource.ts'
import type { FilterState } from '../use-filter.ts'

/** Adds one interest after another; those that were added stand among the active filters and go from there. */
export const InterestsField = ({ filter, change }: Pick<FilterState, 'filter' | 'change'>) => {
  const { t } = useTranslation('mf-members')
  const { data: interests = [] } = useInterests()
  const chosen = filter.interests ?? []
  const left = interests.filter(({ id }) => !chosen.includes(id))
  return (
    <SelectField
      label={t('profile.interests')}
      value=""
      disabled={left.length === 0 || chosen.length >= searchFilters.interests.most}
      onChange={({ target }) => {
        const added = left.find(({ id }) => id === Number(target.value))
        if (added) change({ interests: [...chosen, added.id] })
      }}
    >
      <option value="">{t(chosen.length > 0 ? 'search.anotherInterest' : 'search.any')}</option>
      {left.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
