import { ChevronDown } from 'lucide-react'
import { type ComponentPropsWithRef, useId } from 'react'
import { styled } from 'styled-components'
import { FieldFrame, inputBox } from './field-frame.tsx'
import { describedBy, type FieldTexts } from './field-notes.tsx'
import { token } from './token.ts'

/**
 * For more than six answers, or where space is short. With `register` of react-hook-form or with `value`; a `bare`
 * one still needs its label.
 */
export interface SelectFieldProps extends FieldTexts, ComponentPropsWithRef<'select'> {
  /** The label is there for screen readers alone, where the place explains the choice (a sort order, a language). */
  bare?: boolean
}

/** The platform's own list in our frame; `children` are `<option>`s. */
export function SelectField({ label, hint, error, optional, bare, id: ownId, ...select }: SelectFieldProps) {
  const madeId = useId()
  const id = ownId ?? madeId
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional} hideLabel={bare}>
      <Box>
        <Native
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        <ChevronDown aria-hidden="true" />
      </Box>
    </FieldFrame>
  )
}

const Box = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 14px;
    width: 20px;
    height: 100%;
    color: ${token.color.inkSoft};
    pointer-events: none;
  }
`

const Native = styled.select`
  ${inputBox}
  padding-inline-end: 42px;
  appearance: none;
  text-overflow: ellipsis;

  & option {
    background: ${token.color.surface};
    color: ${token.color.ink};
  }
`
