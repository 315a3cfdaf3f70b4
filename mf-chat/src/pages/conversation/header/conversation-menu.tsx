import { linkTo } from '@lonk/shared-events/route-names.ts'
import type { MenuItem } from '@lonk/shared-ui/overlay/dropdown-menu.tsx'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { Trash2, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { removeConversation } from '../../../conversation-list/removed-conversations.ts'
import { MenuButton } from '../../../parts/menu-button.tsx'
import type { Thread } from '../../../thread/thread.ts'

/** What can be done with the whole conversation. */
export const ConversationMenu = ({ thread: { conversation, profile } }: { thread: Thread }) => {
  const { t } = useTranslation('mf-chat')
  const ui = useUiText()
  const navigate = useNavigate()
  const items: MenuItem[] = []

  if ('age' in profile) {
    items.push({
      kind: 'link',
      key: 'profile',
      label: t('conversations.profile'),
      icon: <UserRound aria-hidden="true" />,
      to: linkTo('members-id', { id: profile.id }),
    })
  }
  if (conversation) {
    items.push({
      key: 'remove',
      label: t('conversations.remove'),
      icon: <Trash2 aria-hidden="true" />,
      danger: true,
      onSelect: () => {
        void removeConversation(conversation, ui.t('error.text'))
        navigate(linkTo('chats'))
      },
    })
  }
  if (items.length === 0) return null
  return <MenuButton label={t('conversations.actions', { name: profile.name })} items={items} />
}
