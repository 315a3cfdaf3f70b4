import { styled } from 'styled-components'
import type { ThreadAddress } from '../../thread/thread.resource.ts'
import type { Thread } from '../../thread/thread.ts'
import { useTypingSeen } from '../../thread/use-typing-seen.ts'
import { Composer } from './composer/composer.tsx'
import { ConversationHeader } from './header/conversation-header.tsx'
import { PhotoViewer } from './late-parts.ts'
import { MessageList } from './messages/message-list.tsx'
import { NewMessagesAloud } from './messages/new-messages-aloud.tsx'
import { useLastChat } from './use-last-chat.ts'
import { useOnScreen } from './use-on-screen.ts'
import { useOutboxTo } from './use-outbox-to.ts'
import { usePolledNews } from './use-polled-news.ts'
import { useReadMarker } from './use-read-marker.ts'

interface OpenConversationProps {
  readonly address: ThreadAddress
  readonly thread: Thread
}

/** A conversation that is loaded: who, what was said, and the place to answer. */
export const OpenConversation = ({ address, thread }: OpenConversationProps) => {
  const pending = useOutboxTo(thread.profile.id)
  const typing = useTypingSeen(thread.conversation?.id)
  useOnScreen(thread.conversation?.id)
  useReadMarker(thread)
  useLastChat(thread.profile.id)
  usePolledNews(thread)

  return (
    <Rows>
      <ConversationHeader thread={thread} typing={typing} />
      <MessageList address={address} thread={thread} pending={pending} typing={typing} />
      <NewMessagesAloud thread={thread} />
      <PhotoViewer />
      <Composer thread={thread} pending={pending} />
    </Rows>
  )
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: 100%;
`
