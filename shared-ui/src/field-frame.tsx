import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { FieldNotes, type FieldTexts, labelText } from './field-notes.tsx'
import { hover, token } from './token.ts'
import { useUiText } from './use-ui-text.ts'

interface FieldFrameProps extends FieldTexts {
  id: string
  /** The label is there for screen readers alone. */
  hideLabel?: boolean
  children: ReactNode
}

/** Label above, input, then error or hint: the frame around one input with this `id`. */
export function FieldFrame({ id, label, hint, error, optional, hideLabel, children }: FieldFrameProps) {
  return (
    <Frame>
      <FieldLabel htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
        {optional && <OptionalMark />}
      </FieldLabel>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </Frame>
  )
}

/** " (niet verplicht)" in soft ink. */
export function OptionalMark() {
  const { t } = useUiText()
  return <Soft> ({t('optional')})</Soft>
}

const { color, space, duration, easing } = token

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.xs};
  min-width: 0;
`

const FieldLabel = styled.label`
  ${labelText}
  justify-self: start;
`

const Soft = styled.span`
  color: ${color.inkSoft};
  font-weight: ${token.weight.regular};
`

/** The box of an input, a text area or a select. */
export const inputBox = css`
  display: block;
  width: 100%;
  min-height: 48px;
  padding: 10px 14px;
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${token.radius.field};
  background: ${color.surface};
  color: ${color.ink};
  line-height: ${token.lineHeight.snug};
  transition:
    border-color ${duration.quick} ${easing.out},
    box-shadow ${duration.quick} ${easing.out};

  &::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }
  ${hover} {
    &:hover:not(:disabled, [aria-invalid='true']) {
      border-color: ${color.ink};
    }
  }
  &:focus-visible {
    border-color: ${color.focus};
    outline: 1px solid ${color.focus};
    outline-offset: 0;
    box-shadow: 0 0 0 5px ${color.halo};
  }
  /* Twice as thick as a field in use, drawn inwards so that nothing moves. */
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 0.5px ${color.danger};
  }
  &[aria-invalid='true']:focus-visible {
    outline-color: ${color.danger};
    box-shadow: 0 0 0 5px ${color.dangerSoft};
  }
  &:disabled {
    border-color: ${color.line};
    background: ${color.tint};
    color: ${color.inkSoft};
    cursor: not-allowed;
    opacity: 1;
  }
  &:read-only:not(select) {
    background: ${color.tint};
  }
`
