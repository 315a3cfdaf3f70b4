import type { SlotDeclaration, SlotNotice } from '@lonk/shared-events/contract.ts'
import type { EventName, EventPayload } from '@lonk/shared-events/event-table.ts'
import { bringsNotice } from '@lonk/shared-events/notices.ts'
import type { AnsweredByTheShell } from '../release/slot-problems.ts'
import type { People, Seen } from './people.ts'

export type Who = Exclude<keyof People, 'seen' | 'close'>

/** The events that a slot may open on. */
type Opening = Exclude<EventName, AnsweredByTheShell>

/**
 * What the site says when each of them happens to the demo's member. Whoever adds an event adds its line: the types
 * ask for it.
 */
const payloads: { readonly [N in Opening]: (seen: Seen) => EventPayload<N> } = {
  'conversation-opened': ({ conversationId, card }) => ({ conversationId, profileId: card.id }),
  'message-sent': ({ conversationId, card }) => ({ conversationId, profileId: card.id, credits: 1 }),
  'profile-opened': ({ card }) => ({ profileId: card.id }),
  'like-given': ({ card }) => ({ profileId: card.id, match: false }),
  'like-removed': ({ card }) => ({ profileId: card.id }),
  'credits-spent': () => ({ balance: 1 }),
  'payment-settled': () => ({ orderId: 1, status: 'completed' }),
  'profile-changed': () => ({}),
  'login-completed': ({ user }) => ({ user }),
  'signup-completed': ({ user }) => ({ user }),
  'message-received': ({ message }) => ({ message: { ...message, own: false }, unreadTotal: 1 }),
  'message-deleted': ({ message, conversationId }) => ({ messageId: message.id, conversationId }),
  'conversation-read': ({ message, conversationId }) => ({ conversationId, readUntil: message.id }),
  'typing-seen': ({ conversationId }) => ({ conversationId }),
  'presence-changed': ({ card }) => ({ profileId: card.id, online: true }),
  'chats-changed': () => ({}),
  'likes-changed': () => ({}),
  'match-made': ({ card }) => ({ profile: { ...card, liked: true, liked_me: true, match: true } }),
  'payment-changed': () => ({ orderId: 1, status: 'completed' }),
  'photo-changed': ({ user }) => ({ id: user.profile.photos[0]?.id ?? 1, status: 'active' }),
  'complaint-changed': () => ({ id: 1, state: 'decided' }),
  'release-published': () => ({ sequence: 1 }),
  'bonus-due': () => ({}),
  'browser-choice-changed': () => ({}),
  'resync-needed': () => ({}),
  'logged-out': () => ({ reason: 'session-ended' }),
  'stream-changed': () => ({ open: true }),
  'login-requested': () => ({}),
  'signup-requested': () => ({}),
  'credits-requested': () => ({ reason: 'own-act', needed: 5, balance: 0 }),
  'gift-requested': ({ card }) => ({ profileId: card.id }),
  'icebreaker-requested': ({ card }) => ({ profileId: card.id }),
  'complaint-requested': ({ card }) => ({ profileId: card.id }),
  'profile-panel-requested': ({ card }) => ({ profileId: card.id }),
}

/** Who is asked by it; everybody else is the member. */
const audiences: { readonly [N in Opening]?: Who } = {
  'login-requested': 'visitor',
  'signup-requested': 'visitor',
  'bonus-due': 'newcomer',
}

/** By an event, or by the shell itself where that notice is due. */
export type Opened = { readonly who: Who } & (
  | { readonly event: { readonly name: string; readonly payload: object } }
  | { readonly event?: undefined; readonly notice: SlotNotice }
)

/** Each is a slot's inside; see {@link bringsNotice}. */
const notices: readonly SlotNotice[] = ['photo', 'bonus']

const isOpening = (name: string): name is Opening => Object.hasOwn(payloads, name)

/** How a slot comes to be shown, and to whom; null where this checkout does not know its event or its notice. */
export const openingOf = (slot: SlotDeclaration, seen: Seen): Opened | null => {
  const { on, where = {} } = slot
  if (on === undefined) {
    const notice = notices.find((name) => bringsNotice(slot, name))
    return notice ? { who: 'newcomer', notice } : null
  }
  if (!isOpening(on)) return null
  const payload: object = structuredClone(payloads[on](seen))
  for (const [field, value] of Object.entries(where)) setField(payload, field.split('.'), value)
  return { who: audiences[on] ?? 'member', event: { name: on, payload } }
}

/** As `where` of a slot wants it. */
const setField = (at: object, [key = '', ...deeper]: readonly string[], value: unknown): void => {
  const inside: unknown = Reflect.get(at, key)
  if (deeper.length === 0) Reflect.set(at, key, value)
  else if (typeof inside === 'object' && inside !== null) setField(inside, deeper, value)
}
