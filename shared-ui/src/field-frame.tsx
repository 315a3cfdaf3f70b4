import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { hover, token } from './token.ts'
import { useUiText } from './use-ui-text.ts'

/** What every field takes besides its own input. */
export interface FieldTexts {
  label: ReactNode
  /** Help that stays in sight: a format, a reason. */
  hint?: ReactNode
  /** What is wrong, in the member's language; its presence marks the field invalid. */
  error?: ReactNode
  /** Says so beside the label; required is the rule and is not marked. */
  optional?: boolean
}

/** Hint and error of a field are named after it, so that `aria-describedby` can be written before they render. */
export const describedBy = (id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

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

/** Error and hint under a field or a group of fields. */
export function FieldNotes({ id, hint, error }: Pick<FieldTexts, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {error && (
        <ErrorNote id={`${id}-error`}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </ErrorNote>
      )}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </>
  )
}

const { color, space, fontSize, duration, easing } = token

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.xs};
  min-width: 0;
`

/** The look of a label for what is no `<label>`: the legends of groups. */
export const labelText = css`
  font-size: ${fontSize.s};
  font-weight: ${token.weight.strong};
  line-height: ${token.lineHeight.snug};
`

const FieldLabel = styled.label`
  ${labelText}
  justify-self: start;
`

const Soft = styled.span`
  color: ${color.inkSoft};
  font-weight: ${token.weight.regular};
`

const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: ${fontSize.s};
  line-height: ${token.lineHeight.snug};
`

const ErrorNote = styled.p`
  display: flex;
  gap: 6px;
  color: ${color.danger};
  font-size: ${fontSize.s};
  font-weight: ${token.weight.medium};
  line-height: ${token.lineHeight.snug};

  & svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
    margin-block-start: 0.08em;
  }
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
