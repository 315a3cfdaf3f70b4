import { filtersOfKind, searchFilterNames, searchFilters } from '@lonk/shared-api/search-filters.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Chip } from '@lonk/shared-ui/chip.tsx'
import { below, from, token } from '@lonk/shared-ui/token.ts'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { LateFilterFields } from './late-filter-fields.ts'
import { useActiveFilters } from './use-active-filters.ts'
import type { FilterState } from './use-filter.ts'
import { useOffered } from './use-offered.ts'

/** The filters: the first of them in sight on a wide screen, a row of chips with all fields behind it on a phone. */
export const FilterBar = (state: FilterState) => {
  const { t } = useTranslation('mf-members')
  const [open, setOpen] = useState(false)
  const [more, setMore] = useState(false)
  const panelId = useId()
  const moreId = useId()
  const member = useShared('user') !== null
  const { filter, change, clear } = state
  const set = useActiveFilters(state)
  const offered = useOffered()
  const hasMore = searchFilterNames.some((name) => searchFilters[name].shown === 'more' && offered(name))
  return (
    <Bar aria-label={t('search.filters.label')}>
      <Chips>
        <OnPhones>
          <Chip
            icon={<SlidersHorizontal aria-hidden="true" />}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setOpen(!open)}
          >
            {set.length > 0 ? t('search.filters.some', { count: set.length }) : t('search.filters.none')}
          </Chip>
        </OnPhones>
        {filtersOfKind('yes').map((name) =>
          searchFilters[name].shown === 'first' && offered(name) ? (
            <Chip
              key={name}
              selected={filter[name] === true}
              onClick={() => change({ [name]: filter[name] ? undefined : true })}
            >
              {t(`search.only.${name}`)}
            </Chip>
          ) : null,
        )}
        {hasMore ? (
          <OnLaptops>
            <Chip
              icon={<SlidersHorizontal aria-hidden="true" />}
              aria-expanded={more}
              aria-controls={moreId}
              onClick={() => setMore(!more)}
            >
              {t('search.filters.more')}
            </Chip>
          </OnLaptops>
        ) : null}
        {set.map(({ name, words, remove }) => (
          <Chip
            key={name}
            removable={true}
            aria-label={t('search.filters.remove', { filter: words })}
            onClick={remove}
          >
            {words}
          </Chip>
        ))}
        {set.length > 1 ? (
          <Button size="small" variant="quiet" onClick={clear}>
            {t('search.filters.clear')}
          </Button>
        ) : null}
      </Chips>
      <Panel id={panelId} $open={open} $member={member}>
        <LateFilterFields {...state} offered={offered} moreId={moreId} more={more || open} />
        <OnPhones>
          <Button wide={true} onClick={() => setOpen(false)}>
            {t('search.filters.show')}
          </Button>
        </OnPhones>
      </Panel>
    </Bar>
  )
}

const { space } = token

const Bar = styled.section`
  display: grid;
  gap: ${space.s};
  margin-block-end: ${space.m};
`

const Chips = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  /* Runs off the screen's edge on a phone; the room around it is for focus rings. */
  margin-inline: calc(-1 * ${space.m});
  padding: ${space.tiny} ${space.m};
  overflow-x: auto;
  scrollbar-width: none;

  & > * {
    flex: none;
  }

  ${from('laptop')} {
    order: 2;
    flex-wrap: wrap;
    margin-inline: calc(-1 * ${space.tiny});
    padding-inline: ${space.tiny};
  }
`

const OnPhones = styled.div`
  ${from('laptop')} {
    display: none;
  }
`

const OnLaptops = styled.div`
  ${below('laptop')} {
    display: none;
  }
`

const Panel = styled.div<{ $open: boolean; $member: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  gap: ${space.m};
  padding: ${space.m};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.low}, 0 0 0 1px ${token.color.line};

  ${from('laptop')} {
    display: block;
    /* One row of fields, for members with a line below: they come after the first people. */
    min-height: ${({ $member }) => ($member ? 138 : 110)}px;
  }
`
