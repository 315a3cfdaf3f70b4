import type { ChatAnswer } from '@lonk/shared-api/calls/chat/chat.schema.ts'
import type { PageProps } from '@lonk/shared-events/contract.ts'
import type { ThreadAddress } from '../../thread/thread.resource.ts'

/** `/chats/:id` names a conversation, `/members/:id/chat` a profile; null where the id is not an id. */
export const addressOf = ({ routeName, params }: PageProps): ThreadAddress | null => {
  const id = Number(params.id)
  if (!Number.isSafeInteger(id) || id <= 0) return null
  return routeName === 'members-id-chat' ? { profile_id: id } : { id }
}

/** The inlined answer, where it is one and belongs to this conversation. */
export const firstThreadOf = (firstData: unknown, address: ThreadAddress): ChatAnswer | undefined => {
  if (!isChatAnswer(firstData)) return undefined
  const id = 'id' in address ? firstData.conversation?.id : firstData.profile.id
  const asked = 'id' in address ? address.id : address.profile_id
  return id === asked ? firstData : undefined
}

const isChatAnswer = (value: unknown): value is ChatAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'conversation' in value &&
  'profile' in value &&
  'messages' in value &&
  Array.isArray(value.messages) &&
  'can_send' in value
