import type { LikeSignupMatchesAnswer } from '@lonk/shared-api/calls/matching/signup-matches.schema.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { MatchingEyes } from '@lonk/shared-ui/illustrations/matching-eyes.tsx'
import { Cluster } from '@lonk/shared-ui/page.tsx'
import { useTranslation } from 'react-i18next'
import { DrawnPage } from '../../surface/drawn-page.tsx'

/** The likes are given, or wait for the confirmed address; nobody at all is left where all have gone meanwhile. */
export const LikesGiven = ({ answer }: { readonly answer: LikeSignupMatchesAnswer }) => {
  const { t } = useTranslation('mf-signup')
  const outcome = answer.liked.length === 0 ? 'gone' : answer.held ? 'held' : 'arrived'
  return (
    <DrawnPage
      drawing={<MatchingEyes />}
      title={t(outcome === 'gone' ? 'matches.goneTitle' : 'matches.given')}
      lead={t(`matches.${outcome}`)}
    >
      <Cluster gap="xs">
        <LinkButton to={linkTo('members')} size="large">
          {t('matches.members')}
        </LinkButton>
        <LinkButton to={linkTo('match-finder')} variant="secondary" size="large">
          {t('matches.finder')}
        </LinkButton>
      </Cluster>
    </DrawnPage>
  )
}
