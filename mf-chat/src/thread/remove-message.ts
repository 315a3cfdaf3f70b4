import { deleteMessage } from '@lonk/shared-api/calls/chat/message.ts'
import { api } from '@lonk/shared-api/client.ts'
import type { Message } from '@lonk/shared-api/schemas/chat.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import type { ErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { toastFailure } from '../parts/toast-failure.ts'
import { changeThreadWith } from './thread.resource.ts'
import { withMessage, withoutMessage } from './thread.ts'

/** Takes a message out of sight at once; where the server refuses, it is back and a toast says why. */
export const removeMessage = async (
  message: Message,
  profileId: number,
  scope: 'me' | 'both',
  errorText: ErrorText,
): Promise<void> => {
  changeThreadWith(profileId, (thread) => withoutMessage(thread, message.id))
  try {
    await api.call(deleteMessage, { message_id: message.id, scope })
    bus.publish('refresh-requested', { parts: ['chats'] })
  } catch (error) {
    changeThreadWith(profileId, (thread) => withMessage(thread, message))
    toastFailure(error, errorText)
  }
}
