import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { furtherDown, useFurtherDown } from '@lonk/shared-ui/further-down.tsx'
import { MatchingEyes } from '@lonk/shared-ui/illustrations/matching-eyes.tsx'
import { LoadMore } from '@lonk/shared-ui/load-more.tsx'
import { Grid } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { PeopleSkeleton } from '../../people/people-skeleton.tsx'
import { PersonCard } from '../../people/person-card.tsx'
import { type LikesType, useLikes } from './likes.resource.ts'
import { LockedLike } from './locked-like.tsx'
import { LockedNotice } from './locked-notice.tsx'
import { useLockedSeen } from './use-locked-seen.ts'

/** People whom a telephone shows at once. */
const inSight = 4

const PersonFurtherDown = furtherDown(PersonCard)

interface LikesListProps {
  readonly type: LikesType
  readonly firstData: unknown
}

/** One list of likes, in each of its states. */
export const LikesList = ({ type, firstData }: LikesListProps) => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const { shown, data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useLikes(type, firstData)
  const seenNow = useLockedSeen(shown)
  const ids = shown.map(({ id }) => id)
  const isFurtherDown = useFurtherDown(ids, inSight)

  if (!data)
    return error ? (
      <ErrorState message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <PeopleSkeleton />
    )
  if (shown.length === 0) return <NoLikes type={type} />
  return (
    <>
      {shown.some((like) => 'lockedSince' in like) ? <LockedNotice /> : null}
      <Grid>
        {shown.map((like) => {
          const Card = isFurtherDown.has(like.id) ? PersonFurtherDown : PersonCard
          return (
            <Place key={like.id}>
              {'person' in like ? (
                <Card person={like.person} fromLikes={true} match={type === 'matches'} />
              ) : (
                <LockedLike seed={like.id} since={like.lockedSince} />
              )}
              {like.isNew || seenNow.has(like.id) ? <NewMark>{t('likes.new')}</NewMark> : null}
            </Place>
          )
        })}
      </Grid>
      <LoadMore
        shown={shown.length}
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </>
  )
}

/** Each empty list has one link: to where likes come from. */
const NoLikes = ({ type }: { readonly type: LikesType }) => {
  const { t } = useTranslation('mf-members')
  const way = type === 'received' ? linkTo('profile') : linkTo('members')
  return (
    <EmptyState
      drawing={<MatchingEyes />}
      title={t(`likes.${type}.empty.title`)}
      action={<LinkButton to={way}>{t(`likes.${type}.empty.action`)}</LinkButton>}
    >
      {t(`likes.${type}.empty.text`)}
    </EmptyState>
  )
}

const Place = styled.div`
  position: relative;
  display: grid;
`

const NewMark = styled.span`
  position: absolute;
  z-index: ${token.layer.raised};
  inset-block-start: ${token.space.xs};
  inset-inline-end: ${token.space.xs};
  padding: 3px 10px;
  border-radius: ${token.radius.full};
  background: ${token.color.unread};
  color: ${token.color.onUnread};
  font-size: ${token.fontSize.xs};
  font-weight: ${token.weight.strong};
  pointer-events: none;
`
