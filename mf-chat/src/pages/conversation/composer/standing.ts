import type { User } from '@lonk/shared-api/schemas/user.ts'
import type { Refusal } from '../../../outbox/outbox-entry.ts'
import type { Thread } from '../../../thread/thread.ts'

/** What becomes of the next message. */
export type Standing =
  | { readonly kind: 'goes' }
  /** Kept here until there is a network again. */
  | { readonly kind: 'offline' }
  /** Kept by the server until the member has confirmed the e-mail address. */
  | { readonly kind: 'held' }
  | { readonly kind: 'not-enough-credits'; readonly needed: number; readonly balance: number }
  | { readonly kind: 'conversation-limit'; readonly max: number }
  | { readonly kind: 'premium-only' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'unavailable' }
  /** Anything else the server said; `message` is in the member's language. */
  | { readonly kind: 'other'; readonly message: string }

interface Circumstances {
  readonly canSend: Thread['canSend']
  /** Of the last message, until the next is sent. */
  readonly refusal: Refusal | undefined
  readonly user: User | null
  /** The `free_conversations` setting. */
  readonly freeConversations: number
  readonly online: boolean
}

/**
 * What the server said of the last message counts first, then what it said when the conversation was read. The
 * balance is known better here than either: it changes with each message and with each purchase.
 */
export const standingOf = (circumstances: Circumstances): Standing => {
  const { canSend, refusal, user, freeConversations, online } = circumstances
  const code = refusal?.code ?? canSend.reason
  if (code === 'conversation_closed') return { kind: 'closed' }
  if (code === 'recipient_unavailable') return { kind: 'unavailable' }
  if (code === 'conversation_limit') return { kind: 'conversation-limit', max: freeConversations }
  if (code === 'premium_only') return { kind: 'premium-only' }

  const held = user?.status === 'not_confirmed'
  const balance = user?.credits ?? 0
  // Held messages are paid when they are released.
  if (!held && balance < canSend.cost) return { kind: 'not-enough-credits', needed: canSend.cost, balance }
  if (refusal && !answeredElsewhere.includes(refusal.code)) return { kind: 'other', message: refusal.message }
  if (!online) return { kind: 'offline' }
  return held ? { kind: 'held' } : { kind: 'goes' }
}

/** Refusals that hold no longer once there are credits, or that a dialog asks about. */
const answeredElsewhere: readonly string[] = ['not_enough_credits', 'fictional_ack_required']

/** Nothing that this member can do makes a message go. */
export const isShut = ({ kind }: Standing): boolean => kind === 'closed' || kind === 'unavailable'
