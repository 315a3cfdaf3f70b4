import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { LoadMore } from '@lonk/shared-ui/load-more.tsx'
import { below, token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { styled } from 'styled-components'
import { useLastList } from '../../people/last-list.ts'
import { PeopleSkeleton } from '../../people/people-skeleton.tsx'
import { LateNobody, LatePromoCard } from './late-parts.ts'
import type { ListBlocks } from './list-position.ts'
import type { Members } from './members.resource.ts'
import { People } from './people.tsx'
import { SortField } from './sort-field.tsx'
import { useAutoMore } from './use-auto-more.ts'
import { useDrawnList } from './use-drawn-list.ts'
import type { FilterState } from './use-filter.ts'
import { usePromo } from './use-promo.ts'
import { useShownTotal } from './use-shown-total.ts'

interface ResultsProps {
  readonly state: FilterState
  readonly members: Members
  readonly blocks: ListBlocks
}

/** Of what is too short for far and near. */
const noBlocks: ListBlocks = { leftAt: null, positions: [] }

/** Everything below the filters, in each of its states. */
export const Results = ({ state, members, blocks }: ResultsProps) => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const { promo, close } = usePromo() ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes the one that is shown, whenever it was made
  const ad = useMemo(
    () => (promo && close ? <LatePromoCard key="ad" promo={promo} onClose={close} /> : null),
    [promo],
  )
  const navigate = useNavigate()
  const member = useShared('user') !== null
  const { people, total, totalCapped, similar, hasNextPage, isFetchingNextPage, fetchNextPage } = members
  useLastList(people)
  const { foundBy } = members
  const drawn = useDrawnList({ people, foundBy, pages: members.data?.pages.length ?? 0 })
  const isOld = members.isPlaceholderData || drawn.foundBy !== foundBy
  const mayCome = hasNextPage && !isFetchingNextPage && drawn.isWhole
  const end = useAutoMore(drawn.pages, mayCome, fetchNextPage)
  const shownTotal = useShownTotal(members)
  const status = useRef<HTMLParagraphElement>(null)
  const [below, setBelow] = useState(false)
  const showBelow = useCallback(() => setBelow(true), [])

  const head = (
    <Head>
      <Found ref={status} role="status" tabIndex={-1}>
        {shownTotal ? t('search.found', shownTotal) : null}
      </Found>
      <SortField state={state} />
    </Head>
  )
  if (members.isPending)
    return (
      <>
        {head}
        <List $old={false}>
          <PeopleSkeleton />
        </List>
      </>
    )
  if (members.isError && !members.data)
    return (
      <ErrorState
        message={errorText(members.error)}
        busy={members.isFetching}
        onRetry={() => void members.refetch()}
      />
    )

  return (
    <>
      {head}
      {member && state.filter.sort === 'match' ? (
        <Finder>
          <TextLink to={linkTo('match-finder')}>{t('search.finder')}</TextLink>
        </Finder>
      ) : null}
      <List aria-busy={isOld} $old={isOld}>
        {people.length === 0 ? (
          <LateNobody state={state} onChanged={() => status.current?.focus()} onWhole={showBelow} />
        ) : (
          <People
            key={drawn.foundBy}
            people={drawn.people}
            between={ad}
            onFollow={navigate}
            blocks={blocks}
          />
        )}
        <div ref={end} />
        {people.length > 0 ? (
          <LoadMore
            shown={people.filter(({ fictional }) => !fictional).length}
            total={total || undefined}
            totalCapped={totalCapped}
            hasMore={hasNextPage}
            busy={isFetchingNextPage || !drawn.isWhole}
            onMore={() => void fetchNextPage()}
          />
        ) : null}
        {members.isFetchNextPageError ? (
          <ErrorState message={errorText(members.error)} onRetry={() => void fetchNextPage()} />
        ) : null}
        {similar.length > 0 ? (
          <Similar $hidden={people.length === 0 && !below}>
            <SimilarTitle>{t('search.similar')}</SimilarTitle>
            <People people={similar} heading="h3" onFollow={navigate} blocks={noBlocks} />
          </Similar>
        ) : null}
      </List>
    </>
  )
}

const { space } = token

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(60%);
  align-items: center;
  gap: ${space.s};

  /* On a phone the people come first: the order stands at the end of the chips, and the list itself ends with the number. */
  ${below('tablet')} {
    position: absolute;
    inset-block-start: calc(${space.xs} + ${space.tiny});
    inset-inline-end: ${space.m};
    display: block;

    & > p {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
  }
`

const Found = styled.p`
  font-size: ${token.fontSize.s};
  color: ${token.color.inkSoft};
  font-variant-numeric: tabular-nums;
`

/* Whoever asks who suits them. */
const Finder = styled.p`
  margin-block: ${space.xs} 0;
  font-size: ${token.fontSize.s};
`

/* Its own flow: the margin of what comes first in it, which changes while it loads, moves nothing. */
const List = styled.div<{ $old: boolean }>`
  display: flow-root;
  margin-block-start: ${space.m};

  ${below('tablet')} {
    margin-block-start: 0;
  }
  opacity: ${({ $old }) => ($old ? 0.55 : 1)};
  transition: opacity ${token.duration.calm} ${token.easing.out};
`

/* Has its room at once, and is seen when what is said of nobody above it is whole. */
const Similar = styled.section<{ $hidden: boolean }>`
  visibility: ${({ $hidden }) => ($hidden ? 'hidden' : 'visible')};
`

const SimilarTitle = styled.h2`
  margin-block: ${space.m};
  font-size: ${token.fontSize.l};
`
