import type { User } from '@lonk/shared-api/schemas/user.ts'
import type { EventPayload } from '@lonk/shared-events/event-table.ts'
import { accountOf, type Refused } from '../../../outbox/refused.ts'
import type { Thread } from '../../../thread/thread.ts'

/** What becomes of the next message. */
export type NextMessage =
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
  /** The member's own pause, which only the member can end. */
  | { readonly kind: 'paused' }
  /** Anything else the server said; `message` is in the member's language. */
  | { readonly kind: 'other'; readonly message: string }

interface Circumstances {
  readonly canSend: Thread['canSend']
  /** Of the last message, until the next is sent. */
  readonly refusal: Refused | undefined
  readonly user: User | null
  /** The `free_conversations` setting. */
  readonly freeConversations: number
  readonly online: boolean
}

/**
 * What the server said of the last message counts first, then what it said when the conversation was read. The balance
 * is known better here than from either: it changes with each message and with each purchase.
 */
export const nextMessageOf = (circumstances: Circumstances): NextMessage => {
  const { canSend, user, freeConversations, online } = circumstances
  // Known better here than from when this conversation was read: it ends with the pause.
  if (user?.status === 'paused') return { kind: 'paused' }
  const refusal = circumstances.refusal?.account === accountOf(user) ? circumstances.refusal : undefined
  const code = refusal?.code ?? canSend.reason
  if (code === 'conversation_closed') return { kind: 'closed' }
  if (code === 'recipient_unavailable') return { kind: 'unavailable' }
  if (code === 'conversation_limit') return { kind: 'conversation-limit', max: freeConversations }
  if (code === 'premium_only') return { kind: 'premium-only' }

  const held = user?.status === 'not_confirmed'
  const needed = canSend.cost
  const balance = user?.credits ?? 0
  if (refusal?.code === 'not_enough_credits')
    return { kind: 'not-enough-credits', needed, balance: numberOr(balance, refusal.params.balance) }
  if (refusal) return { kind: 'other', message: refusal.message }
  // Held messages are paid when they are released.
  if (!held && balance < needed) return { kind: 'not-enough-credits', needed, balance }
  if (!online) return { kind: 'offline' }
  return held ? { kind: 'held' } : { kind: 'goes' }
}

const numberOr = (otherwise: number, value: unknown): number =>
  typeof value === 'number' ? value : otherwise

/** What is asked for where buying lets the message go. */
export type WayToBuy = Omit<EventPayload<'credits-requested'>, 'back'>

/** Null where buying changes nothing. */
export const wayToBuy = (next: NextMessage): WayToBuy | null => {
  if (next.kind === 'not-enough-credits')
    return { reason: 'not-enough-credits', needed: next.needed, balance: next.balance }
  return asksForPremium(next) ? { reason: 'premium' } : null
}

/** Its notice has a title and a button. */
export const asksForPremium = ({ kind }: NextMessage): boolean =>
  kind === 'conversation-limit' || kind === 'premium-only'

/** Nothing that this member can do here lets a message go. */
export const isShut = ({ kind }: NextMessage): boolean =>
  kind === 'closed' || kind === 'unavailable' || kind === 'paused'
