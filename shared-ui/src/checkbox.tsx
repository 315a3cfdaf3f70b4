import { type ComponentPropsWithRef, useId } from 'react'
import { styled } from 'styled-components'
import { describedBy, FieldNotes, type FieldTexts } from './field-notes.tsx'
import { hover, token } from './token.ts'

/** `label` is the whole sentence and may hold links. Say `required` yourself: it is not by default. */
export interface CheckboxProps
  extends Omit<FieldTexts, 'optional'>,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {}

/** One box and its sentence; the whole sentence is its target. Never ticked beforehand for a consent. */
export function Checkbox({ label, hint, error, id: ownId, ...input }: CheckboxProps) {
  const madeId = useId()
  const id = ownId ?? madeId
  return (
    <Row>
      <Box
        {...input}
        type="checkbox"
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
      <Sentence htmlFor={id}>{label}</Sentence>
      <Notes>
        <FieldNotes id={id} hint={hint} error={error} />
      </Notes>
    </Row>
  )
}

const { color, space, duration, easing } = token

const Row = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  column-gap: ${space.s};
`

const Box = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin-block: 10px;
  border: 1.5px solid ${color.lineStrong};
  border-radius: 7px;
  background: ${color.surface};
  cursor: pointer;
  transition: background-color ${duration.quick} ${easing.out};

  &::before {
    content: '';
    width: 14px;
    height: 14px;
    background: ${color.onSelected};
    clip-path: polygon(12% 48%, 0 60%, 38% 96%, 100% 20%, 87% 9%, 36% 70%);
    transform: scale(0);
    transition: transform ${duration.quick} ${easing.out};
  }
  &:checked {
    border-color: ${color.selected};
    background: ${color.selected};
  }
  &:checked::before {
    transform: scale(1);
  }
  ${hover} {
    &:hover:not(:disabled, :checked, [aria-invalid='true']) {
      border-color: ${color.ink};
    }
  }
  &:focus-visible {
    box-shadow: 0 0 0 6px ${color.halo};
  }
  &[aria-invalid='true'] {
    border: 2px solid ${color.danger};
  }
  &:disabled {
    border-color: ${color.line};
    background: ${color.tint};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`

const Sentence = styled.label`
  align-self: center;
  padding-block: 10px;
  font-size: ${token.fontSize.s};
  line-height: ${token.lineHeight.text};
`

const Notes = styled.div`
  grid-column: 2;
  display: grid;
  gap: ${space.tiny};

  &:empty {
    display: none;
  }
`
