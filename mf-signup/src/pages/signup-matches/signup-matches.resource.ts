import { getSignupMatches } from '@lonk/shared-api/calls/matching/signup-matches.ts'
import { getMe } from '@lonk/shared-api/calls/session/user.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useQuery } from '@tanstack/react-query'

/** Whom a new member may like at first sight. Kept for nobody: the next visit may be after the likes. */
export const useSignupMatches = () =>
  useQuery({
    queryKey: ['signup-matches'],
    queryFn: ({ signal }) => api.call(getSignupMatches, {}, { signal }),
    gcTime: 0,
  })

/** True once the server has said that nobody is logged in, or has said nothing of use; asked only while `ask`. */
export const useIsNobody = (ask: boolean): boolean => {
  const { data, isError } = useQuery({
    queryKey: ['who'],
    queryFn: ({ signal }) => api.call(getMe, {}, { signal }),
    enabled: ask,
    gcTime: 0,
  })
  return isError || data?.user === null
}
