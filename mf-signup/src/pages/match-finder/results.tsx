import type { FindMatchesAnswer } from '@lonk/shared-api/calls/matching/match-finder.schema.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Button, LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { EmptySearch } from '@lonk/shared-ui/illustrations/empty-search.tsx'
import { Cluster, Grid, PageContainer, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { signupOnClick } from '@lonk/shared-ui/signup-on-click.ts'
import { useTranslation } from 'react-i18next'
import { Criteria } from './criteria.tsx'
import { Match } from './match.tsx'

interface ResultsProps {
  readonly found: FindMatchesAnswer
  readonly onAgain: () => void
}

/** Who fits best and why, and the recipe. A visitor sees nobody's face or name: members do. */
export const Results = ({ found: { profiles, criteria }, onAgain }: ResultsProps) => {
  const { t } = useTranslation('mf-signup')
  const isMember = useShared('user') !== null
  const again = (
    <Button variant="secondary" onClick={onAgain}>
      {t('finder.again')}
    </Button>
  )
  if (profiles.length === 0)
    return (
      <PageContainer>
        <EmptyState heading="h1" drawing={<EmptySearch />} title={t('finder.none.title')} action={again}>
          {t('finder.none.text')}
        </EmptyState>
      </PageContainer>
    )
  return (
    <PageContainer>
      <PageHeading lead={t(isMember ? 'finder.found.lead' : 'finder.found.visitor')}>
        {t('finder.found.title')}
      </PageHeading>
      <Stack gap="l">
        <Grid min={260}>
          {profiles.map((person, place) => (
            <Match
              key={person.id}
              person={person}
              criteria={criteria}
              named={isMember}
              priority={place < 2}
            />
          ))}
        </Grid>
        <Cluster gap="xs">
          {!isMember && (
            <LinkButton to={linkTo('signup')} size="large" onClick={signupOnClick()}>
              {t('login.invite.signup')}
            </LinkButton>
          )}
          {again}
        </Cluster>
        <Criteria criteria={criteria} />
      </Stack>
    </PageContainer>
  )
}
