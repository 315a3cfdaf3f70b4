import { hover, token } from '@lonk/shared-ui/token.ts'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { columns, emoji } from './emoji.ts'

/** The button beside the field; the menu beside it opens something else. */
const opener = 'button[data-emoji]'

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
}

interface EmojiPanelProps {
  /** It was opened by a key, and is used by keys. */
  readonly byKeys: boolean
  readonly onPick: (sign: string) => void
  /** Escape: back to the field. */
  readonly onClose: () => void
  /** The member goes on elsewhere. */
  readonly onLeave: () => void
}

/**
 * A grid of emoji above the field: one stop of the Tab key, arrows inside. With a mouse the focus stays in the
 * field, so that Enter sends what was picked; the panel goes when the member types on or presses elsewhere.
 */
export const EmojiPanel = ({ byKeys, onPick, onClose, onLeave }: EmojiPanelProps) => {
  const { t } = useTranslation('mf-chat')
  const panel = useRef<HTMLDivElement | null>(null)
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    if (byKeys) panel.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [byKeys])
  useLeaving(panel, onLeave)

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    const step = steps[event.key]
    const next = current + (step ?? 0)
    if (step === undefined || next < 0 || next >= emoji.length) return
    event.preventDefault()
    setCurrent(next)
    panel.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <Panel
      ref={panel}
      onMouseDown={(event) => event.preventDefault()}
      role="group"
      aria-label={t('composer.emoji')}
      onKeyDown={onKey}
    >
      {emoji.map((sign, index) => (
        <Sign
          key={sign}
          type="button"
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={() => onPick(sign)}
        >
          {sign}
        </Sign>
      ))}
    </Panel>
  )
}

/** Tells of a key or a press outside of the panel; the button that opens it closes it by itself. */
const useLeaving = (panel: RefObject<HTMLElement | null>, onLeave: () => void) => {
  const latest = useRef(onLeave)
  latest.current = onLeave
  useEffect(() => {
    const leave = (event: Event) => {
      const { target } = event
      const inside = target instanceof Element && (panel.current?.contains(target) || target.closest(opener))
      const escapes =
        event instanceof KeyboardEvent &&
        event.key === 'Escape' &&
        !panel.current?.contains(document.activeElement)
      if (!inside || escapes) latest.current()
    }
    document.addEventListener('keydown', leave)
    document.addEventListener('pointerdown', leave)
    return () => {
      document.removeEventListener('keydown', leave)
      document.removeEventListener('pointerdown', leave)
    }
  }, [panel])
}

const { color, space } = token

const Panel = styled.div`
  position: absolute;
  z-index: ${token.layer.raised};
  inset-block-end: calc(100% + ${space.xs});
  inset-inline-start: 0;
  display: grid;
  grid-template-columns: repeat(${columns}, 36px);
  max-width: 100%;
  padding: ${space.xs};
  border-radius: ${token.radius.card};
  background: ${color.surface};
  box-shadow: ${token.shadow.high}, 0 0 0 1px ${color.line};
`

const Sign = styled.button`
  height: 36px;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.field};
  background: none;
  font-size: 22px;
  line-height: 1;

  ${hover} {
    &:hover {
      background: ${color.tint};
    }
  }
`
