import type { SendMessageAnswer } from '@lonk/shared-api/calls/chat/message.schema.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { changeThreadWith, spendInThreads } from '../thread/thread.resource.ts'
import { withMessage } from '../thread/thread.ts'

/** The server has a message of this member: it goes into its thread, and all parts hear what it cost. */
export const tellSent = (profileId: number, { message, conversation, credits }: SendMessageAnswer): void => {
  changeThreadWith(profileId, (thread) => withMessage({ ...thread, conversation }, message))
  spendInThreads(message.credits_charged)
  bus.publish('message-sent', {
    conversationId: conversation.id,
    profileId,
    credits: message.credits_charged,
  })
  bus.publish('credits-spent', { balance: credits })
}
