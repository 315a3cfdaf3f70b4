import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { EmptyChats } from '@lonk/shared-ui/illustrations/empty-chats.tsx'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { ConversationRow } from './conversation-row.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { useConversations } from './use-conversations.ts'

interface ConversationListProps {
  /** The conversation beside the list. */
  readonly currentId?: number
  /** The conversation on the screen was removed. */
  readonly onCurrentRemoved?: () => void
}

/** All conversations of the member, newest first. */
export const ConversationList = ({ currentId, onCurrentRemoved }: ConversationListProps) => {
  const { t } = useTranslation('mf-chat')
  const { entries, error, retry } = useConversations()

  if (error) return <ErrorState title={t('conversations.error')} message={error.message} onRetry={retry} />
  if (!entries) return <ListSkeleton label={t('conversations.loading')} />
  if (entries.length === 0) return <NoConversations />
  return (
    <Rows>
      {entries.map((entry) => (
        <li key={entry.conversation.id}>
          <ConversationRow
            entry={entry}
            current={entry.conversation.id === currentId}
            onRemoved={entry.conversation.id === currentId ? onCurrentRemoved : undefined}
          />
        </li>
      ))}
    </Rows>
  )
}

const NoConversations = () => {
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

const Rows = styled.ul`
  display: grid;
  gap: 2px;
`
