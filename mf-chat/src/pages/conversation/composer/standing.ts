import type { User } from '@lonk/shared-api/schemas/user.ts'
import type { Refusal } from '../../../outbox/outbox-entry.ts'
import type { Thread } from '../../../thread/thread.ts'

/** Why the next message would not go, in the order in which the member has to deal with it. */
export type Standing =
  | { readonly kind: 'free-to-send' }
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
}

const freeToSend: Standing = { kind: 'free-to-send' }

/**
 * What the server said of the last message counts first, then what it said when the conversation was read. The
 * balance is known better here than either: it changes with each message and with each purchase.
 */
export const standingOf = ({ canSend, refusal, user, freeConversations }: Circumstances): Standing => {
  const code = refusal?.code ?? canSend.reason
  const balance = user?.credits ?? 0
  const needed = canSend.cost
  // An unconfirmed member's messages are held, and paid when they are released.
  const pays = user?.status !== 'not_confirmed'
  const short: Standing =
    pays && balance < needed ? { kind: 'not-enough-credits', needed, balance } : freeToSend

  if (code === 'conversation_closed') return { kind: 'closed' }
  if (code === 'recipient_unavailable') return { kind: 'unavailable' }
  if (code === 'conversation_limit') return { kind: 'conversation-limit', max: freeConversations }
  if (code === 'premium_only') return { kind: 'premium-only' }
  if (short.kind === 'not-enough-credits') return short
  if (!refusal || answeredElsewhere.includes(refusal.code)) return freeToSend
  return { kind: 'other', message: refusal.message }
}

/** Refusals that hold no longer once there are credits, or that a dialog asks about. */
const answeredElsewhere: readonly string[] = ['not_enough_credits', 'fictional_ack_required']

/** Nothing that this member can do makes a message go. */
export const isShut = ({ kind }: Standing): boolean => kind === 'closed' || kind === 'unavailable'
