import { block, unblock } from '@lonk/shared-api/calls/profile/block.ts'
import { getBlocks } from '@lonk/shared-api/calls/profile/blocks.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

/** Whom the member has blocked. Not kept: who was let go stays in sight until the page is left, and no longer. */
export const useBlocks = () =>
  useQuery({
    queryKey: ['blocks'],
    queryFn: ({ signal }) => api.call(getBlocks, {}, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Lets one member go, or blocks them again; what others show of them is asked for anew. */
export const useBlocking = (profileId: number) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (blocked: boolean) => api.call(blocked ? block : unblock, { profile_id: profileId }),
    onSuccess: () => {
      bus.publish('refresh-requested', { parts: ['chats', 'likes'] })
      for (const queryKey of [['profile', profileId], ['members'], ['likes']])
        void client.invalidateQueries({ queryKey })
    },
  })
}
