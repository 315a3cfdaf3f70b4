import type { ChatAnswer } from '@lonk/shared-api/calls/chat/chat.schema.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { PageSkeleton } from '@lonk/shared-ui/page-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ConversationList } from '../../conversation-list/conversation-list.tsx'
import { type ThreadAddress, threadQuery } from '../../thread/thread.resource.ts'
import { ConversationMissing } from './conversation-missing.tsx'
import { OpenConversation } from './open-conversation.tsx'
import { Columns, ListColumn, ListHeading, Main } from './screen-layout.tsx'
import { useVisibleHeight } from './use-visible-height.ts'

interface ConversationScreenProps {
  readonly address: ThreadAddress
  readonly firstData: ChatAnswer | undefined
}

/** The list and one conversation, in whatever state the conversation is. */
export const ConversationScreen = ({ address, firstData }: ConversationScreenProps) => {
  const { t } = useTranslation('mf-chat')
  const navigate = useNavigate()
  const screen = useVisibleHeight()
  const { data: thread } = useQuery(threadQuery(address, firstData))

  return (
    <Columns ref={screen}>
      <ListColumn aria-label={t('conversations.title')}>
        <ListHeading to={linkTo('chats')}>{t('conversations.title')}</ListHeading>
        <ConversationList
          currentId={thread?.conversation?.id}
          onCurrentRemoved={() => navigate(linkTo('chats'))}
        />
      </ListColumn>
      <Main>
        {thread ? (
          <OpenConversation key={thread.profile.id} address={address} thread={thread} />
        ) : (
          <Waiting address={address} />
        )}
      </Main>
    </Columns>
  )
}

const Waiting = ({ address }: { address: ThreadAddress }) => {
  const { t } = useTranslation('mf-chat')
  const { error, refetch, isFetching } = useQuery(threadQuery(address))
  if (!error) return <PageSkeleton kind="conversation" />
  if (isApiError(error) && error.status === 404) return <ConversationMissing />
  return (
    <ErrorState
      heading="h1"
      title={t('conversation.error')}
      message={error.message || undefined}
      busy={isFetching}
      onRetry={() => void refetch()}
      action={
        <LinkButton variant="secondary" to={linkTo('chats')}>
          {t('conversation.back')}
        </LinkButton>
      }
    />
  )
}
