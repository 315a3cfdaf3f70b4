import type { LanderAnswer } from '@lonk/shared-api/calls/landers/lander.schema.ts'
import { getLander } from '@lonk/shared-api/calls/landers/lander.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useFirstData } from '@lonk/shared-ui/remote/first-data.ts'
import { useQuery } from '@tanstack/react-query'

interface Asked {
  /** As the server counts limits by it: `index` or `members`. */
  readonly name: string
  /** The member in the address; the others are shown beside them. */
  readonly profileId?: number | undefined
  /** Of the page. */
  readonly firstData?: unknown
}

/** Members who chose to be shown to the world, the one of the address among them or null. */
export const useShownMembers = ({ name, profileId, firstData }: Asked) => {
  const key = ['lander', name, profileId ?? null, useShared('locale')] as const
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      api.call(getLander, { name, ...(profileId ? { profile_id: profileId } : {}) }, { signal }),
    initialData: useFirstData<LanderAnswer>(key.join(), firstData, ['profiles', 'regions']),
  })
}
