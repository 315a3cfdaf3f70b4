import { startChat, updateChat } from '@lonk/shared-api/calls/chat/chat.ts'
import { api } from '@lonk/shared-api/client.ts'
import { changeThreadWith } from './thread.resource.ts'
import type { Thread } from './thread.ts'

/** Notes that the member has read the warning about a fictional profile, in a conversation that may be new. */
export const acceptFictional = async (thread: Thread): Promise<void> => {
  const { conversation, profile } = thread
  const { id } = conversation ?? (await api.call(startChat, { profile_id: profile.id })).conversation
  const answer = await api.call(updateChat, { conversation_id: id, fictional_ack: true })
  changeThreadWith(profile.id, (loaded) => ({ ...loaded, conversation: answer.conversation }))
}
