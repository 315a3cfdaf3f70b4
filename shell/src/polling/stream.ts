import { events } from '@lonk/shared-api/calls/realtime/events.ts'
import type { SseEventData, SseEventName } from '@lonk/shared-api/schemas/sse.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import type { StateWriter } from '@lonk/shared-events/state.ts'
import { loadState, type StatePart } from '../session/load-state.ts'
import { whoWasKnown } from '../session/who-is-here.ts'
import { lastHeard } from './last-heard.ts'
import { newMatches } from './new-matches.ts'

type Handlers = { readonly [N in SseEventName]: (data: SseEventData<N>, state: StateWriter) => void }

/** Pause before a stream that was refused or lost for good is tried again, in milliseconds. */
const reconnectPause = 15_000
/** Several events of one act ask for one load. */
const gather = 150

const pending = new Set<StatePart>()
let gathering: ReturnType<typeof setTimeout> | undefined

const reload = (state: StateWriter, ...parts: StatePart[]): void => {
  for (const part of parts) pending.add(part)
  if (gathering) return
  gathering = setTimeout(() => {
    gathering = undefined
    const wanted = [...pending]
    pending.clear()
    // What fails here comes with the next poll.
    loadState(state, wanted, { retries: false }).catch(() => undefined)
  }, gather)
}

/** What each event of the server's stream means for the shared state and for the other parts. */
const handlers: Handlers = {
  hello: ({ server_time }, state) => state.set('clockOffset', Date.parse(server_time) - Date.now()),
  message: ({ message, unread_total }, state) => {
    state.set('unreadTotal', unread_total)
    bus.publish('message-received', { message, unreadTotal: unread_total })
    reload(state, 'chats')
  },
  message_deleted: ({ id, conversation_id }, state) => {
    bus.publish('message-deleted', { messageId: id, conversationId: conversation_id })
    reload(state, 'chats')
  },
  read: ({ conversation_id, read_until }) =>
    bus.publish('conversation-read', { conversationId: conversation_id, readUntil: read_until }),
  typing: ({ conversation_id }) => bus.publish('typing-seen', { conversationId: conversation_id }),
  chats_changed: (_, state) => {
    bus.publish('chats-changed', {})
    reload(state, 'chats')
  },
  like: ({ new_total }, state) => {
    state.set('newLikesTotal', new_total)
    bus.publish('likes-changed', {})
    reload(state, 'likes')
  },
  match: ({ profile }, state) => {
    newMatches.tell(profile)
    reload(state, 'likes')
  },
  credits: ({ balance }, state) => {
    const user = state.get('user')
    if (user) state.set('user', { ...user, credits: balance })
  },
  user: (changes, state) => {
    const user = state.get('user')
    // What it names holds at once: whoever has just paid need not wait for the whole account.
    if (user) state.set('user', { ...user, ...changes })
    reload(state, 'user')
  },
  payment: ({ order_id, status }, state) => {
    bus.publish('payment-changed', { orderId: order_id, status })
    reload(state, 'user')
  },
  photo: ({ id, status }, state) => {
    bus.publish('photo-changed', { id, status })
    reload(state, 'user')
  },
  complaint: ({ id, state: standsAt }) => bus.publish('complaint-changed', { id, state: standsAt }),
  presence: ({ profile_id, online }) => bus.publish('presence-changed', { profileId: profile_id, online }),
  logout: () => bus.publish('logged-out', { reason: 'session-ended' }),
  resync: (_, state) => loadAnew(state),
}

/** Whatever was missed, here or in another tab: every part asks again for what it shows. */
export const loadAnew = (state: StateWriter): void => {
  bus.publish('resync-needed', {})
  reload(state, 'user', 'chats', 'likes')
}

/** What was told last: a stream that stays away tells it once, however often it is tried. */
let told = false
const tell = (open: boolean): void => {
  if (open === told) return
  told = open
  bus.publish('stream-changed', { open })
}

const open = (state: StateWriter, userId: number): EventSource => {
  const after = lastHeard.of(userId)
  const source = new EventSource(after === null ? events.path : `${events.path}?after=${after}`)
  source.addEventListener('open', () => tell(true))
  source.addEventListener('error', () => tell(false))
  for (const [name, handle] of Object.entries(handlers) as [
    SseEventName,
    (data: never, state: StateWriter) => void,
  ][]) {
    // The server writes these events from the schemas that the handlers' types come from.
    source.addEventListener(name, ({ data, lastEventId }) => {
      if (lastEventId) lastHeard.hear({ userId, event: Number(lastEventId) })
      handle(JSON.parse(data) as never, state)
    })
  }
  return source
}

/**
 * Keeps one stream open while somebody is logged in, in the tab that polls. It only shortens the wait: without it
 * everything still comes with the next poll. Returns its stop.
 */
export const startStream = (state: StateWriter): (() => void) => {
  let source: EventSource | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let member: number | null = null

  const close = () => {
    clearTimeout(retry)
    source?.close()
    source = null
    tell(false)
  }
  const connect = (userId: number) => {
    source = open(state, userId)
    // The document did not know who is here, and had what it shows of them from some moment before.
    if (lastHeard.of(userId) === null && !whoWasKnown())
      source.addEventListener('hello', () => loadAnew(state), { once: true })
    source.addEventListener('error', () => {
      // A stream that the browser gave up on (refused, not cut) is tried again later.
      if (source?.readyState !== EventSource.CLOSED) return
      retry = setTimeout(() => member === userId && connect(userId), reconnectPause)
    })
  }

  const watching = state.observe('user').subscribe((user) => {
    const now = user?.id ?? null
    if (now === member) return
    member = now
    close()
    if (now !== null && state.get('settings')?.sse !== false) connect(now)
  })
  return () => {
    watching.unsubscribe()
    close()
  }
}
