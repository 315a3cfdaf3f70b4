import { MenuButton } from '@lonk/shared-ui/menu-button.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeConversation } from '../../../conversation-list/removed-conversations.ts'
import type { Thread } from '../../../thread/thread.ts'
import { useBackToList } from '../use-back-to-list.ts'
import { BlockDialog } from './block-dialog.tsx'
import { useConversationItems } from './use-conversation-items.tsx'

/** What can be done with the whole conversation and the member on its other side. */
export const ConversationMenu = ({ thread }: { thread: Thread }) => {
  const { t } = useTranslation('mf-chat')
  const errorText = useErrorText()
  const backToList = useBackToList()
  const [blocking, setBlocking] = useState(false)
  const { conversation, profile } = thread

  const items = useConversationItems(thread, {
    onBlock: () => setBlocking(true),
    onRemove: () => {
      if (conversation) void removeConversation(conversation, errorText)
      backToList()
    },
  })
  return (
    <>
      <MenuButton label={t('conversations.actions', { name: profile.name })} items={items} />
      {blocking && <BlockDialog partner={profile} onClose={() => setBlocking(false)} />}
    </>
  )
}
