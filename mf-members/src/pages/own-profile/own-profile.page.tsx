import type { ProfileAnswer } from '@lonk/shared-api/calls/profile/profile.schema.ts'
import { getProfile } from '@lonk/shared-api/calls/profile/profile.ts'
import { api } from '@lonk/shared-api/client.ts'
import type { OwnProfile } from '@lonk/shared-api/schemas/profile.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { PageContainer } from '@lonk/shared-ui/page.tsx'
import { PageSkeleton } from '@lonk/shared-ui/page-skeleton.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useQuery } from '@tanstack/react-query'
import { ServerState } from '../../server-state.ts'
import { OwnProfileView } from './own-profile-view.tsx'

/** The member's own profile (`/profile`): what others see, and a form to change all of it. */
export const Page = () => (
  <ServerState>
    <OwnProfilePage />
  </ServerState>
)

const ownOf = ({ profile }: ProfileAnswer): OwnProfile | null => ('region_id' in profile ? profile : null)

const OwnProfilePage = () => {
  const errorText = useErrorText()
  const user = useShared('user')
  // The shell has the member's profile already; the call brings what changed elsewhere.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['own-profile'],
    queryFn: async ({ signal }) => ownOf(await api.call(getProfile, {}, { signal })),
    placeholderData: user?.profile,
  })
  if (data)
    return (
      <PageContainer>
        <OwnProfileView key={data.id} profile={data} />
      </PageContainer>
    )
  if (!error) return <PageSkeleton kind="form" />
  return (
    <PageContainer>
      <ErrorState heading="h1" message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
    </PageContainer>
  )
}
