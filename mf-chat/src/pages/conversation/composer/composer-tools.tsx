import { bus } from '@lonk/shared-events/bus.ts'
import { IconButton } from '@lonk/shared-ui/icon-button.tsx'
import type { MenuItem } from '@lonk/shared-ui/overlay/dropdown-menu.tsx'
import { below } from '@lonk/shared-ui/token.ts'
import { Gift, MessageCircleHeart, Plus, Smile } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { MenuButton } from '../../../parts/menu-button.tsx'
import { EmojiPanel } from './emoji-panel.tsx'

interface ComposerToolsProps {
  readonly profileId: number
  /** Nothing can be sent to this member. */
  readonly shut: boolean
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly onText: (text: string) => void
}

/** Beside the field: a gift or an opening line, and emoji where no keyboard of a phone has them. */
export const ComposerTools = ({ profileId, shut, field, onText }: ComposerToolsProps) => {
  const { t } = useTranslation('mf-chat')
  const [emoji, setEmoji] = useState(false)

  const insert = (sign: string) => {
    const area = field.current
    if (!area) return
    area.setRangeText(sign, area.selectionStart, area.selectionEnd, 'end')
    onText(area.value)
  }
  const items: MenuItem[] = [
    {
      key: 'gift',
      label: t('composer.gift'),
      icon: <Gift aria-hidden="true" />,
      disabled: shut,
      onSelect: () => bus.publish('gift-requested', { profileId }),
    },
    {
      key: 'icebreaker',
      label: t('composer.icebreaker'),
      icon: <MessageCircleHeart aria-hidden="true" />,
      disabled: shut,
      onSelect: () => bus.publish('icebreaker-requested', { profileId }),
    },
  ]
  return (
    <>
      <MenuButton label={t('composer.more')} icon={<Plus aria-hidden="true" />} items={items} />
      <EmojiButton
        label={t('composer.emoji')}
        icon={<Smile aria-hidden="true" />}
        aria-expanded={emoji}
        onClick={() => setEmoji(!emoji)}
      />
      {emoji && (
        <EmojiPanel
          onPick={insert}
          onClose={() => {
            setEmoji(false)
            field.current?.focus()
          }}
        />
      )}
    </>
  )
}

const EmojiButton = styled(IconButton)`
  ${below('phone')} {
    display: none;
  }
`
