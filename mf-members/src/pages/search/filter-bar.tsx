import { useShared } from '@lonk/shared-events/react.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Chip } from '@lonk/shared-ui/chip.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useRegions } from '../../server-state/places.ts'
import { countryNames } from './country-names.ts'
import { ageBounds } from './search-filter.ts'
import type { FilterState } from './use-filter.ts'
import { useFilterFields } from './use-filter-fields.ts'

/** The filters: all in sight on a wide screen, a row of chips with the fields behind it on a phone. */
export const FilterBar = (state: FilterState) => {
  const { t } = useTranslation('mf-members')
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const member = useShared('user') !== null
  const { filter, change, clear } = state
  const set = useActiveFilters(state)
  const offered = useOffered()
  const FilterFields = useFilterFields()
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
        {offered('online') ? (
          <Chip
            selected={filter.online === true}
            onClick={() => change({ online: filter.online ? undefined : true })}
          >
            {t('search.online')}
          </Chip>
        ) : null}
        {offered('with_photo') ? (
          <Chip
            selected={filter.with_photo === true}
            onClick={() => change({ with_photo: filter.with_photo ? undefined : true })}
          >
            {t('search.withPhoto')}
          </Chip>
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
        {FilterFields ? <FilterFields {...state} offered={offered} /> : null}
        <OnPhones>
          <Button wide={true} onClick={() => setOpen(false)}>
            {t('search.filters.show')}
          </Button>
        </OnPhones>
      </Panel>
    </Bar>
  )
}

/** Which filters the operator offers (setting `search_fields`); all while the settings are not there. */
const useOffered = () => {
  const fields = useShared('settings')?.search_fields
  return (name: string) => fields === undefined || fields.length === 0 || fields.includes(name)
}

/** The filters that narrow the search, in words, each with its undoing. */
const useActiveFilters = ({ filter, change }: FilterState) => {
  const { t, i18n } = useTranslation('mf-members')
  const settings = useShared('settings')
  const ownCity = useShared('user')?.profile.city
  const country = filter.country ?? settings?.geoip_selected_country
  const { data: regions } = useRegions(filter.countryregion === undefined ? undefined : country)
  const {
    gender,
    countryregion,
    radius_km: km,
    min_age: min = ageBounds.min,
    max_age: max = ageBounds.max,
  } = filter
  const region = regions?.find(({ id }) => id === countryregion)
  const city = filter.city ?? ownCity
  const ages = filter.min_age !== undefined || filter.max_age !== undefined
  return [
    gender && {
      name: 'gender',
      words: t(`search.gender.${gender}`),
      remove: () => change({ gender: undefined }),
    },
    filter.country && {
      name: 'country',
      words: countryNames(i18n.language).of(filter.country) ?? filter.country,
      remove: () => change({ country: undefined }),
    },
    region && { name: 'region', words: region.name, remove: () => change({ countryregion: undefined }) },
    km !== undefined &&
      city && {
        name: 'distance',
        words: t('search.distance.around', { km, city }),
        remove: () => change({ city: undefined, radius_km: undefined }),
      },
    ages && {
      name: 'ages',
      words: t('search.ages', { min, max }),
      remove: () => change({ min_age: undefined, max_age: undefined }),
    },
  ].filter((part) => typeof part === 'object')
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
