import { getInterests } from '@lonk/shared-api/calls/content/interests.ts'
import { getMatchQuestions } from '@lonk/shared-api/calls/matching/match-finder.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useQuery } from '@tanstack/react-query'

/** The ten questions; for a member with what they answered last time. */
export const useMatchQuestions = () =>
  useQuery({
    queryKey: ['match-questions'],
    queryFn: ({ signal }) => api.call(getMatchQuestions, {}, { signal }),
    gcTime: 0,
  })

/** The name of an interest by its id; without the catalogue a match is explained without them. */
export const useInterestNames = (): ReadonlyMap<number, string> => {
  const locale = useShared('locale')
  const { data } = useQuery({
    queryKey: ['interests', locale],
    queryFn: ({ signal }) => api.call(getInterests, {}, { signal }),
  })
  return new Map((data?.interests ?? []).map(({ id, name }) => [id, name]))
}
