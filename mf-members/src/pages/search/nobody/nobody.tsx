import { Button } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { EmptySearch } from '@lonk/shared-ui/illustrations/empty-search.tsx'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useActiveFilters } from '../use-active-filters.ts'
import type { FilterState } from '../use-filter.ts'
import { useWider } from './wider.resource.ts'

interface NobodyProps {
  readonly state: FilterState
  /** The search is another one, and what was pressed is gone. */
  readonly onChanged: () => void
  /** It is as high as it will be: what stands below may be seen. */
  readonly onWhole: () => void
}

/** Nobody fits: which filter to let go, with how many there are then, each by one press. */
export const Nobody = ({ state, onChanged, onWhole }: NobodyProps) => {
  const { t } = useTranslation('mf-members')
  const active = useActiveFilters(state.filter, state.rules)
  const { wider, isAsking } = useWider(state.filter, active)
  useEffect(() => {
    if (!isAsking) onWhole()
  }, [isAsking, onWhole])
  if (active.length === 0)
    return (
      <EmptyState drawing={<EmptySearch />} title={t('search.empty.title')}>
        {t('search.empty.nobody')}
      </EmptyState>
    )
  return (
    <EmptyState
      drawing={<EmptySearch />}
      title={t('search.empty.title')}
      action={
        <Ways $known={!isAsking}>
          {wider.map(({ name, words, without, total }, index) => (
            <Button
              key={name}
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => {
                state.change(without)
                onChanged()
              }}
            >
              {total
                ? t('search.empty.withoutCount', { ...total, filter: words })
                : t('search.filters.remove', { filter: words })}
            </Button>
          ))}
          <Button
            variant={wider.length > 0 ? 'quiet' : 'primary'}
            onClick={() => {
              state.clear()
              onChanged()
            }}
          >
            {t('search.empty.action')}
          </Button>
        </Ways>
      }
    >
      {t('search.empty.text')}
    </EmptyState>
  )
}

/* None moves under a finger: they are seen once it is known how many there are. */
const Ways = styled.div<{ $known: boolean }>`
  display: contents;
  visibility: ${({ $known }) => ($known ? 'visible' : 'hidden')};
`
