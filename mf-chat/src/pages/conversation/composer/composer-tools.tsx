import { photoAccept } from '@lonk/shared-api/calls/profile/photo-file.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { IconButton } from '@lonk/shared-ui/icon-button.tsx'
import { MenuButton } from '@lonk/shared-ui/menu-button.tsx'
import type { MenuItem } from '@lonk/shared-ui/overlay/dropdown-menu.tsx'
import { below } from '@lonk/shared-ui/token.ts'
import { Gift, ImagePlus, MessageCircleHeart, Plus, Smile } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Thread } from '../../../thread/thread.ts'
import { chosenPhotos, photoNotes } from './chosen-photos.ts'
import { EmojiPanel } from './emoji-panel.tsx'
import { PhotoDialog } from './photo-dialog.tsx'
import { useChosenPhoto } from './use-chosen-photo.ts'

interface ComposerToolsProps {
  readonly profileId: number
  readonly canSend: Thread['canSend']
  /** Nothing can be sent to this member. */
  readonly shut: boolean
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly onText: (text: string) => void
}

/**
 * Beside the field: a photo, a gift or an opening line, and emoji where there is no phone's keyboard, which has them.
 */
export const ComposerTools = ({ profileId, canSend, shut, field, onText }: ComposerToolsProps) => {
  const { t } = useTranslation('mf-chat')
  const [emoji, setEmoji] = useState<'by-mouse' | 'by-keys' | null>(null)
  const photo = useChosenPhoto(profileId, field, shut)
  const picker = useRef<HTMLInputElement>(null)

  const insert = (sign: string) => {
    const area = field.current
    if (!area) return
    area.setRangeText(sign, area.selectionStart, area.selectionEnd, 'end')
    onText(area.value)
  }
  const items: MenuItem[] = [
    {
      key: 'photo',
      label: t('composer.photo'),
      icon: <ImagePlus aria-hidden="true" />,
      disabled: shut,
      onSelect: () => picker.current?.click(),
    },
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
      <MenuButton label={t('composer.more')} icon={<Plus aria-hidden="true" />} items={items} align="start" />
      <EmojiButton
        label={t('composer.emoji')}
        icon={<Smile aria-hidden="true" />}
        data-emoji=""
        aria-expanded={emoji !== null}
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ detail }) => setEmoji(emoji ? null : detail > 0 ? 'by-mouse' : 'by-keys')}
      />
      <input
        ref={picker}
        className="visually-hidden"
        type="file"
        accept={photoAccept}
        tabIndex={-1}
        aria-label={t('composer.photo')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) chosenPhotos.choose(profileId, chosen)
          // The same picture may be chosen again.
          currentTarget.value = ''
        }}
      />
      {photo && (
        <PhotoDialog
          profileId={profileId}
          file={photo}
          canSend={canSend}
          onClose={() => {
            chosenPhotos.drop(profileId)
            photoNotes.write(profileId, '')
            field.current?.focus()
          }}
        />
      )}
      {emoji && (
        <EmojiPanel
          byKeys={emoji === 'by-keys'}
          onPick={insert}
          onLeave={() => setEmoji(null)}
          onClose={() => {
            setEmoji(null)
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
