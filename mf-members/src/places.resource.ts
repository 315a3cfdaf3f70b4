import { getInterests } from '@lonk/shared-api/calls/content/interests.ts'
import { getRegions } from '@lonk/shared-api/calls/content/regions.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useQuery } from '@tanstack/react-query'

const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/** Regions of one country; their names come in the member's language. */
export const useRegions = (country: string | undefined) => {
  const locale = useShared('locale')
  return useQuery({
    queryKey: ['regions', locale],
    queryFn: ({ signal }) => api.call(getRegions, {}, { signal }),
    select: ({ regions }) => regions.filter((region) => region.country === country),
    enabled: country !== undefined,
    ...once,
  })
}

/** Regions with their cities: only where a city is chosen. */
export const useCities = (country: string | undefined) =>
  useQuery({
    queryKey: ['cities', useShared('locale'), country],
    queryFn: ({ signal }) => api.call(getRegions, { country }, { signal }),
    select: ({ regions }) => regions,
    enabled: country !== undefined,
    ...once,
  })

/** Asked for where they are needed; once, for all parts of the page. */
export const useInterests = (needed = true) =>
  useQuery({
    queryKey: ['interests', useShared('locale')],
    queryFn: ({ signal }) => api.call(getInterests, {}, { signal }),
    select: ({ interests }) => interests,
    enabled: needed,
    ...once,
  })
