import type { ProfileAnswer } from '@lonk/shared-api/calls/profile/profile.schema.ts'
import { getProfile } from '@lonk/shared-api/calls/profile/profile.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useQuery } from '@tanstack/react-query'
import { isAnswerWith } from '../../server-state/first-data.ts'

/** One member and people like them. */
export const useProfile = (id: number, firstData: unknown) =>
  useQuery({
    queryKey: ['profile', id],
    queryFn: ({ signal }) => api.call(getProfile, { id }, { signal }),
    initialData: () =>
      isAnswerWith<ProfileAnswer>(firstData, ['profile', 'similar']) && firstData.profile.id === id
        ? firstData
        : undefined,
  })
