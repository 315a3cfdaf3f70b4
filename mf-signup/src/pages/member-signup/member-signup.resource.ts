import type { ProfileAnswer } from '@lonk/shared-api/calls/profile/profile.schema.ts'
import { getProfile } from '@lonk/shared-api/calls/profile/profile.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { isAnswerWith } from '@lonk/shared-ui/remote/first-data.ts'
import { useQuery } from '@tanstack/react-query'

/**
 * Whom the visitor came for. Where they are gone, or visitors may see nobody, there is no one to show: signing up goes
 * on without them, so a failure is not said.
 */
export const useWaitingMember = (id: number, firstData: unknown) =>
  useQuery({
    queryKey: ['waiting-member', id],
    queryFn: ({ signal }) => api.call(getProfile, { id }, { signal }),
    initialData: () =>
      isAnswerWith<ProfileAnswer>(firstData, ['profile']) && firstData.profile.id === id
        ? firstData
        : undefined,
    // Asked by a member the call is a visit, and whoever has just signed up has not gone there yet.
    enabled: useShared('user') === null,
  }).data?.profile ?? null
