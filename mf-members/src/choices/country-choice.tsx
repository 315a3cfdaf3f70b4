import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { countriesByName, countryName } from '@lonk/shared-ui/country-names.ts'
import { SelectField } from '@lonk/shared-ui/select.tsx'
import { useTranslation } from 'react-i18next'

/**
 * The country to go by in this browser; a member's prices follow it only where they are (docs/api.md, "Country of an
 * order"), and are told so. Nothing to choose where the site serves one.
 */
export const CountryChoice = () => {
  const { t, i18n } = useTranslation('mf-members')
  const settings = useShared('settings')
  const chosen = useShared('chosenCountry')
  const isMember = useShared('user') !== null
  const countries = settings?.countries ?? []
  if (!settings || countries.length < 2) return null
  const seen = countryName(settings.geoip_country, i18n.language)
  return (
    <SelectField
      label={t('settings.country.label')}
      hint={t(isMember ? 'settings.country.member' : 'settings.country.visitor')}
      value={chosen !== null && countries.includes(chosen) ? chosen : ''}
      onChange={({ target: { value } }) =>
        bus.publish('country-requested', value === '' ? {} : { country: value })
      }
    >
      <option value="">{t('settings.country.seen', { country: seen })}</option>
      {countriesByName(countries, i18n.language).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
