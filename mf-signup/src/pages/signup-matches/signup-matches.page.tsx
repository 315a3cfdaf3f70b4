import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { EmptySearch } from '@lonk/shared-ui/illustrations/empty-search.tsx'
import { PageContainer } from '@lonk/shared-ui/page.tsx'
import { PageSkeleton } from '@lonk/shared-ui/page-skeleton.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { ServerState } from '../../server-state.ts'
import { useFocusOnHeading } from '../../surface/focus-on-heading.ts'
import { Choosing } from './choosing.tsx'
import { LikesGiven } from './likes-given.tsx'
import { useIsNobody, useSignupMatches } from './signup-matches.resource.ts'
import { useSendLikes } from './use-send-likes.ts'

/** Whom a new member may like at first sight (`/signup-matches`); a visitor signs up first. */
export const Page = () => (
  <ServerState>
    <MembersOnly />
  </ServerState>
)

/** The document may not know its member yet: whoever seems to be nobody is sent away once the server has said so. */
const MembersOnly = () => {
  const isMember = useShared('user') !== null
  const nobody = useIsNobody(!isMember)
  if (isMember) return <SignupMatches />
  return nobody ? <Navigate to={linkTo('signup')} replace /> : <PageSkeleton kind="grid" />
}

const SignupMatches = () => {
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useSignupMatches()
  const sending = useSendLikes()
  const top = useFocusOnHeading(sending.answer ? 'given' : 'question')
  const content = () => {
    if (sending.answer) return <LikesGiven answer={sending.answer} />
    if (error && !data)
      return (
        <ErrorState
          heading="h1"
          message={errorText(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )
    if (!data) return <PageSkeleton kind="grid" />
    if (data.profiles.length === 0) return <Nobody />
    return <Choosing people={data.profiles} sending={sending} />
  }
  return <div ref={top}>{content()}</div>
}

const Nobody = () => {
  const { t } = useTranslation('mf-signup')
  return (
    <PageContainer>
      <EmptyState
        heading="h1"
        drawing={<EmptySearch />}
        title={t('matches.none.title')}
        action={<LinkButton to={linkTo('members')}>{t('matches.members')}</LinkButton>}
      >
        {t('matches.none.text')}
      </EmptyState>
    </PageContainer>
  )
}
