import { memberSorts } from '@lonk/shared-api/choices.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { SelectField } from '@lonk/shared-ui/select.tsx'
import { below, token } from '@lonk/shared-ui/token.ts'
import { ArrowDownUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { sortsOfMembers, usualSort } from './search-filter.ts'
import type { FilterState } from './use-filter.ts'

/** Whom the list begins with. On a phone a round mark at the end of the chips, filled while it is not the usual order. */
export const SortField = ({ state }: { readonly state: FilterState }) => {
  const { t } = useTranslation('mf-members')
  const user = useShared('user')
  const sort = state.filter.sort ?? usualSort
  return (
    <Place data-chosen={sort !== usualSort || undefined}>
      <ArrowDownUp aria-hidden="true" />
      <SelectField
        bare={true}
        label={t('search.sort.label')}
        value={sort}
        onChange={({ target }) =>
          state.change({ sort: memberSorts.find((sort) => sort === target.value && sort !== usualSort) })
        }
      >
        {memberSorts.map((sort) =>
          user || !sortsOfMembers.has(sort) ? (
            <option key={sort} value={sort}>
              {t(`search.sort.${sort}`)}
            </option>
          ) : null,
        )}
      </SelectField>
    </Place>
  )
}

const { color } = token

const Place = styled.div`
  & > svg {
    display: none;
  }

  ${below('tablet')} {
    position: relative;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${token.radius.full};
    background: ${color.tint};
    color: ${color.ink};

    & > svg {
      display: block;
      width: 18px;
      height: 18px;
    }
    &[data-chosen] {
      background: ${color.selected};
      color: ${color.onSelected};
    }
    /* The platform's own list opens from the whole mark. */
    & > div {
      position: absolute;
      inset: 0;
      overflow: hidden;
      border-radius: inherit;
      opacity: 0;
    }
    & select {
      height: 44px;
      min-height: 44px;
    }
    &:has(select:focus-visible) {
      outline: 3px solid ${color.focus};
      outline-offset: 2px;
    }
  }
`
