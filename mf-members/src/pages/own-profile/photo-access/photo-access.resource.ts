import type { PhotoAccessList } from '@lonk/shared-api/calls/profile/photo-access.schema.ts'
import { changePhotoAccess, getPhotoAccess } from '@lonk/shared-api/calls/profile/photo-access.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSay } from '../../../switches/use-say.ts'

const queryKey = ['photo-access']

/** Who asks to see the member's private photos, and who may. */
export const usePhotoAccess = () =>
  useQuery({
    queryKey: [...queryKey, useShared('locale')],
    queryFn: ({ signal }) => api.call(getPhotoAccess, {}, { signal }),
  })

/** Lets one member in, or out again. */
export const useLettingIn = (profileId: number) => {
  const client = useQueryClient()
  const say = useSay()
  return useMutation({
    mutationFn: (action: 'grant' | 'revoke') =>
      api.call(changePhotoAccess, { profile_id: profileId, action }),
    onSuccess: ({ state }) => {
      client.setQueriesData<PhotoAccessList>(
        { queryKey },
        (known) => known && withState(known, profileId, state),
      )
      say.saved()
    },
    onError: say.failed,
  })
}

type Entry = PhotoAccessList['entries'][number]

const withState = ({ entries }: PhotoAccessList, id: number, state: Entry['state']): PhotoAccessList => ({
  entries: entries
    .map((entry) => (entry.profile.id === id ? { ...entry, state } : entry))
    .filter((entry) => entry.state !== 'none'),
})
