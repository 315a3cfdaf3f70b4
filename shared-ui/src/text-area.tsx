import { type ComponentPropsWithRef, useId } from 'react'
import { styled } from 'styled-components'
import { describedBy, FieldFrame, type FieldTexts, inputBox } from './field-frame.tsx'
import { token } from './token.ts'

export interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {}

/** Several lines; grows with its words where the browser can, up to twelve lines. */
export function TextArea({ label, hint, error, optional, id: ownId, ...input }: TextAreaProps) {
  const madeId = useId()
  const id = ownId ?? madeId
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <Area
        rows={4}
        required={!optional}
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </FieldFrame>
  )
}

const Area = styled.textarea`
  ${inputBox}
  max-height: 20em;
  line-height: ${token.lineHeight.text};
  resize: vertical;
  field-sizing: content;
  min-height: calc(3lh + 20px);
`
