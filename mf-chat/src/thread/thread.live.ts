import { bus } from '@lonk/shared-events/bus.ts'
import {
  changeConversation,
  changeThreadWith,
  isKnownConversation,
  reloadThreads,
} from './thread.resource.ts'
import { withMessage, withoutMessage, withPresence, withReadUntil } from './thread.ts'

/**
 * What the server's stream says goes straight into the loaded threads, also while no page shows them. Without a
 * stream the shell's polling says that something changed, and what is on the screen is read again.
 */
bus.on('message-received').subscribe(({ message }) => {
  // The first message of somebody whose empty conversation is on the screen: nobody knows its id yet.
  if (!isKnownConversation(message.conversation_id)) return void reloadThreads()
  changeConversation(message.conversation_id, (thread) => withMessage(thread, message))
})
bus.on('message-deleted').subscribe(({ conversationId, messageId }) => {
  changeConversation(conversationId, (thread) => withoutMessage(thread, messageId))
})
bus.on('conversation-read').subscribe(({ conversationId, readUntil }) => {
  changeConversation(conversationId, (thread) => withReadUntil(thread, readUntil))
})
bus.on('presence-changed').subscribe(({ profileId, online }) => {
  changeThreadWith(profileId, (thread) => withPresence(thread, online))
})
bus.on('chats-changed').subscribe(() => void reloadThreads())
bus.on('resync-needed').subscribe(() => void reloadThreads())
