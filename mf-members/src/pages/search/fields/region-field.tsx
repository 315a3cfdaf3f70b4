import { useShared } from '@lonk/shared-events/react.ts'
import { LocationButton } from '@lonk/shared-ui/location-button.tsx'
import { SelectField } from '@lonk/shared-ui/select.tsx'
import { useTranslation } from 'react-i18next'
import { useRegions } from '../../../places.resource.ts'
import type { FilterState } from '../use-filter.ts'
import { FieldWithButton } from './field-with-button.ts'
import { useUsual } from './use-usual.ts'

/** The regions of the country. Visitors, who are told no distances, may let this device find theirs. */
export const RegionField = ({ filter, change }: Pick<FilterState, 'filter' | 'change'>) => {
  const { t } = useTranslation('mf-members')
  const usualCountry = useUsual().country
  const visitor = useShared('user') === null
  const { data: regions = [] } = useRegions(filter.country ?? usualCountry)
  return (
    <FieldWithButton>
      <SelectField
        label={t('search.region')}
        value={filter.countryregion ?? ''}
        disabled={regions.length === 0}
        onChange={(event) => change({ countryregion: Number(event.target.value) || undefined })}
      >
        <option value="">{t('search.anyRegion')}</option>
        {regions.map((region) => (
          <option key={region.id} value={region.id}>
            {region.name}
          </option>
        ))}
      </SelectField>
      {visitor && (
        <LocationButton
          bare={true}
          onFound={({ country, region_id }) =>
            change({ country: country === usualCountry ? undefined : country, countryregion: region_id })
          }
        />
      )}
    </FieldWithButton>
  )
}
