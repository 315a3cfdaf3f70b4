import { getRegions } from '@lonk/shared-api/calls/content/regions.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useQuery } from '@tanstack/react-query'

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
