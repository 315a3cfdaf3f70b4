import { type ReactNode, type Ref, useId, useState } from 'react'
import { styled } from 'styled-components'
import { type DateParts, joinDate, splitDate } from './date-parts.ts'
import { inputBox } from './field-frame.tsx'
import { describedBy, FieldNotes, type FieldTexts, labelText } from './field-notes.tsx'
import { token } from './token.ts'
import { useUiText } from './use-ui-text.ts'

/**
 * A fieldset with `label` as its legend; the dates are strings without time zone. The caller checks whether the day
 * exists and is old enough, and says so in `error`.
 */
export interface DateOfBirthProps extends Pick<FieldTexts, 'error'> {
  label: ReactNode
  /** In place of the example of a date. */
  hint?: ReactNode
  /** `YYYY-MM-DD`, a partial date as `onChange` gave it, or ''. */
  value: string
  /** `YYYY-MM-DD` when complete, else partial; see `joinDate`. */
  onChange: (value: string) => void
  onBlur?: () => void
  /** The first box, for a form that moves the focus to what is wrong. */
  ref?: Ref<HTMLInputElement>
  disabled?: boolean
}

const boxes = [
  { part: 'day', size: 2, autoComplete: 'bday-day' },
  { part: 'month', size: 2, autoComplete: 'bday-month' },
  { part: 'year', size: 4, autoComplete: 'bday-year' },
] as const

/** Day, month and year as three plain boxes: quicker than any calendar for a day thirty years ago. */
export function DateOfBirth({
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  ref,
  disabled,
}: DateOfBirthProps) {
  const id = useId()
  const { t } = useUiText()
  const [typed, setTyped] = useState<DateParts>(() => splitDate(value))
  // What was typed stays as typed ("3", not "03") for as long as it means the value we were given.
  const parts = joinDate(typed) === value ? typed : splitDate(value)
  const shownHint = hint ?? t('date.example')

  const type = (part: keyof DateParts, text: string) => {
    const next = { ...parts, [part]: text.replace(/\D/g, '') }
    setTyped(next)
    onChange(joinDate(next))
  }

  return (
    <Group aria-describedby={describedBy(id, { hint: shownHint, error })} disabled={disabled}>
      <Legend>{label}</Legend>
      <Boxes>
        {boxes.map(({ part, size, autoComplete }) => (
          <Part key={part} $wide={size === 4}>
            <span>{t(`date.${part}`)}</span>
            <Input
              ref={part === 'day' ? ref : undefined}
              type="text"
              inputMode="numeric"
              maxLength={size}
              autoComplete={autoComplete}
              value={parts[part]}
              onChange={(event) => type(part, event.target.value)}
              onBlur={onBlur}
              aria-invalid={error ? true : undefined}
            />
          </Part>
        ))}
      </Boxes>
      <FieldNotes id={id} hint={shownHint} error={error} />
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

const Boxes = styled.div`
  display: flex;
  gap: ${token.space.s};
`

const Part = styled.label<{ $wide: boolean }>`
  display: grid;
  gap: ${token.space.tiny};
  flex: 0 1 ${({ $wide }) => ($wide ? '104px' : '76px')};
  min-width: 0;
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.xs};
`

const Input = styled.input`
  ${inputBox}
  padding-inline: ${token.space.tiny};
  font-size: ${token.fontSize.m};
  font-variant-numeric: tabular-nums;
  text-align: center;
`
