import { updateChat } from '@lonk/shared-api/calls/chat/chat.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import type { ErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { toastFailure } from '../parts/toast-failure.ts'
import { changeConversation } from '../thread/thread.resource.ts'

/** Whether messages of this conversation are announced; it stays in the list and counts as before. */
export const setMuted = async (
  conversationId: number,
  muted: boolean,
  errorText: ErrorText,
): Promise<void> => {
  try {
    const { conversation } = await api.call(updateChat, { conversation_id: conversationId, muted })
    changeConversation(conversationId, (thread) => ({ ...thread, conversation }))
    bus.publish('refresh-requested', { parts: ['chats'] })
  } catch (error) {
    toastFailure(error, errorText)
  }
}
