import type { Message } from '@lonk/shared-api/schemas/chat.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { formatTime } from '@lonk/shared-ui/format.ts'
import { MenuButton } from '@lonk/shared-ui/menu-button.tsx'
import type { MenuItem } from '@lonk/shared-ui/overlay/dropdown-menu.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { Copy, Flag, Maximize2, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toastFailure } from '../../../parts/toast-failure.ts'
import { removeMessage } from '../../../thread/remove-message.ts'
import { useViewPhoto } from './use-view-photo.ts'

/** One's own message can be deleted for both sides this long, while it is unread (docs/api.md, 2.3 E). */
const deletableForBothMs = 15 * 60_000

interface MessageMenuProps {
  readonly message: Message
  readonly profileId: number
}

/** What can be done with one message. Reached by the arrow keys, not by Tab: see `on-message-key.ts`. */
export const MessageMenu = ({ message, profileId }: MessageMenuProps) => {
  const { t, i18n } = useTranslation('mf-chat')
  const errorText = useErrorText()
  const view = useViewPhoto()
  const remove = (scope: 'me' | 'both') => void removeMessage(message, profileId, scope, errorText)
  const cdnPrefix = useShared('settings')?.cdn_prefix ?? ''
  const { text, photo } = message
  const items: MenuItem[] = []
  if (photo?.filename) {
    const address = cdnPrefix + photo.filename
    items.push({
      key: 'photo',
      label: t('message.viewPhoto'),
      icon: <Maximize2 aria-hidden="true" />,
      onSelect: () => view({ address, alt: t('conversations.photo') }),
    })
  }
  if (text) {
    items.push({
      key: 'copy',
      label: t('message.copy'),
      icon: <Copy aria-hidden="true" />,
      onSelect: () =>
        void navigator.clipboard.writeText(text).catch((error) => toastFailure(error, errorText)),
    })
  }
  items.push({
    key: 'me',
    label: t('message.removeForMe'),
    icon: <Trash2 aria-hidden="true" />,
    onSelect: () => remove('me'),
  })
  if (canBeDeletedForBoth(message, Date.now())) {
    items.push({
      key: 'both',
      label: t('message.removeForBoth'),
      icon: <Trash2 aria-hidden="true" />,
      danger: true,
      onSelect: () => remove('both'),
    })
  }
  if (!message.own && message.type !== 'system') {
    items.push({
      key: 'complain',
      label: t('complain.message'),
      icon: <Flag aria-hidden="true" />,
      onSelect: () => bus.publish('complaint-requested', { profileId, messageId: message.id }),
    })
  }
  const time = formatTime(message.created_at, i18n.language)
  return <MenuButton tabIndex={-1} label={t('message.actions', { time })} items={items} />
}

const canBeDeletedForBoth = (message: Message, now: number): boolean =>
  message.own && message.state !== 'read' && now - Date.parse(message.created_at) < deletableForBothMs
