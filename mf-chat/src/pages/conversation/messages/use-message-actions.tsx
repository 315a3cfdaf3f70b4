import type { Message } from '@lonk/shared-api/schemas/chat.ts'
import type { MenuItem } from '@lonk/shared-ui/overlay/dropdown-menu.tsx'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { removeMessage } from '../../../thread/remove-message.ts'
import type { Thread } from '../../../thread/thread.ts'

/** An own message can be deleted for both sides this long, while it is unread (docs/api.md, 2.3 E). */
const deletableForBothMs = 15 * 60_000

/** What can be done with a message that the server has. */
export const useMessageActions = (message: Message | undefined, thread: Thread): readonly MenuItem[] => {
  const { t } = useTranslation('mf-chat')
  if (!message || message.type === 'system') return []
  const failed = t('message.removeFailed')
  const remove = (scope: 'me' | 'both') => void removeMessage(message, thread.profile.id, scope, failed)
  const forMe: MenuItem = {
    key: 'me',
    label: t('message.removeForMe'),
    icon: <Trash2 aria-hidden="true" />,
    onSelect: () => remove('me'),
  }
  const forBoth: MenuItem = {
    key: 'both',
    label: t('message.removeForBoth'),
    icon: <Trash2 aria-hidden="true" />,
    danger: true,
    onSelect: () => remove('both'),
  }
  return canBeDeletedForBoth(message, Date.now()) ? [forMe, forBoth] : [forMe]
}

const canBeDeletedForBoth = (message: Message, now: number): boolean =>
  message.own && message.state !== 'read' && now - Date.parse(message.created_at) < deletableForBothMs
