import { type TraitName, type TraitValue, traitNames, traits } from '@lonk/shared-api/traits.ts'
import { SelectField } from '@lonk/shared-ui/select.tsx'
import { useTranslation } from 'react-i18next'
import { useTraitText } from '../../traits/use-trait-text.ts'
import type { Draft } from './draft.ts'

interface TraitSelectsProps {
  readonly draft: Draft
  readonly errorOf: (field: keyof Draft) => string | undefined
  readonly onChange: (part: Partial<Draft>) => void
}

/** Looks and circumstances, each a choice or "rather not say". */
export const TraitSelects = ({ draft, errorOf, onChange }: TraitSelectsProps) => {
  const { t } = useTranslation('mf-members')
  return traitNames.map((name) => (
    <TraitSelect
      key={name}
      name={name}
      label={t(`traits.${name}.label`)}
      value={draft[name]}
      error={errorOf(name)}
      onChange={onChange}
    />
  ))
}

interface TraitSelectProps<N extends TraitName> {
  readonly name: N
  readonly label: string
  readonly value: TraitValue<N> | null
  readonly error: string | undefined
  readonly onChange: (part: Partial<Draft>) => void
}

const TraitSelect = <N extends TraitName>({ name, label, value, error, onChange }: TraitSelectProps<N>) => {
  const { t } = useTranslation('mf-members')
  const traitText = useTraitText()
  const choices: readonly TraitValue<N>[] = traits[name]
  return (
    <SelectField
      label={label}
      error={error}
      value={value ?? ''}
      onChange={(event) =>
        onChange({ [name]: choices.find((choice) => choice === event.target.value) ?? null })
      }
    >
      <option value="">{t('own.unsaid')}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {traitText(name, choice)}
        </option>
      ))}
    </SelectField>
  )
}
