import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import type { PageProps } from '@lonk/shared-events/contract.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { PageContainer } from '@lonk/shared-ui/page.tsx'
import { later } from '@lonk/shared-ui/remote/later.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useFocusOnChange } from '@lonk/shared-ui/use-focus-on-change.ts'
import { useBlocked } from '../../blocking/blocked-members.ts'
import { BlockedNotice } from '../../blocking/blocked-notice.tsx'
import { LoginPanel } from '../../people/login-panel.tsx'
import { isGone } from '../../profile/is-gone.ts'
import { useProfile } from '../../profile/profile.resource.ts'
import { ServerState } from '../../server-state.ts'
import { NeighbourLinks } from './neighbours.tsx'
import { NobodyHere } from './nobody-here.tsx'
import { ProfileView } from './profile-view.tsx'

const BlockedOrGone = later(
  async () => (await import(/* webpackChunkName: "profile-acts" */ './blocked-or-gone.tsx')).BlockedOrGone,
)

/** One member (`/members/:id` and `/likes/m/:id`). */
export const Page = ({ routeName, params, firstData }: PageProps) => {
  const id = /^[1-9]\d*$/.test(params.id ?? '') ? Number(params.id) : null
  return (
    <ServerState>
      <PageContainer>
        {id === null ? (
          <NobodyHere />
        ) : (
          <>
            {/* Whoever came from their likes did not come from the search. */}
            {routeName === 'members-id' ? <NeighbourLinks id={id} /> : null}
            <Member key={id} id={id} firstData={firstData} />
          </>
        )}
      </PageContainer>
    </ServerState>
  )
}

interface MemberProps {
  readonly id: number
  readonly firstData: unknown
}

const Member = ({ id, firstData }: MemberProps) => {
  const member = useProfile(id, firstData)
  const blocked = useBlocked(id)
  const vanished = member.data !== undefined && isGone(member.error)
  const place = useFocusOnChange<HTMLDivElement>(vanished ? 'vanished' : blocked)
  return (
    <div ref={place}>
      <MemberOrWhyNot id={id} member={member} />
    </div>
  )
}

interface WhyNotProps {
  readonly id: number
  readonly member: ReturnType<typeof useProfile>
}

const MemberOrWhyNot = ({ id, member: { data, error, isFetching, refetch } }: WhyNotProps) => {
  const user = useShared('user')
  const blocked = useBlocked(id)
  const errorText = useErrorText()
  if (data && (blocked ?? data.profile.blocked_by_me))
    return <BlockedNotice person={data.profile} heading="h1" />
  if (isGone(error)) return user ? <BlockedOrGone id={id} vanished={data !== undefined} /> : <NobodyHere />
  if (data || !error) return <ProfileView profile={data?.profile} similar={data?.similar ?? []} />
  if (isApiError(error) && error.code === 'search_login_required') return <LoginPanel />
  return (
    <ErrorState heading="h1" message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
  )
}
