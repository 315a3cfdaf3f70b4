import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { PageContainer } from '@lonk/shared-ui/page.tsx'
import { PageSkeleton } from '@lonk/shared-ui/page-skeleton.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { ServerState } from '../../server-state.ts'
import { useOwnProfile } from './own-profile.resource.ts'
import { OwnProfileView } from './own-profile-view.tsx'

/** The member's own profile (`/profile`): what others see, and a form to change all of it. */
export const Page = () => (
  <ServerState>
    <OwnProfilePage />
  </ServerState>
)

const OwnProfilePage = () => {
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useOwnProfile()
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
