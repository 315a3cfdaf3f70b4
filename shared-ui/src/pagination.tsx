import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { css, styled } from 'styled-components'
import { formatNumber } from './format.ts'
import { pagesAround } from './pages-around.ts'
import { hover, token } from './token.ts'
import { useUiText } from './use-ui-text.ts'

/** `page` outside 1 to `pages` marks none as current: bring it within bounds first. */
export interface PaginationProps {
  /** The page that shows, from 1. */
  page: number
  pages: number
  /** The address of a page: pages are links, so that they can be opened side by side and returned to. */
  to: (page: number) => string
}

/** Numbered pages of a list in which people look things up; a list to wander through ends in `LoadMore`. */
export function Pagination({ page, pages, to }: PaginationProps) {
  const { t, locale } = useUiText()
  if (pages <= 1) return null
  return (
    <Bar aria-label={t('pages.region')}>
      {page > 1 && (
        <Step to={to(page - 1)} rel="prev" aria-label={t('pages.previous')}>
          <ChevronLeft aria-hidden="true" />
        </Step>
      )}
      <Numbers>
        {pagesAround(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <Gap aria-hidden="true">…</Gap>
            ) : (
              <Step
                to={to(number)}
                aria-label={t('pages.page', { number: formatNumber(number, locale) })}
                aria-current={number === page ? 'page' : undefined}
              >
                {formatNumber(number, locale)}
              </Step>
            )}
          </li>
        ))}
      </Numbers>
      {page < pages && (
        <Step to={to(page + 1)} rel="next" aria-label={t('pages.next')}>
          <ChevronRight aria-hidden="true" />
        </Step>
      )}
    </Bar>
  )
}

const { color, space } = token

const Bar = styled.nav`
  display: flex;
  justify-content: center;
  gap: 2px;
  padding-block: ${space.l};
  font-size: ${token.fontSize.s};
  font-variant-numeric: tabular-nums;
`

const Numbers = styled.ol`
  display: flex;
  gap: 2px;
`

const box = css`
  display: grid;
  place-items: center;
  min-width: 40px;
  min-height: 44px;
  padding-inline: 4px;
`

const Gap = styled.span`
  ${box}
  min-width: 16px;
  color: ${color.inkSoft};
`

const Step = styled(Link)`
  ${box}
  border-radius: ${token.radius.field};
  color: ${color.ink};
  font-weight: ${token.weight.strong};
  text-decoration: none;

  & svg {
    width: 20px;
    height: 20px;
  }
  ${hover} {
    &:hover {
      background: ${color.tint};
    }
  }
  &[aria-current='page'] {
    background: ${color.ink};
    color: ${color.paper};
  }
`
