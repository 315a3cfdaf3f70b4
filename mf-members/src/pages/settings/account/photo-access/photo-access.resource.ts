import { changePhotoAccess, getPhotoAccess } from '@lonk/shared-api/calls/profile/photo-access.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useMutation, useQuery } from '@tanstack/react-query'

/** Who asked for the member's private photos. Not kept: who was refused stays in sight until the page is left. */
export const usePhotoAccess = () =>
  useQuery({
    queryKey: ['photo-access'],
    queryFn: ({ signal }) => api.call(getPhotoAccess, {}, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The member's answer to one of them; a refusal is a grant taken back (docs/api.md, 2.3 Profile and photos). */
export const useAnswer = (profileId: number) =>
  useMutation({
    mutationFn: (action: 'grant' | 'revoke') =>
      api.call(changePhotoAccess, { profile_id: profileId, action }),
  })
