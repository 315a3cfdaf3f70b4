import { getRegions } from '@lonk/shared-api/calls/content/regions.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useQuery } from '@tanstack/react-query'

/** Countries by their names in the visitor's language, in its alphabetical order. */
export const useCountryNames = (codes: readonly string[]) => {
  const locale = useShared('locale')
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}

/** Regions of a country with their cities; empty while they load. */
export const useRegions = (country: string) => {
  const locale = useShared('locale')
  const { data, isError, refetch } = useQuery({
    queryKey: ['regions', country, locale],
    queryFn: () => api.call(getRegions, { country }),
    enabled: country !== '',
  })
  return { regions: data?.regions ?? [], failed: isError, retry: () => void refetch() }
}
