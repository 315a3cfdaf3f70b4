import { useShared } from '@lonk/shared-events/react.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { countriesByName } from '@lonk/shared-ui/country-names.ts'
import { TextField } from '@lonk/shared-ui/field.tsx'
import { LocationButton } from '@lonk/shared-ui/location-button.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { SelectField } from '@lonk/shared-ui/select.tsx'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ServerState } from '../server-state.ts'
import type { SignupDraft } from './draft.ts'
import { useFieldText } from './field-text.ts'
import { useRegions } from './places.resource.ts'
import { usePlacePrefill } from './use-place-prefill.ts'

export const PlaceStep = () => (
  <ServerState>
    <PlaceFields />
  </ServerState>
)

const PlaceFields = () => {
  const { t } = useTranslation('mf-signup')
  const fieldText = useFieldText()
  const { register, watch, setValue, formState } = useFormContext<SignupDraft>()
  const countries = countriesByName(useShared('settings')?.countries ?? [], useShared('locale'))
  const { regions, failed, retry } = useRegions(watch('country'))
  const cities = regions.find((region) => String(region.id) === watch('region_id'))?.cities ?? []
  const cityList = useId()
  const { errors } = formState
  const fillPlace = usePlacePrefill()

  const country = register('country', {
    onChange: () => {
      setValue('region_id', '')
      setValue('city', '')
    },
  })

  return (
    <Stack gap="m">
      <LocationButton onFound={fillPlace} />
      <SelectField
        label={t('signup.place.country')}
        autoComplete="country"
        error={fieldText(errors.country)}
        {...country}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {failed && (
        <Alert
          tone="danger"
          live
          action={
            <Button variant="secondary" size="small" onClick={retry}>
              {t('signup.again')}
            </Button>
          }
        >
          {t('signup.place.failed')}
        </Alert>
      )}
      {/* Keyed by its options: a select forgets a value whose option comes later. */}
      <SelectField
        key={regions.length}
        label={t('signup.place.region')}
        error={fieldText(errors.region_id)}
        {...register('region_id', { onChange: () => setValue('city', '') })}
      >
        <option value="">{t('signup.place.chooseRegion')}</option>
        {regions.map((region) => (
          <option key={region.id} value={region.id}>
            {region.name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('signup.place.city')}
        autoComplete="address-level2"
        list={cityList}
        maxLength={80}
        error={fieldText(errors.city)}
        {...register('city')}
      />
      <datalist id={cityList}>
        {cities.map((city) => (
          <option key={city.id} value={city.name} />
        ))}
      </datalist>
    </Stack>
  )
}
