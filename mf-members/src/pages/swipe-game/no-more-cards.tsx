import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Button, LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { EmptySearch } from '@lonk/shared-ui/illustrations/empty-search.tsx'
import { useTranslation } from 'react-i18next'

interface NoMoreCardsProps {
  readonly busy: boolean
  readonly onAgain: () => void
  /** Absent where there is nothing to take back. */
  readonly onUndo: (() => void) | undefined
}

/** Everybody was seen: the search has more than the game, and goes further. */
export const NoMoreCards = ({ busy, onAgain, onUndo }: NoMoreCardsProps) => {
  const { t } = useTranslation('mf-members')
  return (
    <EmptyState
      drawing={<EmptySearch />}
      title={t('swipe.empty.title')}
      action={
        <>
          <LinkButton to={linkTo('members')}>{t('swipe.empty.action')}</LinkButton>
          <Button variant="secondary" busy={busy} onClick={onAgain}>
            {t('swipe.empty.again')}
          </Button>
          {onUndo ? (
            <Button variant="quiet" onClick={onUndo}>
              {t('swipe.undo')}
            </Button>
          ) : null}
        </>
      }
    >
      {t('swipe.empty.text')}
    </EmptyState>
  )
}
