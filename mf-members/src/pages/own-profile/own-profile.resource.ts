import type { ProfileAnswer } from '@lonk/shared-api/calls/profile/profile.schema.ts'
import { getProfile } from '@lonk/shared-api/calls/profile/profile.ts'
import { api } from '@lonk/shared-api/client.ts'
import type { OwnProfile } from '@lonk/shared-api/schemas/profile.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useQuery } from '@tanstack/react-query'

/** The shell has the member's profile already; the call brings what changed elsewhere. */
export const useOwnProfile = () => {
  const user = useShared('user')
  return useQuery({
    queryKey: ['own-profile'],
    queryFn: async ({ signal }) => ownOf(await api.call(getProfile, {}, { signal })),
    placeholderData: user?.profile,
  })
}

const ownOf = ({ profile }: ProfileAnswer): OwnProfile | null => ('region_id' in profile ? profile : null)
