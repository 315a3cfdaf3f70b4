import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { FieldFrame, inputBox } from './field-frame.tsx'
import { describedBy, type FieldTexts } from './field-notes.tsx'
import { token } from './token.ts'

/**
 * `label` is always needed, a placeholder does not replace it; `autoComplete` and `inputMode` are for the caller to
 * say. Several lines are a `TextArea`, a secret is a `PasswordField`.
 */
export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'children'> {
  /** Something inside the box at its end: a unit, a button, a tick. */
  end?: ReactNode
}

/**
 * One line of text. Spread `register('name')` of react-hook-form into it; `error` comes from the form's state.
 * Fields are `required` unless `optional`, so a form with texts of its own is `<form noValidate>`.
 */
export function TextField({ label, hint, error, optional, end, id: ownId, ...input }: TextFieldProps) {
  const madeId = useId()
  const id = ownId ?? madeId
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <Box>
        <Input
          type="text"
          required={!optional}
          {...input}
          id={id}
          $end={end !== undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        {end !== undefined && <End>{end}</End>}
      </Box>
    </FieldFrame>
  )
}

const Box = styled.div`
  position: relative;
`

const Input = styled.input<{ $end: boolean }>`
  ${inputBox}
  padding-inline-end: ${({ $end }) => ($end ? '52px' : '14px')};
`

const End = styled.span`
  position: absolute;
  inset-block: 2px;
  inset-inline-end: 2px;
  display: grid;
  place-items: center;
  min-width: 44px;
  color: ${token.color.inkSoft};
`
