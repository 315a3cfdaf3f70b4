import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import type { PageProps } from '@lonk/shared-events/contract.ts'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { PageSkeleton } from '@lonk/shared-ui/page-skeleton.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import type { ComponentType } from 'react'
import { useSeen } from '../lander/use-lander.ts'
import { ServerState } from '../server-state.ts'
import { MemberGone } from './member-gone.tsx'
import { useShownMembers } from './shown-members.resource.ts'

/** What one of the three landings makes of a member. */
export interface LandingProps {
  readonly member: ProfileCard
  /** As it is counted. */
  readonly lander: string
  readonly slug: string | undefined
}

interface MemberLandingProps extends PageProps {
  readonly lander: string
  readonly Landing: ComponentType<LandingProps>
}

/** Whoever an advertisement shows, or a friendly word where they are gone or chose not to be shown. */
export const MemberLanding = ({ params, firstData, lander, Landing }: MemberLandingProps) => {
  const id = /^[1-9]\d{0,14}$/.test(params.id ?? '') ? Number(params.id) : null
  useSeen({ lander, slug: params.slug })
  return (
    <ServerState>
      {id === null ? (
        <MemberGone others={[]} lander={lander} slug={params.slug} />
      ) : (
        <Asked key={id} id={id} firstData={firstData} lander={lander} slug={params.slug} Landing={Landing} />
      )}
    </ServerState>
  )
}

interface AskedProps extends Pick<MemberLandingProps, 'lander' | 'Landing' | 'firstData'> {
  readonly id: number
  readonly slug: string | undefined
}

const Asked = ({ id, firstData, lander, slug, Landing }: AskedProps) => {
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useShownMembers({ name: 'members', profileId: id, firstData })
  if (error && !data)
    return (
      <ErrorState heading="h1" message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
    )
  if (!data) return <PageSkeleton kind="profile" />
  if (!data.profile) return <MemberGone others={data.profiles} lander={lander} slug={slug} />
  return <Landing member={data.profile} lander={lander} slug={slug} />
}
