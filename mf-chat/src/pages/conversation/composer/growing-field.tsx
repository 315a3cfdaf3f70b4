import { useStore } from '@lonk/shared-events/store.ts'
import { token } from '@lonk/shared-ui/token.ts'
import type { KeyboardEvent, RefObject } from 'react'
import { styled } from 'styled-components'
import { enterSends } from '../../../preferences/enter-sends.ts'

interface GrowingFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onText: (text: string) => void
  readonly onSend: () => void
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly invalid: boolean
}

/** A text area as high as its words, up to six lines. Either Enter or Shift+Enter sends: the member chooses. */
export const GrowingField = ({ label, onText, onSend, invalid, field, ...words }: GrowingFieldProps) => {
  const sends = useStore(enterSends)
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // An Enter that picks a word in an input method belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey === sends || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }
  return (
    // A hidden copy of the words gives the height: the text area alone would not grow.
    <Grow data-words={`${words.value} `}>
      <textarea
        {...words}
        ref={field}
        rows={1}
        aria-label={label}
        aria-invalid={invalid || undefined}
        autoComplete="off"
        enterKeyHint={sends ? 'send' : 'enter'}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={keyDown}
      />
    </Grow>
  )
}

const { color, space } = token

const Grow = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  max-height: calc(6lh + 22px);
  overflow: hidden;
  border: 1.5px solid ${color.lineStrong};
  border-radius: 22px;
  background: ${color.paper};
  line-height: ${token.lineHeight.snug};

  &:focus-within {
    border-color: ${color.focus};
  }
  &:has([aria-invalid]) {
    border-color: ${color.danger};
  }
  & > textarea,
  &::after {
    grid-area: 1 / 1;
    min-width: 0;
    max-height: inherit;
    padding: 9px ${space.m};
    border: 0;
    background: none;
    font: inherit;
    line-height: inherit;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  & > textarea {
    overflow-y: auto;
    resize: none;
    outline: none;
  }
  & > textarea::placeholder {
    color: ${color.inkSoft};
  }
  &::after {
    content: attr(data-words);
    visibility: hidden;
  }
`
