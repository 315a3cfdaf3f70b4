import { useShared } from '@lonk/shared-events/react.ts'
import { LocationButton } from '@lonk/shared-ui/location-button.tsx'
import { SelectField } from '@lonk/shared-ui/select.tsx'
import type { FoundPlace } from '@lonk/shared-ui/use-geolocation.ts'
import { useTranslation } from 'react-i18next'
import type { FilterState } from '../use-filter.ts'
import { FieldWithButton } from './field-with-button.ts'

/** Distances to choose from, in kilometres. */
const radii: readonly number[] = [10, 25, 50, 100, 250]

/** An address may name another one. */
const radiiWith = (km: number | undefined) =>
  km === undefined || radii.includes(km) ? radii : [...radii, km].sort((one, other) => one - other)

/** The distance where the member's place was asked for but no distance was chosen yet. */
const usualRadius = 25

/** How far away, for members: from the city in the address, else the one this device was last in, else their own. */
export const DistanceField = ({ filter, change }: Pick<FilterState, 'filter' | 'change'>) => {
  const { t } = useTranslation('mf-members')
  const user = useShared('user')
  const countries = useShared('settings')?.countries
  const known = useShared('geocode')
  // A member on holiday elsewhere searches from home.
  const place = known && countries?.includes(known.country) ? known : null
  const offered = radiiWith(filter.radius_km)

  /** With the country where it is not the one searched in anyway: a distance is measured within one country. */
  const around = ({ city, country }: FoundPlace, km: number) =>
    change({ country: country === user?.country ? undefined : country, city, radius_km: km })
  const choose = (km: number | undefined) => {
    if (km === undefined) return change({ city: undefined, radius_km: undefined })
    if (!filter.city && place) return around(place, km)
    change({ radius_km: km })
  }
  return (
    <FieldWithButton>
      <SelectField
        label={t('search.distance.label')}
        value={filter.radius_km ?? ''}
        hint={t('search.distance.from', { city: filter.city ?? place?.city ?? user?.profile.city })}
        onChange={({ target }) => choose(offered.find((km) => km === Number(target.value)))}
      >
        <option value="">{t('search.distance.any')}</option>
        {offered.map((km) => (
          <option key={km} value={km}>
            {t('search.distance.km', { km })}
          </option>
        ))}
      </SelectField>
      <LocationButton bare={true} onFound={(found) => around(found, filter.radius_km ?? usualRadius)} />
    </FieldWithButton>
  )
}
