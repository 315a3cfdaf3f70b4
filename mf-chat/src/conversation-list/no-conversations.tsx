import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { EmptyChats } from '@lonk/shared-ui/illustrations/empty-chats.tsx'
import { useTranslation } from 'react-i18next'

/** Nothing to read yet, and one thing to do about it. */
export const NoConversations = () => {
  const { t } = useTranslation('mf-chat')
  return (
    <EmptyState
      drawing={<EmptyChats />}
      title={t('conversations.empty.title')}
      action={<LinkButton to={linkTo('members')}>{t('conversations.empty.action')}</LinkButton>}
    >
      {t('conversations.empty.text')}
    </EmptyState>
  )
}
