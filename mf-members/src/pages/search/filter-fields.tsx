import { type SearchFilterName, searchFilterNames, searchFilters } from '@lonk/shared-api/search-filters.ts'
import { from, token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'
import { FilterField } from './fields/filter-field.tsx'
import type { FilterState } from './use-filter.ts'

interface FilterFieldsProps {
  readonly state: FilterState
  readonly moreId?: string
  /** Drawn when it is opened: its lists are asked of the server. */
  readonly more: boolean
}

/** The filters as fields; each change searches at once. */
export const FilterFields = ({ state, moreId, more }: FilterFieldsProps) => {
  const draw = (names: readonly SearchFilterName[]) =>
    names.map((name) => <FilterField key={name} name={name} {...state} />)
  const shown = (where: 'first' | 'more') =>
    searchFilterNames.filter((name) => searchFilters[name].shown === where && state.rules.offers(name))
  // These have a chip instead, in sight at any width.
  const hasField = (name: SearchFilterName) => searchFilters[name].kind !== 'yes'
  return (
    <>
      <Fields>{draw(shown('first').filter(hasField))}</Fields>
      <More id={moreId}>{more ? draw(shown('more')) : null}</More>
    </>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${token.space.m};
  align-items: start;

  ${from('phone')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from('laptop')} {
    grid-template-columns: repeat(3, minmax(0, 1fr)) 240px;

    &:has(> :nth-child(5)) {
      grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(0, 1.3fr) 220px;
    }
  }
`

const More = styled.div`
  display: grid;
  gap: ${token.space.m};
  align-items: end;

  ${from('phone')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from('laptop')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-block-start: ${token.space.m};
  }
  &:empty {
    display: none;
  }
`
