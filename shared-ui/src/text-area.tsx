import { type ComponentPropsWithRef, useId, useState } from 'react'
import { styled } from 'styled-components'
import { FieldFrame, inputBox } from './field-frame.tsx'
import { describedBy, type FieldTexts } from './field-notes.tsx'
import { token } from './token.ts'
import { useUiText } from './use-ui-text.ts'

/** `maxLength` is in UTF-16 units, as the browser counts: an emoji is two of them or more. */
export interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {}

/** Several lines; grows with its words where the browser can. With `maxLength` it counts once room runs short. */
export function TextArea({ label, hint, error, optional, id: ownId, onInput, ...input }: TextAreaProps) {
  const madeId = useId()
  const id = ownId ?? madeId
  const [typed, setTyped] = useState(() => String(input.defaultValue ?? '').length)
  const length = typeof input.value === 'string' ? input.value.length : typed
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <Area
        rows={4}
        required={!optional}
        {...input}
        id={id}
        onInput={(event) => {
          setTyped(event.currentTarget.value.length)
          onInput?.(event)
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
      {input.maxLength !== undefined && <Counter length={length} max={input.maxLength} />}
    </FieldFrame>
  )
}

/** Silent until four fifths are used: a number that always moves only distracts. */
function Counter({ length, max }: { length: number; max: number }) {
  const { t } = useUiText()
  return <Count role="status">{length > max * 0.8 && t('counter', { count: length, max })}</Count>
}

const Area = styled.textarea`
  ${inputBox}
  min-height: calc(3lh + 20px);
  max-height: 20em;
  line-height: ${token.lineHeight.text};
  resize: vertical;
  field-sizing: content;
`

const Count = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.xs};
  font-variant-numeric: tabular-nums;
  text-align: end;

  &:empty {
    margin-block-start: calc(-1 * ${token.space.xs});
  }
`
