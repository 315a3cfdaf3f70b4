import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { conversation, message } from '../../schemas/chat.ts'
import { id, money, ok } from '../../schemas/primitives.ts'
import { chatPartner } from '../../schemas/profile.ts'
import { queryId, queryInt } from '../../schemas/query.ts'
import { deleteChat, getChat, startChat, updateChat } from './chat.ts'

export const startChatRequest = z.strictObject({ profile_id: id })
export type StartChatRequest = z.infer<typeof startChatRequest>

export const startChatAnswer = z.object({ conversation })
export type StartChatAnswer = z.infer<typeof startChatAnswer>

export const chatQuery = z.object({
  id: z.optional(queryId),
  profile_id: z.optional(queryId),
  /** Message id: only older ones. */
  before: z.optional(queryId),
  limit: z.optional(queryInt(1, 50)),
})
export type ChatQuery = z.infer<typeof chatQuery>

export const chatAnswer = z.object({
  conversation: z.nullable(conversation),
  profile: chatPartner,
  /** Oldest first. */
  messages: z.array(message),
  has_more: z.boolean(),
  history_limited: z.boolean(),
  can_send: z.object({
    ok: z.boolean(),
    /** The error code that sending would give. */
    reason: z.nullable(z.string()),
    cost: z.int(),
    /** What the member has paid for the credits that go: nothing for those that were given. */
    cost_eur: money,
    /** Of a photo, instead of a text. */
    photo_cost: z.int(),
    photo_cost_eur: money,
    /** Credits in the wallet that were a gift; they are spent first. */
    given: z.int(),
    free_left: z.nullable(z.int()),
  }),
})
export type ChatAnswer = z.infer<typeof chatAnswer>

export const updateChatRequest = z.strictObject({
  conversation_id: id,
  read_until: z.optional(id),
  muted: z.optional(z.boolean()),
  fictional_ack: z.optional(z.literal(true)),
})
export type UpdateChatRequest = z.infer<typeof updateChatRequest>

export const updateChatAnswer = z.object({ conversation, unread_total: z.int() })
export type UpdateChatAnswer = z.infer<typeof updateChatAnswer>

export const deleteChatRequest = z.strictObject({ conversation: z.strictObject({ id }) })
export type DeleteChatRequest = z.infer<typeof deleteChatRequest>

export const startChatContract = defineCall(startChat, {
  access: 'U',
  body: startChatRequest,
  answer: startChatAnswer,
  errors: ['profile_not_found', 'conversation_closed', 'account_paused', 'self_not_possible'],
  limits: [per.hour(30)],
})

export const getChatContract = defineCall(getChat, {
  csrf: 'told',
  access: 'U',
  query: chatQuery,
  answer: chatAnswer,
  errors: ['not_found', 'profile_not_found'],
  limits: [per.minute(120)],
})

export const updateChatContract = defineCall(updateChat, {
  access: 'U',
  body: updateChatRequest,
  answer: updateChatAnswer,
  errors: ['not_found'],
  limits: [per.minute(120)],
})

export const deleteChatContract = defineCall(deleteChat, {
  access: 'U',
  body: deleteChatRequest,
  answer: ok,
  errors: ['not_found'],
  limits: [per.hour(60)],
})
