import { useShared } from '@lonk/shared-events/react.ts'
import { LocationButton } from '@lonk/shared-ui/location-button.tsx'
import { SelectField } from '@lonk/shared-ui/select.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import type { FoundPlace } from '@lonk/shared-ui/use-geolocation.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { radii } from './search-filter.ts'
import type { FilterState } from './use-filter.ts'

/** A distance where the person's place was asked for but none was chosen yet. */
const usualRadius = 25

/**
 * How far away: from the city in the address, else the one that this device was last in, else a member's own. A
 * visitor whose place nobody knows is offered to tell it.
 */
export const DistanceField = ({ filter, change }: Pick<FilterState, 'filter' | 'change'>) => {
  const { t } = useTranslation('mf-members')
  const settings = useShared('settings')
  const user = useShared('user')
  const known = useShared('geocode')
  const permission = useShared('geolocationPermission')
  // On a holiday elsewhere one searches from home.
  const place = known && settings?.countries.includes(known.country) ? known : null
  const usualCountry = user?.country ?? settings?.geoip_selected_country

  /** The country goes along where it is not the one searched in anyway: a distance is measured within one. */
  const around = ({ city, country }: FoundPlace, km: number) =>
    change({ country: country === usualCountry ? undefined : country, city, radius_km: km })
  const choose = (km: number | undefined) => {
    if (km === undefined) return change({ city: undefined, radius_km: undefined })
    if (!filter.city && place) return around(place, km)
    change({ radius_km: km })
  }
  const from = filter.city ?? place?.city ?? user?.profile.city
  if (!from && permission === 'unsupported') return null
  return (
    <Row>
      <SelectField
        label={t('search.distance.label')}
        value={filter.radius_km ?? ''}
        disabled={!from}
        hint={from ? t('search.distance.from', { city: from }) : t('search.distance.unknown')}
        onChange={({ target }) => choose(radii.find((km) => km === Number(target.value)))}
      >
        <option value="">{t('search.distance.any')}</option>
        {radii.map((km) => (
          <option key={km} value={km}>
            {t('search.distance.km', { km })}
          </option>
        ))}
      </SelectField>
      <LocationButton bare={true} onFound={(found) => around(found, filter.radius_km ?? usualRadius)} />
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 0 ${token.space.tiny};

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
  /* In one line with the field, below its label. */
  & > button {
    margin-block-start: 28px;
  }
`
