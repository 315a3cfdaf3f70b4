import type { TraitName, TraitValue } from '@lonk/shared-api/traits.ts'
import { useTranslation } from 'react-i18next'

type Words = {
  readonly [N in TraitName]: (value: TraitValue<N>) => string
}

/** A choice in the member's language. */
export const useTraitText = () => {
  const { t } = useTranslation('mf-members')
  const words: Words = {
    relationship_status: (value) => t(`traits.relationship_status.${value}`),
    reason: (value) => t(`traits.reason.${value}`),
    sexuality: (value) => t(`traits.sexuality.${value}`),
    body_type: (value) => t(`traits.body_type.${value}`),
    hair_colour: (value) => t(`traits.hair_colour.${value}`),
    eye_colour: (value) => t(`traits.eye_colour.${value}`),
    tattoos: (value) => t(`traits.tattoos.${value}`),
  }
  return <N extends TraitName>(name: N, value: TraitValue<N>): string => words[name](value)
}
