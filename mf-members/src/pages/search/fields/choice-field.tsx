import { searchFilters } from '@lonk/shared-api/search-filters.ts'
import { SelectField } from '@lonk/shared-ui/select.tsx'
import { type ChoiceFilter, useChoiceText } from '../use-choice-text.ts'
import type { FilterState } from '../use-filter.ts'
import { useUsual } from './use-usual.ts'

interface ChoiceFieldProps extends Pick<FilterState, 'filter' | 'change'> {
  readonly name: ChoiceFilter
}

/** One of a list, or any of them. What is usual needs no word in the address, and cannot be left open. */
export const ChoiceField = ({ name, filter, change }: ChoiceFieldProps) => {
  const text = useChoiceText()
  const usual = useUsual()[name]
  const values: readonly string[] = searchFilters[name].values
  return (
    <SelectField
      label={text.label(name)}
      value={filter[name] ?? usual ?? ''}
      onChange={({ target }) =>
        change({ [name]: values.find((value) => value === target.value && value !== usual) })
      }
    >
      {usual ? null : <option value="">{text.any(name)}</option>}
      {values.map((value) => (
        <option key={value} value={value}>
          {text.of(name, value)}
        </option>
      ))}
    </SelectField>
  )
}
