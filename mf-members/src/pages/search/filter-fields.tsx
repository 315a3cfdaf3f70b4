import { useShared } from '@lonk/shared-events/react.ts'
import { RangeField } from '@lonk/shared-ui/range-field.tsx'
import { SelectField } from '@lonk/shared-ui/select.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { countryNames } from './country-names.ts'
import { DistanceField } from './distance-field.tsx'
import { RegionField } from './region-field.tsx'
import { ageBounds } from './search-filter.ts'
import type { FilterState } from './use-filter.ts'

const genders = ['female', 'male'] as const

interface FilterFieldsProps extends FilterState {
  readonly offered: (name: string) => boolean
}

/** The filters as fields; each change searches at once. */
export const FilterFields = ({ filter, change, offered }: FilterFieldsProps) => {
  const { t, i18n } = useTranslation('mf-members')
  const settings = useShared('settings')
  const user = useShared('user')
  // What the server fills in where the address says nothing.
  const usualCountry = user?.country ?? settings?.geoip_selected_country
  const usualGender = user && user.profile.seeking !== 'both' ? user.profile.seeking : undefined
  const country = filter.country ?? usualCountry
  const countries = settings?.countries ?? []
  const names = countryNames(i18n.language)
  return (
    <Fields>
      {offered('gender') ? (
        <SelectField
          label={t('search.gender.label')}
          value={filter.gender ?? usualGender ?? ''}
          onChange={({ target }) =>
            change({ gender: genders.find((gender) => gender === target.value && gender !== usualGender) })
          }
        >
          {usualGender ? null : <option value="">{t('search.gender.all')}</option>}
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {t(`search.gender.${gender}`)}
            </option>
          ))}
        </SelectField>
      ) : null}
      {offered('country') && countries.length > 1 ? (
        <SelectField
          label={t('search.country')}
          value={country ?? ''}
          onChange={({ target }) =>
            change({ country: target.value === usualCountry ? undefined : target.value })
          }
        >
          {countries.map((code) => (
            <option key={code} value={code}>
              {names.of(code)}
            </option>
          ))}
        </SelectField>
      ) : null}
      {offered('countryregion') ? (
        <RegionField filter={filter} change={change} usualCountry={usualCountry} />
      ) : null}
      {user && offered('radius_km') ? <DistanceField filter={filter} change={change} user={user} /> : null}
      {offered('min_age') ? (
        <RangeField
          label={t('search.age')}
          value={{ min: filter.min_age ?? ageBounds.min, max: filter.max_age ?? ageBounds.max }}
          lowest={ageBounds.min}
          highest={ageBounds.max}
          onChange={({ min, max }) => change({ min_age: min, max_age: max })}
        />
      ) : null}
    </Fields>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${token.space.m};
  align-items: start;

  ${from('phone')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from('laptop')} {
    grid-template-columns: repeat(3, minmax(0, 1fr)) 240px;

    &:has(> :nth-child(5)) {
      grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(0, 1.3fr) 220px;
    }
  }
`
