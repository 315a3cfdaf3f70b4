import { useId } from 'react'
import { styled } from 'styled-components'
import { FieldFrame } from './field-frame.tsx'
import { describedBy, type FieldTexts } from './field-notes.tsx'
import { token } from './token.ts'

/** `step` is 1 by default. An exact number is a `TextField`, two bounds are a `RangeField`. */
export interface SliderProps extends Pick<FieldTexts, 'label' | 'hint' | 'error'> {
  value: number
  /** Called at every step while it moves; load nothing here, wait for `onSettled`. */
  onChange: (value: number) => void
  /** The thumb or the key was released. */
  onSettled?: () => void
  min: number
  max: number
  step?: number
  /** The value in words with its unit ("50 km"): shown beside the label, read out instead of the bare number. */
  text: string
  disabled?: boolean
}

/** One number on a line, for where about right is right. The platform's own: thumb, arrows, Page Up, Home and End. */
export function Slider({ label, hint, error, text, value, onChange, onSettled, ...input }: SliderProps) {
  const id = useId()
  const name = (
    <Head>
      <span>{label}</span>
      <Value aria-hidden="true">{text}</Value>
    </Head>
  )
  return (
    <FieldFrame id={id} label={name} hint={hint} error={error}>
      <Line
        {...input}
        id={id}
        type="range"
        value={value}
        aria-valuetext={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onPointerUp={onSettled}
        onKeyUp={onSettled}
      />
    </FieldFrame>
  )
}

const { color, space } = token

const Head = styled.span`
  display: flex;
  gap: ${space.s};
`

const Value = styled.span`
  flex: none;
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`

const Line = styled.input`
  width: 100%;
  height: 44px;
  accent-color: ${color.selected};
  cursor: pointer;

  &:focus-visible {
    outline-offset: 0;
    border-radius: ${token.radius.field};
  }
  &:disabled {
    cursor: not-allowed;
  }
`
