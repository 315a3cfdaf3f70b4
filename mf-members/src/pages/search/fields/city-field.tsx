import { searchFilters } from '@lonk/shared-api/search-filters.ts'
import { TextField } from '@lonk/shared-ui/field.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FilterState } from '../use-filter.ts'

/** The beginning of a city's name. Searched by once it is typed, not at each letter. */
export const CityField = ({ filter: { city = '' }, change }: Pick<FilterState, 'filter' | 'change'>) => {
  const { t } = useTranslation('mf-members')
  const input = useRef<HTMLInputElement>(null)
  // Taken away by its chip, or found by this device.
  useEffect(() => {
    if (input.current && input.current.value.trim() !== city) input.current.value = city
  }, [city])

  const search = (typed: string) => {
    if (typed.trim() !== city) change({ city: typed.trim() || undefined })
  }
  return (
    <TextField
      ref={input}
      label={t('search.city')}
      type="search"
      required={false}
      enterKeyHint="search"
      autoComplete="off"
      maxLength={searchFilters.city.longest}
      defaultValue={city}
      onBlur={({ target }) => search(target.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') search(currentTarget.value)
      }}
    />
  )
}
