import { useShared } from '@lonk/shared-events/react.ts'
import { countriesByName } from '@lonk/shared-ui/country-names.ts'
import { SelectField } from '@lonk/shared-ui/select.tsx'
import { useTranslation } from 'react-i18next'
import type { FilterState } from '../use-filter.ts'
import { useUsual } from './use-usual.ts'

/** The countries of the site; none to choose where there is one. */
export const CountryField = ({ filter, change }: Pick<FilterState, 'filter' | 'change'>) => {
  const { t, i18n } = useTranslation('mf-members')
  const usual = useUsual().country
  const countries = useShared('settings')?.countries ?? []
  if (countries.length < 2) return null
  return (
    <SelectField
      label={t('search.country')}
      value={filter.country ?? usual ?? ''}
      onChange={({ target }) => change({ country: target.value === usual ? undefined : target.value })}
    >
      {countriesByName(countries, i18n.language).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
