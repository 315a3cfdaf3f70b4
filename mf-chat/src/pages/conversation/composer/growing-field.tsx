import { token } from '@lonk/shared-ui/token.ts'
import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'

interface GrowingFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onText: (text: string) => void
  readonly onEnter: () => void
  readonly invalid: boolean
}

/** A text area as high as its words, up to six lines. Enter sends, Shift+Enter starts a new line. */
export const GrowingField = ({ label, onText, onEnter, invalid, ...field }: GrowingFieldProps) => {
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // An Enter that picks a word from an input method belongs to that.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }
  return (
    // A hidden copy of the words gives the height: the text area alone would keep its own.
    <Grow data-words={`${field.value} `}>
      <textarea
        {...field}
        rows={1}
        aria-label={label}
        aria-invalid={invalid || undefined}
        autoComplete="off"
        enterKeyHint="send"
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
    box-shadow: 0 0 0 3px ${color.halo};
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
