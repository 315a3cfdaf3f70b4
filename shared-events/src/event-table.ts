import type { Message } from '@lonk/shared-api/schemas/chat.ts'
import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import {
  fact,
  isBoolean,
  isNumber,
  isObject,
  isString,
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
  /** mf-chat: the member has a conversation on the screen; its unread count is 0 from now on, in every tab. */
  'conversation-opened': fact({ conversationId: isNumber, profileId: isNumber }, { crossTab: true }),
  /** mf-chat: the server has the message; `credits` is what it cost. */
  'message-sent': fact(
    { conversationId: isNumber, profileId: isNumber, credits: isNumber },
    { crossTab: true },
  ),
  /** mf-members: the member sees a profile; a new like from it is no longer new. */
  'profile-opened': fact({ profileId: isNumber }, { crossTab: true }),
  /** mf-members: the server has the like; `match` where the other had already liked them. */
  'like-given': fact({ profileId: isNumber, match: isBoolean }, { crossTab: true }),
  /** mf-members: the member took a like back. */
  'like-removed': fact({ profileId: isNumber }, { crossTab: true }),
  /** The balance after the spending, in credits. */
  'credits-spent': fact({ balance: isNumber }, { crossTab: true }),
  /** An order reached a state worth reloading the user for. */
  'payment-settled': fact({ orderId: isNumber, status: isString }, { crossTab: true }),
  /** mf-members: the member's own profile was saved; the shell loads the user again. */
  'profile-changed': fact({}, { crossTab: true }),
  /** A session began in this tab by log-in, sign-up, activation or a password reset. */
  'login-completed': fact({ user: isObject<User> }, { replay: false }),
  /** As `login-completed`, for an account that is new. */
  'signup-completed': fact({ user: isObject<User> }, { replay: false }),

  // Facts that the shell publishes, most of them from the server's stream (docs/api.md, "Real time").
  /** A message of somebody else; `unreadTotal` is the sum over all conversations with it. */
  'message-received': fact(
    { message: isObject<Message>, unreadTotal: isNumber },
    { replay: false, crossTab: true },
  ),
  /** Deleted for both sides: it is shown as deleted from now on. */
  'message-deleted': fact(
    { messageId: isNumber, conversationId: isNumber },
    { replay: false, crossTab: true },
  ),
  /** The other side has read up to and including the message with this id. */
  'conversation-read': fact(
    { conversationId: isNumber, readUntil: isNumber },
    { replay: false, crossTab: true },
  ),
  /** The other side is writing; holds for 6 s unless repeated. */
  'typing-seen': fact({ conversationId: isNumber }, { replay: false, crossTab: true }),
  /** Another member came online or left. */
  'presence-changed': fact({ profileId: isNumber, online: isBoolean }, { replay: false, crossTab: true }),
  /** The poll or the stream brought another list of conversations: it is in the shared state. */
  'chats-changed': fact({}, { replay: false, crossTab: true }),
  /** As `chats-changed`, for the likes. */
  'likes-changed': fact({}, { replay: false, crossTab: true }),
  /** Two members like each other; `profile` is the other one. */
  'match-made': fact({ profile: isObject<ProfileCard> }, { replay: false, crossTab: true }),
  /** The payment provider moved an order on; `status` is one of docs/api.md. */
  'payment-changed': fact({ orderId: isNumber, status: isString }, { replay: false, crossTab: true }),
  /** A person decided about one of the member's own photos. */
  'photo-changed': fact({ id: isNumber, status: isString }, { replay: false, crossTab: true }),
  /** A complaint that the member made, or that was decided about them, stands otherwise; `state` is one of docs/api.md. */
  'complaint-changed': fact({ id: isNumber, state: isString }, { replay: false, crossTab: true }),
  /** The poll found the registry at this sequence: newer than a page's own where something was released since. */
  'release-published': fact({ sequence: isNumber }, { crossTab: true }),
  /** A free member without credits has been in the members area for 40 s: the welcome bonus may be spoken of, once. */
  'bonus-due': fact({}, { replay: false }),
  /** What a person chose for this browser, country or colours, is another now: every tab reads it anew. */
  'browser-choice-changed': fact({}, { replay: false, crossTab: true }),
  /** Whatever was missed cannot be replayed: every part reloads what it shows. */
  'resync-needed': fact({}, { replay: false, crossTab: true }),
  /** The session is over: the member ended it, or the server says so. Forget what is theirs. */
  'logged-out': fact({ reason: oneOf('own-act', 'session-ended') }, { replay: false, crossTab: true }),
  /** The stream is open (true) or the site lives on polling alone (false); the polling tab tells all tabs. */
  'stream-changed': fact({ open: isBoolean }, { crossTab: true }),

  // Requests, each answered by the shell.
  /** `back` is the path to return to; without it the present one. */
  'login-requested': request({ back: optional(isString), reason: optional(isString) }),
  /**
   * The page on a smartphone, the dialog on a desktop; `profileId` is whom the visitor came for. The first question
   * may be answered already; `lander`, `landerSlug` and `landerVariant` say which landing page asked it.
   */
  'signup-requested': request({
    back: optional(isString),
    profileId: optional(isNumber),
    gender: optional(isString),
    seeking: optional(isString),
    lander: optional(isString),
    landerSlug: optional(isString),
    landerVariant: optional(isString),
  }),
  /** Ends the session of this browser, in every tab; `next` is where this tab goes instead of the index. */
  'logout-requested': request({ next: optional(isString) }),
  /** Buying credits or premium; `back` is where the member goes afterwards. */
  'credits-requested': request({
    back: optional(isString),
    reason: oneOf('not-enough-credits', 'premium', 'bonus', 'own-act'),
    needed: optional(isNumber),
    balance: optional(isNumber),
  }),
  /** Opens the page of a profile. */
  'profile-requested': request({ profileId: isNumber }),
  /** Opens the conversation with a profile. */
  'chat-requested': request({ profileId: isNumber }),
  /** Opens the gift picker of mf-chat. */
  'gift-requested': request({ profileId: isNumber }),
  /** Opens the opening lines of mf-chat. */
  'icebreaker-requested': request({ profileId: isNumber }),
  /** Opens the complaint dialog of mf-members, about a member, a message or a photo. */
  'complaint-requested': request({
    profileId: optional(isNumber),
    messageId: optional(isNumber),
    photoId: optional(isNumber),
  }),
  /** Opens a profile beside the page. */
  'profile-panel-requested': request({ profileId: isNumber }),
  /** Changes the language of the whole page, the cookie and the account. */
  'language-requested': request({ locale: isString }),
  /** Chooses the country to go by in this browser; without one it is where the visitor is seen. */
  'country-requested': request({ country: optional(isString) }),
  /** Light, dark, or as the device has it, in every tab of this browser. */
  'color-scheme-requested': request({ scheme: oneOf('device', 'light', 'dark') }),
  /** Finds where the device is, for the shared state's `geocode`. Only ever on a person's own act. */
  'position-requested': request({}),
  /** Notifications in this browser, on or off. Publish it in the handler of a click: browsers require one. */
  'push-requested': request({ on: isBoolean }),
  /** `text` is already in the member's language. */
  'toast-requested': request({
    text: isString,
    tone: oneOf('info', 'success', 'warning', 'danger'),
    action: optional(isObject<{ readonly label: string; readonly path: string }>),
  }),
  /** Reload parts of the shared state now instead of at the next poll. */
  'refresh-requested': request({ parts: isObject<readonly ('user' | 'chats' | 'likes')[]> }),
} as const

/** The table's own type, for code that works on every event. */
export type EventTable = typeof eventTable
/** The name of an event. */
export type EventName = keyof EventTable
/** Does this release know an event of that name? Whoever says the name may be newer or older. */
export const isEventName = (name: string): name is EventName => Object.hasOwn(eventTable, name)
/** What an event carries. */
export type EventPayload<N extends EventName> = PayloadOf<EventTable[N]['fields']>
