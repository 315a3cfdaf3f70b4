import { deleteChat } from '@lonk/shared-api/calls/chat/chat.ts'
import { api } from '@lonk/shared-api/client.ts'
import type { Conversation } from '@lonk/shared-api/schemas/chat.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { createStore } from '@lonk/shared-events/store.ts'
import type { ErrorText } from '@lonk/shared-ui/use-error-text.ts'

/** Conversation id to the newest message that was removed with it: a newer one brings the conversation back. */
export type Removed = ReadonlyMap<number, number | null>

export const removedConversations = createStore<Removed>(new Map())

bus.on('logged-out').subscribe(() => removedConversations.set(new Map()))

type Removable = Pick<Conversation, 'id' | 'last_message_id'>

export const isRemoved = (removed: Removed, { id, last_message_id }: Removable): boolean =>
  removed.has(id) && removed.get(id) === last_message_id

/**
 * Takes a conversation out of the list at once. Where the server refuses, it comes back, the member reads why in the
 * browser's own alert, and the list is loaded anew (docs/product.md, points 4 and 8).
 */
export const removeConversation = async (conversation: Removable, errorText: ErrorText): Promise<void> => {
  const { id, last_message_id } = conversation
  removedConversations.set(new Map(removedConversations.get()).set(id, last_message_id))
  try {
    await api.call(deleteChat, { conversation: { id } })
  } catch (error) {
    const kept = new Map(removedConversations.get())
    kept.delete(id)
    removedConversations.set(kept)
    window.alert(errorText(error))
  }
  bus.publish('refresh-requested', { parts: ['chats'] })
}
