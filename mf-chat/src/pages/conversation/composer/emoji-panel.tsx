import { hover, token } from '@lonk/shared-ui/token.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { columns, emoji } from './emoji.ts'

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
}

interface EmojiPanelProps {
  readonly onPick: (sign: string) => void
  readonly onClose: () => void
}

/** A grid of emoji above the field: one stop of the Tab key, arrows inside, Escape leads back to the field. */
export const EmojiPanel = ({ onPick, onClose }: EmojiPanelProps) => {
  const { t } = useTranslation('mf-chat')
  const panel = useRef<HTMLDivElement | null>(null)
  const [current, setCurrent] = useState(0)

  useEffect(() => panel.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), [])

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
    <Panel ref={panel} role="group" aria-label={t('composer.emoji')} onKeyDown={onKey}>
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
