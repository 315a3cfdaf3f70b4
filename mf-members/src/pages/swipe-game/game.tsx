import { useShared } from '@lonk/shared-events/react.ts'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { PageContainer, PageHeading } from '@lonk/shared-ui/page.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Allowance } from './allowance.tsx'
import { CardStack, StackRoom } from './card-stack.tsx'
import { Controls } from './controls.tsx'
import { type Deck, likesFree, type SwipeAction } from './deck.ts'
import { NoMoreCards } from './no-more-cards.tsx'
import { PremiumHint } from './premium-hint.tsx'
import { useDeck } from './swipe-game.resource.ts'
import type { LetGo } from './use-drag.ts'
import { useLeaving } from './use-leaving.ts'
import { useNewCards } from './use-new-cards.ts'
import { useSwipeKeys } from './use-swipe-keys.ts'
import { useSwipes } from './use-swipes.ts'

/** Where a card lies that nobody dragged. */
const atRest: LetGo = { x: 0, y: 0 }

/** The whole game, the heading in it: keys count wherever the focus is within. */
export const Game = () => {
  const { t } = useTranslation('mf-members')
  const user = useShared('user')
  const table = useRef<HTMLDivElement>(null)
  const [hint, setHint] = useState(false)
  const { data: deck, error, isFetching, refetch } = useDeck()
  const { said, swipe, undoLast } = useSwipes()
  const { leaving, leave } = useLeaving()
  const errorText = useErrorText()
  useNewCards(deck, refetch)

  const decide = (action: SwipeAction, from: LetGo = atRest) => {
    const made = swipe(action)
    if (made) leave(made, from)
  }
  const undo = () => (user?.paid_user ? undoLast() : setHint(true))
  useSwipeKeys(table, { like: () => decide('like'), pass: () => decide('pass'), undo })

  const isEmpty = deck?.cards.length === 0
  useEffect(() => {
    // The button that was pressed has gone with the last card.
    if (isEmpty && document.activeElement === document.body) table.current?.focus({ preventScroll: true })
  }, [isEmpty])

  const top = deck?.cards[0]
  return (
    <Room>
      <PageContainer width="narrow">
        <Table ref={table} tabIndex={-1}>
          <PageHeading lead={deck ? <Allowance deck={deck} /> : null}>{t('swipe.title')}</PageHeading>
          <p role="status" className="visually-hidden">
            {said}
          </p>
          {!deck && error ? (
            <ErrorState message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
          ) : null}
          {isWaiting(deck, isFetching, error) ? <Waiting /> : null}
          {deck && (top || leaving.length > 0) ? (
            <CardStack cards={deck.cards} leaving={leaving} onDecide={decide} />
          ) : null}
          {deck && top ? (
            <Controls
              name={top.name}
              canLike={likesFree(deck) > 0}
              onLike={() => decide('like')}
              onPass={() => decide('pass')}
              onUndo={undo}
            />
          ) : null}
          {deck && !top && !(deck.more && isFetching) ? (
            <NoMoreCards
              busy={isFetching}
              onAgain={() => void refetch()}
              onUndo={user?.paid_user && deck.lastPass ? undo : undefined}
            />
          ) : null}
          {hint ? <PremiumHint onClose={() => setHint(false)} /> : null}
          {user?.status === 'not_confirmed' ? <Note>{t('swipe.unconfirmed')}</Note> : null}
        </Table>
      </PageContainer>
    </Room>
  )
}

const isWaiting = (deck: Deck | undefined, isFetching: boolean, error: unknown): boolean =>
  deck ? deck.cards.length === 0 && deck.more && isFetching : !error

const Waiting = () => {
  const { t } = useUiText()
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <StackRoom>
        <Skeleton shape="block" height="100%" />
      </StackRoom>
    </div>
  )
}

const { space } = token

// Cards fly as far as the page's edge, and do not widen it.
const Room = styled.div`
  overflow-x: clip;
`

const Table = styled.div`
  /* A card stays upright, as faces are. */
  max-width: 400px;
  margin-inline: auto;

  &:focus-visible {
    outline: none;
  }
`

const Note = styled.p`
  margin-block-start: ${space.m};
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
  text-align: center;
`
