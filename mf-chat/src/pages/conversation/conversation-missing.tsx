import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { EmptyChats } from '@lonk/shared-ui/illustrations/empty-chats.tsx'
import { useTranslation } from 'react-i18next'

/** No such conversation, or no longer. */
export const ConversationMissing = () => {
  const { t } = useTranslation('mf-chat')
  return (
    <EmptyState
      drawing={<EmptyChats />}
      heading="h1"
      title={t('conversation.notFound.title')}
      action={<LinkButton to={linkTo('chats')}>{t('conversation.back')}</LinkButton>}
    >
      {t('conversation.notFound.text')}
    </EmptyState>
  )
}
