import type { PageProps } from '@lonk/shared-events/contract.ts'
import { ChatRoot } from '../../chat-root.tsx'
import { ConversationScreen } from './conversation-screen.tsx'
import { ThreadFailure } from './late-parts.ts'
import { addressOf, firstThreadOf } from './thread-address.ts'

/** `/chats/:id` and `/members/:id/chat`: one conversation, with the list beside it on wider screens. */
export const Page = (props: PageProps) => {
  const address = addressOf(props)
  return (
    <ChatRoot>
      {address ? (
        <ConversationScreen address={address} firstData={firstThreadOf(props.firstData, address)} />
      ) : (
        <ThreadFailure error={null} />
      )}
    </ChatRoot>
  )
}
