import * as z from 'zod/mini'
import { photo } from './photo.ts'
import { id, instant } from './primitives.ts'
import { chatPartner } from './profile.ts'

export const messageTypes = ['text', 'photo', 'gift', 'icebreaker', 'system'] as const
export const messageType = z.enum(messageTypes)

export const conversation = z.object({
  id,
  state: z.enum(['open', 'closed']),
  counts_as_free_slot: z.boolean(),
  last_message_id: z.nullable(id),
  muted: z.boolean(),
  fictional: z.boolean(),
  fictional_ack: z.boolean(),
})
export type Conversation = z.infer<typeof conversation>

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
export type Message = z.infer<typeof message>

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
export type ChatListEntry = z.infer<typeof chatListEntry>

export const icebreaker = z.object({ id, text: z.string(), category: z.string() })
export type Icebreaker = z.infer<typeof icebreaker>

export const gift = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  image: z.string(),
  credits: z.int(),
  price_eur: z.string(),
})
export type Gift = z.infer<typeof gift>
