import type { ChatAnswer } from '@lonk/shared-api/calls/chat/chat.schema.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useWide } from '../../parts/use-wide.ts'
import { type ThreadAddress, threadQuery } from '../../thread/thread.resource.ts'
import { ConversationList, ThreadFailure } from './late-parts.ts'
import { OpenConversation } from './open-conversation.tsx'
import { Rail } from './rail.tsx'
import { Columns, ListColumn, ListHeading, Main } from './screen-layout.tsx'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { useBackToList } from './use-back-to-list.ts'
import { useVisibleHeight } from './use-visible-height.ts'

interface ConversationScreenProps {
  readonly address: ThreadAddress
  readonly firstData: ChatAnswer | undefined
}

/** One conversation, in whatever state it is, and the list beside it where there is room. */
export const ConversationScreen = ({ address, firstData }: ConversationScreenProps) => {
  const { t } = useTranslation('mf-chat')
  const backToList = useBackToList()
  const wide = useWide()
  const screen = useVisibleHeight()
  const { data: thread, error, isFetching, refetch } = useQuery(threadQuery(address, firstData))

  return (
    <Columns ref={screen}>
      {wide && <Rail />}
      {wide && (
        <ListColumn aria-label={t('conversations.title')}>
          <ListHeading to={linkTo('chats')}>{t('conversations.title')}</ListHeading>
          <ConversationList currentId={thread?.conversation?.id} onCurrentRemoved={backToList} />
        </ListColumn>
      )}
      <Main>
        {thread ? (
          <OpenConversation key={thread.profile.id} address={address} thread={thread} />
        ) : error ? (
          <ThreadFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <ThreadSkeleton />
        )}
      </Main>
    </Columns>
  )
}
