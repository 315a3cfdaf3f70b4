import * as z from 'zod/mini'
import { message } from './chat.ts'
import { lockedLike } from './like.ts'
import { id, instant } from './primitives.ts'
import { profileCard } from './profile.ts'
import { user } from './user.ts'

/** Data of each server-sent event by its name (`docs/api.md`, 2.8). */
export const sseEvents = {
  hello: z.object({ server_time: instant }),
  message: z.object({ message, unread_total: z.int() }),
  message_deleted: z.object({ id, conversation_id: id }),
  read: z.object({ conversation_id: id, read_until: id }),
  typing: z.object({ conversation_id: id }),
  chats_changed: z.object({}),
  like: z.object({ profile: z.union([profileCard, lockedLike]), new_total: z.int() }),
  match: z.object({ profile: profileCard }),
  credits: z.object({ balance: z.int() }),
  user: z.partial(user),
  payment: z.object({ order_id: id, status: z.string() }),
  photo: z.object({ id, status: z.string(), reason: z.optional(z.string()) }),
  complaint: z.object({ id, state: z.string() }),
  presence: z.object({ profile_id: id, online: z.boolean() }),
  logout: z.object({}),
  resync: z.object({}),
} as const

/** The stream's `event:` line; a name that is not here comes from a newer server and is skipped. */
export type SseEventName = keyof typeof sseEvents

/**
 * Whole objects where they are new, ids where a list is to be loaded again. The stream only shortens the wait: what it
 * misses the next poll brings.
 */
export type SseEventData<Name extends SseEventName> = z.infer<(typeof sseEvents)[Name]>
