import * as z from 'zod/mini'
import { photo } from './photo.ts'
import { id, instant } from './primitives.ts'
import { chatPartner } from './profile.ts'

/** Kinds of a message, which the database checks too; members send all but `system`, the site's own words. */
export const messageTypes = ['text', 'photo', 'gift', 'icebreaker', 'system'] as const

/** Of a message that is shown. What may be sent is narrower: see `sendMessageRequest`. */
export const messageType = z.enum(messageTypes)

/**
 * As the reader's own side of it: `last_message_id` is the last that they see; `muted`, `fictional_ack` and
 * `counts_as_free_slot` (it took one of a free member's two, for life) are theirs alone. `closed` says with one word
 * that the partner is blocked, deleted or paused, and never which (`docs/api.md`, 2.4 Blocks).
 */
export const conversation = z.object({
  id,
  state: z.enum(['open', 'closed']),
  counts_as_free_slot: z.boolean(),
  last_message_id: z.nullable(id),
  muted: z.boolean(),
  fictional: z.boolean(),
  fictional_ack: z.boolean(),
})

/** Its `id` is that of `/chats/{id}`, not the partner's; the partner comes beside it, never in it. */
export type Conversation = z.infer<typeof conversation>

/**
 * `client_id` is the sender's own UUID: the same message in several tries. `held` waits for the sender's activation
 * and is seen by them alone; `read` is told only where both allow receipts. `credits_charged` is 0 on others'
 * messages. `operator`: written by staff for a fictional profile, and must be labelled.
 */
export const message = z.object({
  id,
  conversation_id: id,
  client_id: z.string(),
  own: z.boolean(),
  type: messageType,
  text: z.nullable(z.string()),
  photo: z.nullable(photo),
  gift: z.nullable(z.object({ id, name: z.string(), image: z.string() })),
  state: z.enum(['held', 'sent', 'delivered', 'read', 'deleted']),
  operator: z.boolean(),
  credits_charged: z.int(),
  created_at: instant,
})

/** Render `text` as text, never as HTML; `photo` and `gift` are set only for their own `type`. */
export type Message = z.infer<typeof message>

/** One row of `/chats`. `num_unread_messages` counts the partner's only; opening the conversation clears it. */
export const chatListEntry = z.object({
  conversation,
  profile: chatPartner,
  num_unread_messages: z.int(),
  last_message: z.object({
    type: messageType,
    /** First 120 characters. */
    preview: z.string(),
    own: z.boolean(),
    created_at: instant,
  }),
})

/** `profile` may be a `ReducedCard`: ask before reading more than its name. */
export type ChatListEntry = z.infer<typeof chatListEntry>

/** An opening line in the reader's language; sent by its id, it costs what a text costs. */
export const icebreaker = z.object({ id, text: z.string(), category: z.string() })

/**
 * `credits` is the whole price, a text with it is free; `price_eur` is that in money, decimal, at the dearest credit in
 * the domain's own country and in its `currency`, which is mostly the euro. `image` names a drawing of the chat
 * (`gifts/rose.svg`), not an address.
 */
export const gift = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  image: z.string(),
  credits: z.int(),
  price_eur: z.string(),
  currency: z.string(),
})

/** Of the shop; a message that carries one keeps only its name and image. */
export type Gift = z.infer<typeof gift>
