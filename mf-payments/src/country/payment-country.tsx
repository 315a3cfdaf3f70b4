import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { countriesByName, countryName } from '@lonk/shared-ui/country-names.ts'
import { SelectField } from '@lonk/shared-ui/select.tsx'
import { useTranslation } from 'react-i18next'

interface PaymentCountryProps {
  /** Whose prices, VAT and methods the server answered with. */
  readonly country: string
}

/**
 * The country that is paid in, to be changed here and kept for this browser as on /lang-config. The server decides
 * whether a choice counts (docs/api.md, "Country of an order"); where it does not, that is said. Nothing to choose where
 * the site serves one country.
 */
export const PaymentCountry = ({ country }: PaymentCountryProps) => {
  const { t, i18n } = useTranslation('mf-payments')
  const chosen = useShared('chosenCountry')
  const countries = useShared('settings')?.countries ?? []
  if (countries.length < 2) return null
  const refused =
    chosen !== null && chosen !== country
      ? t('checkout.country.refused', {
          chosen: countryName(chosen, i18n.language),
          country: countryName(country, i18n.language),
        })
      : null
  return (
    <SelectField
      label={t('checkout.country.label')}
      hint={refused ?? t('checkout.country.hint')}
      value={country}
      onChange={({ target: { value } }) => bus.publish('country-requested', { country: value })}
    >
      {countriesByName([...new Set([...countries, country])], i18n.language).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
