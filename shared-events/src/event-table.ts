import type { Message } from '@lonk/shared-api/schemas/chat.ts'
import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import {
  fact,
  isBoolean,
  isNumber,
  isObject,
  isString,
  nullable,
  oneOf,
  optional,
  type PayloadOf,
  request,
} from './event-schema.ts'

/**
 * Every event that may cross from one part to another. Facts are in the past tense; requests end in
 * `-requested` and are answered by the shell. Add a row (additive) or raise a version; never reuse a name.
 */
export const eventTable = {
  // Facts that remotes publish.
  'conversation-opened': fact({ conversationId: isNumber, profileId: isNumber }, { crossTab: true }),
  'message-sent': fact(
    { conversationId: isNumber, profileId: isNumber, credits: isNumber },
    { crossTab: true },
  ),
  'profile-opened': fact({ profileId: isNumber }, { crossTab: true }),
  'like-given': fact({ profileId: isNumber, match: isBoolean }, { crossTab: true }),
  'like-removed': fact({ profileId: isNumber }, { crossTab: true }),
  /** The balance after the spending, in credits. */
  'credits-spent': fact({ balance: isNumber }, { crossTab: true }),
  /** An order reached a state worth reloading the user for. */
  'payment-settled': fact({ orderId: isNumber, status: isString }, { crossTab: true }),
  'profile-changed': fact({}, { crossTab: true }),
  /** A session began in this tab by log-in, sign-up, activation or a password reset. */
  'login-completed': fact({ user: isObject<User> }, { replay: false }),
  'signup-completed': fact({ user: isObject<User> }, { replay: false }),

  // Facts that the shell publishes, most of them from the server's stream (docs/api.md, "Real time").
  'message-received': fact(
    { message: isObject<Message>, unreadTotal: isNumber },
    { replay: false, crossTab: true },
  ),
  'message-deleted': fact(
    { messageId: isNumber, conversationId: isNumber },
    { replay: false, crossTab: true },
  ),
  'conversation-read': fact(
    { conversationId: isNumber, readUntil: isNumber },
    { replay: false, crossTab: true },
  ),
  /** The other side is writing; holds for 6 s unless repeated. */
  'typing-seen': fact({ conversationId: isNumber }, { replay: false, crossTab: true }),
  'presence-changed': fact({ profileId: isNumber, online: isBoolean }, { replay: false, crossTab: true }),
  'chats-changed': fact({}, { replay: false, crossTab: true }),
  'likes-changed': fact({}, { replay: false, crossTab: true }),
  'match-made': fact({ profile: isObject<ProfileCard> }, { replay: false, crossTab: true }),
  'payment-changed': fact({ orderId: isNumber, status: isString }, { replay: false, crossTab: true }),
  'photo-changed': fact({ id: isNumber, status: isString }, { replay: false, crossTab: true }),
  /** Whatever was missed cannot be replayed: every part reloads what it shows. */
  'resync-needed': fact({}, { replay: false, crossTab: true }),
  'logged-out': fact({ reason: oneOf('own-act', 'session-ended') }, { replay: false, crossTab: true }),
  'language-changed': fact({ locale: isString }),
  /** The stream is open (true) or the site lives by polling alone (false). */
  'stream-changed': fact({ open: isBoolean }),

  // Requests, each answered by the shell.
  /** `back` is the path to return to; without it the present one. */
  'login-requested': request({ back: optional(isString), reason: optional(isString) }),
  'signup-requested': request({ back: optional(isString), profileId: optional(isNumber) }),
  'logout-requested': request({}),
  /** Buying credits or premium; `back` is where the member goes on afterwards. */
  'credits-requested': request({
    back: optional(isString),
    reason: oneOf('not-enough-credits', 'premium', 'bonus', 'own-act'),
    needed: optional(isNumber),
    balance: optional(isNumber),
  }),
  'chat-requested': request({ profileId: isNumber }),
  'gift-requested': request({ profileId: isNumber }),
  'icebreaker-requested': request({ profileId: isNumber }),
  'complaint-requested': request({
    profileId: optional(isNumber),
    messageId: optional(isNumber),
    photoId: optional(isNumber),
  }),
  'profile-panel-requested': request({ profileId: isNumber }),
  'language-requested': request({ locale: isString }),
  /** Only ever on a person's own act: where the device is, into the shared state's `geocode`. */
  'position-requested': request({}),
  /** Notifications in this browser, on or off. Publish it in the handler of a click: browsers ask for one. */
  'push-requested': request({ on: isBoolean }),
  /** `text` is already in the member's language. */
  'toast-requested': request({
    text: isString,
    tone: oneOf('info', 'success', 'warning', 'danger'),
    action: optional(isObject<{ readonly label: string; readonly path: string }>),
  }),
  /** Reload parts of the shared state now instead of at the next poll. */
  'refresh-requested': request({ parts: isObject<readonly ('user' | 'chats' | 'likes')[]> }),
  'failure-reported': request({
    owner: isString,
    phase: isString,
    message: isString,
    detail: optional(nullable(isString)),
  }),
} as const

export type EventTable = typeof eventTable
export type EventName = keyof EventTable
export type EventPayload<N extends EventName> = PayloadOf<EventTable[N]['fields']>
