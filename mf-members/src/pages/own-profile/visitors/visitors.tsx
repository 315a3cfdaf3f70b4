import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { formatDayAndTime, formatNumber, formatRelative } from '@lonk/shared-ui/format.ts'
import { LoadMore } from '@lonk/shared-ui/load-more.tsx'
import { Grid } from '@lonk/shared-ui/page.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { usePageClock } from '@lonk/shared-ui/use-page-clock.ts'
import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { PersonCard } from '../../../people/person-card.tsx'
import { FormPart } from '../form-part.tsx'
import { Note } from '../note.ts'
import { useVisitors } from './visitors.resource.ts'

/** Who looked at the profile in the last 90 days, and when; a free member is told how many. */
export const Visitors = () => {
  const { t } = useTranslation('mf-members')
  return (
    <FormPart title={t('own.visitors.title')} id="visitors">
      <Note>{t('own.visitors.text')}</Note>
      <List />
    </FormPart>
  )
}

const List = () => {
  const { i18n } = useTranslation('mf-members')
  const { now } = usePageClock()
  const errorText = useErrorText()
  const { visitors, total, hiddenCount, data, error, ...list } = useVisitors()
  if (hiddenCount !== null) return <Locked count={hiddenCount} />
  if (!data && error)
    return (
      <ErrorState
        heading="h3"
        message={errorText(error)}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  if (!data) return <Skeleton height="72px" shape="block" />
  if (visitors.length === 0) return <Nobody />
  return (
    <>
      <Grid min={150} role="list">
        {visitors.map((visitor) => (
          <Visit key={visitor.id} role="listitem">
            <PersonCard person={visitor} heading="h3" />
            <time dateTime={visitor.visited_at} title={formatDayAndTime(visitor.visited_at, i18n.language)}>
              {formatRelative(visitor.visited_at, now, i18n.language)}
            </time>
          </Visit>
        ))}
      </Grid>
      {total > visitors.length ? (
        <LoadMore
          shown={visitors.length}
          total={total}
          hasMore={list.hasNextPage}
          busy={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      ) : null}
    </>
  )
}

const Nobody = () => {
  const { t } = useTranslation('mf-members')
  return <p>{t('own.visitors.none')}</p>
}

/** The number is the server's, and all that it tells: there is nothing blurred to be guessed at. */
const Locked = ({ count }: { readonly count: number }) => {
  const { t, i18n } = useTranslation('mf-members')
  if (count === 0) return <Nobody />
  return (
    <Row>
      <LockKeyhole aria-hidden="true" />
      <div>
        <Count>{t('own.visitors.count', { count, number: formatNumber(count, i18n.language) })}</Count>
        <Note>{t('own.visitors.locked')}</Note>
      </div>
      <LinkButton variant="secondary" size="small" to={linkTo('premium')}>
        {t('settings.privacy.premium')}
      </LinkButton>
    </Row>
  )
}

const { color, space } = token

const Visit = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.tiny};

  & > time {
    color: ${color.inkSoft};
    font-size: ${token.fontSize.s};
    text-align: center;
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
  padding: ${space.m};
  border-radius: ${token.radius.card};
  background: ${color.tint};

  & > svg {
    flex: none;
    color: ${color.tealText};
  }
  & > div {
    flex: 1 1 180px;
  }
`

const Count = styled.p`
  font-weight: ${token.weight.strong};
`
