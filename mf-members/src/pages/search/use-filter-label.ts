import type { SearchFilterName } from '@lonk/shared-api/search-filters.ts'
import { useTranslation } from 'react-i18next'
import { isChoice, useChoiceText } from './use-choice-text.ts'

/** What a filter is called beside its field. */
export const useFilterLabel = () => {
  const { t } = useTranslation('mf-members')
  const choice = useChoiceText()
  return (name: SearchFilterName | 'sort'): string => {
    if (name === 'sort') return t('search.sort.label')
    if (isChoice(name)) return choice.label(name)
    switch (name) {
      case 'country':
        return t('search.country')
      case 'countryregion':
        return t('search.region')
      case 'city':
        return t('search.city')
      case 'radius_km':
        return t('search.distance.label')
      case 'min_age':
      case 'max_age':
        return t('search.age')
      case 'interests':
        return t('profile.interests')
      default:
        return t(`search.only.${name}`)
    }
  }
}
