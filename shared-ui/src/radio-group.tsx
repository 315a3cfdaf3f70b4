import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { describedBy, FieldNotes, type FieldTexts, labelText } from './field-notes.tsx'
import { hover, token } from './token.ts'

/** A `disabled` one stays in sight: say in its label why. */
export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  disabled?: boolean
}

/** `label` becomes the legend, read before each answer; `undefined` is "not answered yet". */
export interface RadioGroupProps<Value extends string> extends Pick<FieldTexts, 'label' | 'hint' | 'error'> {
  /** Groups the radios; give each question of a page its own. */
  name: string
  options: ReadonlyArray<RadioOption<Value>>
  value: Value | undefined
  onChange: (value: Value) => void
}

/** A question whose answers are listed, a line each. `RadioCards` is its larger sister. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { name, label, hint, error, options, value, onChange } = props
  const id = useId()
  return (
    <Group aria-describedby={describedBy(id, { hint, error })} aria-invalid={error ? true : undefined}>
      <Legend>{label}</Legend>
      {options.map((option) => (
        <Row key={option.value}>
          <Dot
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </Row>
      ))}
      <FieldNotes id={id} hint={hint} error={error} />
    </Group>
  )
}

const { color, space, duration, easing } = token

const Group = styled.fieldset`
  display: grid;
  align-content: start;
  gap: ${space.tiny};
`

const Legend = styled.legend`
  ${labelText}
  margin-block-end: ${space.tiny};
`

const Row = styled.label`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  align-items: center;
  column-gap: ${space.s};
  min-height: 44px;
  font-size: ${token.fontSize.s};

  &:has(:disabled) {
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
`

const Dot = styled.input`
  appearance: none;
  width: 24px;
  height: 24px;
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${token.radius.full};
  background: ${color.surface};
  cursor: inherit;
  transition: border-width ${duration.quick} ${easing.out};

  ${hover} {
    &:hover:not(:disabled, :checked) {
      border-color: ${color.ink};
    }
  }
  &:checked {
    border: 7px solid ${color.selected};
  }
  &:focus-visible {
    box-shadow: 0 0 0 6px ${color.halo};
  }
  [aria-invalid='true'] > label > &:not(:checked) {
    border-color: ${color.danger};
  }
  &:disabled {
    border-color: ${color.line};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`
