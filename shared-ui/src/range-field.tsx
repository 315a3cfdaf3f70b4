import { useId } from 'react'
import { styled } from 'styled-components'
import { describedBy, FieldNotes, type FieldTexts, labelText } from './field-notes.tsx'
import { SelectField } from './select.tsx'
import { token } from './token.ts'
import { useUiText } from './use-ui-text.ts'

/** Both bounds included; whole numbers. */
export interface Range {
  min: number
  max: number
}

/** Texts say "from" and "to" in years of age; another unit belongs in `label`. */
export interface RangeFieldProps extends Pick<FieldTexts, 'label' | 'hint' | 'error'> {
  value: Range
  /** Always with `min <= max`: moving one past the other moves both. */
  onChange: (range: Range) => void
  /** The outer bounds, both included; ages by default. */
  lowest?: number
  highest?: number
}

/** From and to, as two of the platform's own lists: exact by thumb, by keyboard and by voice. */
export function RangeField({
  label,
  hint,
  error,
  value,
  onChange,
  lowest = 18,
  highest = 99,
}: RangeFieldProps) {
  const id = useId()
  const { t } = useUiText()
  const steps = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index)
  const options = steps.map((step) => (
    <option key={step} value={step}>
      {step}
    </option>
  ))

  const setMin = (min: number) => onChange({ min, max: Math.max(min, value.max) })
  const setMax = (max: number) => onChange({ min: Math.min(value.min, max), max })

  return (
    <Group aria-describedby={describedBy(id, { hint, error })}>
      <Legend>{label}</Legend>
      <Pair>
        <SelectField
          bare
          label={t('age.from')}
          value={value.min}
          onChange={(event) => setMin(Number(event.target.value))}
        >
          {options}
        </SelectField>
        <Dash aria-hidden="true" />
        <SelectField
          bare
          label={t('age.to')}
          value={value.max}
          onChange={(event) => setMax(Number(event.target.value))}
        >
          {options}
        </SelectField>
      </Pair>
      <FieldNotes id={id} hint={hint} error={error} />
    </Group>
  )
}

const Group = styled.fieldset`
  display: grid;
  align-content: start;
  gap: ${token.space.xs};
`

const Legend = styled.legend`
  ${labelText}
  margin-block-end: ${token.space.xs};
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${token.space.xs};
  max-width: 260px;
  font-variant-numeric: tabular-nums;
`

const Dash = styled.span`
  width: 10px;
  height: 2px;
  border-radius: 1px;
  background: ${token.color.lineStrong};
`
