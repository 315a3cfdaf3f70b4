import type { ChatAnswer } from '@lonk/shared-api/calls/chat/chat.schema.ts'
import type { Conversation, Message } from '@lonk/shared-api/schemas/chat.ts'
import type { ChatPartner } from '@lonk/shared-api/schemas/profile.ts'

/** One conversation as far as it is loaded: what the server told, without what is still to be sent. */
export interface Thread {
  /** Null until the first message to this profile. */
  readonly conversation: Conversation | null
  readonly profile: ChatPartner
  /** Oldest first, by id, without a gap in between. */
  readonly messages: readonly Message[]
  readonly hasOlder: boolean
  /** The server keeps older messages than it shows (docs/api.md, 2.2). */
  readonly historyLimited: boolean
  readonly canSend: ChatAnswer['can_send']
}

export const threadOf = (answer: ChatAnswer): Thread => ({
  conversation: answer.conversation,
  profile: answer.profile,
  messages: answer.messages.filter(isShown),
  hasOlder: answer.has_more,
  historyLimited: answer.history_limited,
  canSend: answer.can_send,
})

/**
 * The thread after its newest page was read again. Older messages that were loaded stay, unless the page does
 * not reach back to them: then they are dropped, because a gap nobody sees is worse than loading once more.
 */
export const withNewestPage = (thread: Thread | undefined, answer: ChatAnswer): Thread => {
  const newest = threadOf(answer)
  const first = answer.messages[0]
  if (!thread || !first || !answer.has_more) return newest
  const reaches = thread.messages.some((message) => message.id >= first.id)
  if (!reaches) return newest
  const older = thread.messages.filter((message) => message.id < first.id)
  if (older.length === 0) return newest
  return {
    ...newest,
    messages: [...older, ...newest.messages],
    hasOlder: thread.hasOlder,
    historyLimited: thread.historyLimited,
  }
}

/** The thread with a page of older messages before its first one. */
export const withOlderPage = (thread: Thread, answer: ChatAnswer): Thread => ({
  ...thread,
  messages: answer.messages.filter(isShown).reduceRight(insert, thread.messages),
  hasOlder: answer.has_more,
  historyLimited: answer.history_limited,
})

/** The thread with a message that was received, or sent by this member here or elsewhere. */
export const withMessage = (thread: Thread, message: Message): Thread => ({
  ...thread,
  messages: isShown(message) ? insert(thread.messages, message) : without(thread.messages, message.id),
})

export const withoutMessage = (thread: Thread, messageId: number): Thread => ({
  ...thread,
  messages: without(thread.messages, messageId),
})

/** Credits that were a gift are spent first: what is left of them, here as in every conversation. */
export const withSpent = (thread: Thread, credits: number): Thread => ({
  ...thread,
  canSend: { ...thread.canSend, given: Math.max(0, thread.canSend.given - credits) },
})

/** The other side has read the member's messages up to this one. */
export const withReadUntil = (thread: Thread, readUntil: number): Thread => ({
  ...thread,
  messages: thread.messages.map((message) =>
    message.own && message.id <= readUntil && message.state !== 'held'
      ? { ...message, state: 'read' }
      : message,
  ),
})

/** This member has read the other side's messages up to this one. */
export const withReadHere = (thread: Thread, readUntil: number): Thread => ({
  ...thread,
  messages: thread.messages.map((message) =>
    isUnread(message) && message.id <= readUntil ? { ...message, state: 'read' } : message,
  ),
})

export const withPresence = (thread: Thread, online: boolean): Thread =>
  // A partner who is gone is never online (docs/api.md, 2.4 Blocks).
  'age' in thread.profile ? { ...thread, profile: { ...thread.profile, online } } : thread

/** Id of the newest message of the other side, which reading goes up to. */
export const newestReceivedId = (thread: Thread): number | undefined =>
  thread.messages.findLast((message) => !message.own)?.id

export const firstUnreadId = (thread: Thread): number | undefined => thread.messages.find(isUnread)?.id

const isUnread = ({ own, type, state }: Message): boolean => !own && type !== 'system' && state !== 'read'

const isShown = (message: Message): boolean => message.state !== 'deleted'

const without = (messages: readonly Message[], id: number): readonly Message[] =>
  messages.filter((message) => message.id !== id)

/** Keeps the order by id and never holds one message twice. */
const insert = (messages: readonly Message[], message: Message): readonly Message[] => {
  const place = messages.findIndex((other) => other.id >= message.id)
  if (place === -1) return [...messages, message]
  const replaces = messages[place]?.id === message.id
  return [...messages.slice(0, place), message, ...messages.slice(replaces ? place + 1 : place)]
}
