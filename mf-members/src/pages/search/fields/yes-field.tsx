import type { FilterOfKind } from '@lonk/shared-api/search-filters.ts'
import { Checkbox } from '@lonk/shared-ui/checkbox.tsx'
import { useTranslation } from 'react-i18next'
import type { FilterState } from '../use-filter.ts'

interface YesFieldProps extends Pick<FilterState, 'filter' | 'change'> {
  readonly name: FilterOfKind<'yes'>
}

/** Only those of whom it is true, or everybody. */
export const YesField = ({ name, filter, change }: YesFieldProps) => {
  const { t } = useTranslation('mf-members')
  return (
    <Checkbox
      label={t(`search.only.${name}`)}
      checked={filter[name] === true}
      onChange={({ target }) => change({ [name]: target.checked ? true : undefined })}
    />
  )
}
