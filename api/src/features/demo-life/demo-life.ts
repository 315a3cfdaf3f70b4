import type { Message } from '@lonk/shared-api/schemas/chat.ts'

/** A message that has reached its recipient. */
export type ArrivedMessage = {
  id: number
  conversationId: number
  fromProfileId: number
  toProfileId: number
  type: Exclude<Message['type'], 'system'>
  text: string | null
}

export type ArrivedLike = { fromProfileId: number; toProfileId: number }

/** Who hears of messages and likes, so that the demo's members can answer. Nobody, outside a demo. */
export type DemoLife = {
  messageArrived: (message: ArrivedMessage) => void
  likeArrived: (like: ArrivedLike) => void
  stop: () => void
}

export const nobody: DemoLife = {
  messageArrived: () => {},
  likeArrived: () => {},
  stop: () => {},
}
