import { styled } from 'styled-components'
import { Button } from './button.tsx'
import { formatNumber } from './format.ts'
import { token } from './token.ts'
import { useUiText } from './use-ui-text.ts'

/**
 * Counts are of rows, over all pages loaded. How much is shown is read out after each load; the focus stays on the
 * button until nothing is left.
 */
export interface LoadMoreProps {
  shown: number
  /** Absent where nobody has counted. */
  total?: number
  /** "1000+": the count stopped at `total`. */
  totalCapped?: boolean
  hasMore: boolean
  busy?: boolean
  onMore: () => void
}

/** The end of a list: how much of it is here, and more of it. */
export function LoadMore({ shown, total, totalCapped = false, hasMore, busy, onMore }: LoadMoreProps) {
  const { t, locale } = useUiText()
  const ofTotal = total === undefined ? '' : formatNumber(total, locale) + (totalCapped ? '+' : '')
  return (
    <End>
      <p role="status">
        {hasMore && ofTotal && t('list.shown', { shown: formatNumber(shown, locale), total: ofTotal })}
        {!hasMore && shown > 0 && t('list.end')}
      </p>
      {hasMore && (
        <Button variant="secondary" busy={busy} onClick={onMore}>
          {t('list.more')}
        </Button>
      )}
    </End>
  )
}

const End = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space.s};
  padding-block: ${token.space.l};
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
