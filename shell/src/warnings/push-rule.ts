import type { ChatListEntry } from '@lonk/shared-api/schemas/chat.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import { isUndisturbed } from '@lonk/shared-events/notices.ts'
import type { PushState } from '@lonk/shared-events/push.ts'
import { routePatterns } from '@lonk/shared-events/route-names.ts'

interface Situation {
  readonly user: Pick<User, 'status'>
  /** Null until they are known. */
  readonly chats: readonly Waiting[] | null
  readonly push: Pick<PushState, 'isCapable' | 'isSubscribed'>
  /** The member or the browser has said no: it does not ask again. */
  readonly denied: boolean
  readonly path: string
}

interface Waiting {
  readonly conversation: Pick<ChatListEntry['conversation'], 'state'>
  readonly last_message: Pick<ChatListEntry['last_message'], 'own'>
}

/** The last word is the member's own, and an answer can come. */
const waits = ({ conversation, last_message }: Waiting): boolean =>
  conversation.state === 'open' && last_message.own

/**
 * Whether a member is offered notifications: one who waits for somebody's answer and is active (the others are reminded
 * of their address first), in a browser that can show them, does not yet, and was not told no; not on the notifications
 * page, where they are set.
 */
export const offersPush = ({ user, chats, push, denied, path }: Situation): boolean =>
  user.status === 'active' &&
  chats !== null &&
  chats.some(waits) &&
  push.isCapable === true &&
  !push.isSubscribed &&
  !denied &&
  path !== routePatterns.notifications &&
  !isUndisturbed(path)
