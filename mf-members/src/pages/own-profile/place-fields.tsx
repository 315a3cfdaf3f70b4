import { SelectField } from '@lonk/shared-ui/select.tsx'
import { useTranslation } from 'react-i18next'
import { useCities } from '../../places.resource.ts'
import type { Draft } from './draft.ts'

interface PlaceFieldsProps {
  readonly draft: Draft
  readonly country: string
  readonly errorOf: (field: keyof Draft) => string | undefined
  readonly onChange: (part: Partial<Draft>) => void
}

/** Region and town in the member's own country. */
export const PlaceFields = ({ draft, country, errorOf, onChange }: PlaceFieldsProps) => {
  const { t } = useTranslation('mf-members')
  const { data: regions = [] } = useCities(country)
  const cities = regions.find(({ id }) => id === draft.region_id)?.cities ?? []
  return (
    <>
      <SelectField
        label={t('search.region')}
        error={errorOf('region_id')}
        value={draft.region_id ?? ''}
        onChange={(event) => onChange({ region_id: Number(event.target.value), city_id: null })}
      >
        {draft.region_id === null ? <option value="">{t('own.choose')}</option> : null}
        {regions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('own.city')}
        error={errorOf('city_id')}
        value={draft.city_id ?? ''}
        disabled={cities.length === 0}
        onChange={(event) => onChange({ city_id: Number(event.target.value) || null })}
      >
        <option value="">{t('own.unsaid')}</option>
        {cities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}
