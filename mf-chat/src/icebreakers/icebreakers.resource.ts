import { getIcebreakers } from '@lonk/shared-api/calls/chat/icebreakers.ts'
import { api } from '@lonk/shared-api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** Six opening lines, chosen by what both are interested in. */
export const icebreakersQuery = (profileId: number) =>
  queryOptions({
    queryKey: ['icebreakers', profileId],
    queryFn: ({ signal }) => api.call(getIcebreakers, { profile_id: profileId }, { signal }),
    select: ({ icebreakers }) => icebreakers,
  })
