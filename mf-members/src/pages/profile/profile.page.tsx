import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import type { PageProps } from '@lonk/shared-events/contract.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { PageContainer } from '@lonk/shared-ui/page.tsx'
import { later } from '@lonk/shared-ui/remote/later.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useBlocked } from '../../blocking/blocked-members.ts'
import { BlockedNotice } from '../../blocking/blocked-notice.tsx'
import { LoginPanel } from '../../people/login-panel.tsx'
import { useProfile } from '../../profile/profile.resource.ts'
import { ServerState } from '../../server-state.ts'
import { useFocusOnChange } from '../../use-focus-on-change.ts'
import { NobodyHere } from './nobody-here.tsx'
import { ProfileView } from './profile-view.tsx'

const BlockedOrGone = later(
  async () => (await import(/* webpackChunkName: "profile-acts" */ './blocked-or-gone.tsx')).BlockedOrGone,
)

/** One member (`/members/:id` and `/likes/m/:id`). */
export const Page = ({ params, firstData }: PageProps) => {
  const id = /^[1-9]\d*$/.test(params.id ?? '') ? Number(params.id) : null
  return (
    <ServerState>
      <PageContainer>
        {id === null ? <NobodyHere /> : <Member key={id} id={id} firstData={firstData} />}
      </PageContainer>
    </ServerState>
  )
}

interface MemberProps {
  readonly id: number
  readonly firstData: unknown
}

const Member = (props: MemberProps) => {
  const place = useFocusOnChange<HTMLDivElement>(useBlocked(props.id))
  return (
    <div ref={place}>
      <MemberOrWhyNot {...props} />
    </div>
  )
}

const MemberOrWhyNot = ({ id, firstData }: MemberProps) => {
  const { data, error, isFetching, refetch } = useProfile(id, firstData)
  const user = useShared('user')
  const blocked = useBlocked(id)
  const errorText = useErrorText()
  if (data && (blocked ?? data.profile.blocked_by_me))
    return <BlockedNotice person={data.profile} heading="h1" />
  if (data || !error) return <ProfileView profile={data?.profile} similar={data?.similar ?? []} />
  if (isApiError(error) && error.code === 'search_login_required') return <LoginPanel />
  if (isApiError(error) && error.status === 404) return user ? <BlockedOrGone id={id} /> : <NobodyHere />
  return (
    <ErrorState heading="h1" message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
  )
}
