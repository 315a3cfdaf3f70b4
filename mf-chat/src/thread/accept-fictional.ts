import { startChat, updateChat } from '@lonk/shared-api/calls/chat/chat.ts'
import { api } from '@lonk/shared-api/client.ts'
import { changeThreadWith } from './thread.resource.ts'
import type { Thread } from './thread.ts'

interface Acceptance {
  readonly conversation: Thread['conversation']
  readonly profileId: number
}

/** Notes that the member has read the warning about a fictional profile, in a conversation that may be new. */
export const acceptFictional = async ({ conversation, profileId }: Acceptance): Promise<void> => {
  const { id } = conversation ?? (await api.call(startChat, { profile_id: profileId })).conversation
  const answer = await api.call(updateChat, { conversation_id: id, fictional_ack: true })
  changeThreadWith(profileId, (loaded) => ({ ...loaded, conversation: answer.conversation }))
}
