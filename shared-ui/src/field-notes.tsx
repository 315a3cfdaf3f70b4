import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { token } from './token.ts'

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

const { color, fontSize } = token

/** The look of a label for what is no `<label>`: the legends of groups. */
export const labelText = css`
  font-size: ${fontSize.s};
  font-weight: ${token.weight.strong};
  line-height: ${token.lineHeight.snug};
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
