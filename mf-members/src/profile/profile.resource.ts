import type { ProfileAnswer } from '@lonk/shared-api/calls/profile/profile.schema.ts'
import { getProfile } from '@lonk/shared-api/calls/profile/profile.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { isAnswerWith } from '@lonk/shared-ui/remote/first-data.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/**
 * One member and people like them. The call for them records the visit, but only once the reader has done something on
 * the page: what was fetched until then is fetched again at the first thing that they do.
 */
export const useProfile = (id: number, firstData: unknown) => {
  const profile = useQuery({
    queryKey: ['profile', id],
    queryFn: ({ signal }) => api.call(getProfile, { id }, { signal }),
    initialData: () =>
      isAnswerWith<ProfileAnswer>(firstData, ['profile', 'similar']) && firstData.profile.id === id
        ? firstData
        : undefined,
    // A profile that lay in another tab for long may be gone by now, and addresses of private photos hold for an hour.
    refetchOnWindowFocus: true,
  })
  useVisit(profile.refetch)
  return profile
}

const useVisit = (ask: () => Promise<unknown>): void => {
  const isMember = useShared('user') !== null
  // An older shell does not know of arrivals: there every call counts.
  const waits = (useShared('arrival') ?? 'acted') !== 'acted'
  const waited = useRef(waits)
  useEffect(() => {
    if (waits || !waited.current || !isMember) return
    waited.current = false
    void ask()
  }, [waits, isMember, ask])
}
