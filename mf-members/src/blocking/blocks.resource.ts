import { getBlocks } from '@lonk/shared-api/calls/profile/blocks.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useQuery } from '@tanstack/react-query'

/** Whom the member has blocked, the latest first. */
export const useBlocks = ({ anew = false } = {}) =>
  useQuery({
    queryKey: ['blocks'],
    queryFn: ({ signal }) => api.call(getBlocks, {}, { signal }),
    refetchOnMount: anew ? 'always' : true,
  })
