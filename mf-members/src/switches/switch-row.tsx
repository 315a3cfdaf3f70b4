import { token } from '@lonk/shared-ui/token.ts'
import { useId } from 'react'
import { styled } from 'styled-components'

interface SwitchRowProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly on: boolean
  readonly disabled?: boolean
  readonly onChange: (on: boolean) => void
}

/** Something that is on or off, and is so from the moment it is pressed; the whole row is its target. */
export const SwitchRow = ({ label, hint, on, disabled, onChange }: SwitchRowProps) => {
  const id = useId()
  return (
    <Row>
      <span>
        <span id={id}>{label}</span>
        {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      </span>
      <Switch
        type="checkbox"
        role="switch"
        checked={on}
        disabled={disabled}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Row>
  )
}

const { color, space, duration, easing } = token

const Row = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.m};
  min-height: 52px;
  padding-block: ${space.xs};
  cursor: pointer;

  &:has(:disabled) {
    cursor: not-allowed;
  }
`

const Hint = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
  line-height: ${token.lineHeight.snug};
`

const Switch = styled.input`
  appearance: none;
  position: relative;
  width: 48px;
  height: 28px;
  margin: 0;
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${token.radius.full};
  background: ${color.surface};
  cursor: inherit;
  transition: background-color ${duration.quick} ${easing.out};

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 3.5px;
    inset-inline-start: 3.5px;
    width: 18px;
    height: 18px;
    border-radius: ${token.radius.full};
    background: ${color.lineStrong};
    transition: transform ${duration.quick} ${easing.out};
  }
  &:checked {
    border-color: ${color.selected};
    background: ${color.selected};
  }
  &:checked::before {
    background: ${color.onSelected};
    transform: translateX(20px);
  }
  &:focus-visible {
    box-shadow: 0 0 0 6px ${color.halo};
  }
  &:disabled {
    border-color: ${color.line};
    background: ${color.tint};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`
