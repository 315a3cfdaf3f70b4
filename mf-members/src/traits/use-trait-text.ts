import type { TraitName, TraitValue } from '@lonk/shared-api/traits.ts'
import { useTranslation } from 'react-i18next'

/** That the catalogue has each of these is checked where `t` takes them. */
type TraitKey = { [N in TraitName]: `traits.${N}.${TraitValue<N>}` }[TraitName]

/** A trait's value in the member's language. */
export const useTraitText = () => {
  const { t } = useTranslation('mf-members')
  return (name: TraitName, value: string): string => t(`traits.${name}.${value}` as TraitKey)
}
