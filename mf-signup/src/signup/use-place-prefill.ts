import { useShared } from '@lonk/shared-events/react.ts'
import type { FoundPlace } from '@lonk/shared-ui/use-geolocation.ts'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { SignupDraft } from './draft.ts'

/**
 * Fills in the town that this device was last in, unless the visitor has begun to answer; the returned function
 * fills it in anew, for a visitor who asks for that. Places outside the site's countries are left out.
 */
export const usePlacePrefill = (): ((place: FoundPlace) => void) => {
  const { getValues, setValue, clearErrors } = useFormContext<SignupDraft>()
  const countries = useShared('settings')?.countries
  const known = useShared('geocode')

  const fill = ({ country, region_id, city }: FoundPlace) => {
    if (!countries?.includes(country)) return
    setValue('country', country)
    setValue('region_id', String(region_id))
    setValue('city', city)
    clearErrors(['country', 'region_id', 'city'])
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what is known when the question comes up
  useEffect(() => {
    const { region_id, city } = getValues()
    if (known && region_id === '' && city === '') fill(known)
  }, [])
  return fill
}
