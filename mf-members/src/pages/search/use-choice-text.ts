import type { Gender } from '@lonk/shared-api/choices.ts'
import { type FilterOfKind, type SearchFilterName, searchFilters } from '@lonk/shared-api/search-filters.ts'
import { useTranslation } from 'react-i18next'
import { useTraitText } from '../../traits/use-trait-text.ts'

/** A filter that is chosen from a list; each but the gender is a trait and has its texts. */
export type ChoiceFilter = FilterOfKind<'choice'>

export const isChoice = (name: SearchFilterName): name is ChoiceFilter =>
  searchFilters[name].kind === 'choice'

/** Such a filter in words: what is asked, what leaves it open, and each of its values. */
export const useChoiceText = () => {
  const { t } = useTranslation('mf-members')
  const traitText = useTraitText()
  return {
    label: (name: ChoiceFilter): string =>
      name === 'gender' ? t('search.gender.label') : t(`traits.${name}.label`),
    any: (name: ChoiceFilter): string => (name === 'gender' ? t('search.gender.all') : t('search.any')),
    of: (name: ChoiceFilter, value: string): string =>
      name === 'gender' ? t(`search.gender.${value}` as `search.gender.${Gender}`) : traitText(name, value),
  }
}
