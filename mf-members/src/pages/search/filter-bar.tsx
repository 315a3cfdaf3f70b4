import { filtersOfKind, searchFilterNames, searchFilters } from '@lonk/shared-api/search-filters.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Chip } from '@lonk/shared-ui/chip.tsx'
import { below, from, token } from '@lonk/shared-ui/token.ts'
import { Bookmark, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { LateFilterFields, LateFilterSheet, LateSavedSearches } from './late-parts.ts'
import type { Members } from './members.resource.ts'
import { useActiveFilters } from './use-active-filters.ts'
import type { FilterState } from './use-filter.ts'

interface FilterBarProps {
  readonly state: FilterState
  readonly members: Members
}

/** The filters: the first of them in sight on a wide screen, a row of chips and a sheet with all fields on a phone. */
export const FilterBar = ({ state, members }: FilterBarProps) => {
  const { t } = useTranslation('mf-members')
  const [opened, setOpened] = useState<'sheet' | 'saved' | null>(null)
  const [more, setMore] = useState(false)
  const moreId = useId()
  const member = useShared('user') !== null
  const { filter, rules, change, clear } = state
  const set = useActiveFilters(filter, rules).filter(({ hasChip }) => !hasChip)
  const offered = searchFilterNames.filter(rules.offers).map((name) => searchFilters[name])
  const hasMore = offered.some(({ shown }) => shown === 'more')
  // What can be answered by yes alone is a chip where it is in sight.
  const hasFields = hasMore || offered.some(({ shown, kind }) => shown === 'first' && kind !== 'yes')
  const close = () => setOpened(null)
  return (
    <Bar aria-label={t('search.filters.label')}>
      <Chips>
        {hasFields ? (
          <OnPhones>
            <Chip
              icon={<SlidersHorizontal aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => setOpened('sheet')}
            >
              {set.length > 0 ? t('search.filters.some', { count: set.length }) : t('search.filters.none')}
            </Chip>
          </OnPhones>
        ) : null}
        {filtersOfKind('yes').map((name) =>
          searchFilters[name].shown === 'first' && rules.offers(name) ? (
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
        {set.map(({ name, words, without }) => (
          <ActiveChip
            key={name}
            removable={true}
            aria-label={t('search.filters.remove', { filter: words })}
            onClick={() => change(without)}
          >
            {words}
          </ActiveChip>
        ))}
        {set.length > 1 ? (
          <Button size="small" variant="quiet" onClick={clear}>
            {t('search.filters.clear')}
          </Button>
        ) : null}
        <Chip
          icon={<Bookmark aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setOpened('saved')}
        >
          {t('search.saved.title')}
        </Chip>
      </Chips>
      {hasFields ? (
        <Panel $member={member}>
          {opened === 'sheet' ? null : <LateFilterFields state={state} moreId={moreId} more={more} />}
        </Panel>
      ) : null}
      {opened === 'sheet' ? <LateFilterSheet state={state} members={members} onClose={close} /> : null}
      {opened === 'saved' ? <LateSavedSearches state={state} onClose={close} /> : null}
    </Bar>
  )
}

const { color, space } = token

/** As wide as the mark of the order of the list, and the room before it. */
const phoneSortRoom = '52px'

const Bar = styled.section`
  display: grid;
  gap: ${space.s};

  ${from('tablet')} {
    margin-block-end: ${space.m};
  }
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

  /* Beside it the order of the list, which stays while these run past. */
  ${below('tablet')} {
    min-height: 52px;
    margin-inline-end: ${phoneSortRoom};
    mask-image: linear-gradient(to left, transparent, #000 ${space.m});
  }
  ${from('laptop')} {
    order: 2;
    flex-wrap: wrap;
    margin-inline: calc(-1 * ${space.tiny});
    padding-inline: ${space.tiny};
  }
`

/* Twice the class: a chip's own ground comes from its part's sheet, before or after this one. */
const ActiveChip = styled(Chip)`
  &&,
  &&:hover:not(:disabled, [aria-pressed='true']) {
    background: ${color.selected};
    color: ${color.onSelected};
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

/* On a phone these are in a sheet. */
const Panel = styled.div<{ $member: boolean }>`
  display: none;

  ${from('laptop')} {
    display: block;
    padding: ${space.m};
    border-radius: ${token.radius.card};
    background: ${color.surface};
    box-shadow: ${token.shadow.low}, 0 0 0 1px ${color.line};
    /* One row of fields, for members with a line below: they come after the first people. */
    min-height: ${({ $member }) => ($member ? 138 : 110)}px;
  }
`
