import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { conversation, message } from '../../schemas/chat.ts'
import { cleanText, id, ok } from '../../schemas/primitives.ts'
import { deleteMessage, sendMessage } from './message.ts'

/** How long a text may be is a setting: the server refuses with `message_too_long` and the number. */
export const sendMessageRequest = z.strictObject({
  conversation_id: z.optional(id),
  profile_id: z.optional(id),
  client_id: z.uuid(),
  type: z.enum(['text', 'photo', 'gift', 'icebreaker']),
  text: z.optional(z.string().check(z.overwrite(cleanText))),
  photo_id: z.optional(id),
  gift_id: z.optional(id),
  icebreaker_id: z.optional(id),
})
export type SendMessageRequest = z.infer<typeof sendMessageRequest>

export const sendMessageAnswer = z.object({
  message,
  /** The sender's balance afterwards. */
  credits: z.int(),
  conversation,
  unread_total: z.int(),
})
export type SendMessageAnswer = z.infer<typeof sendMessageAnswer>

export const deleteMessageRequest = z.strictObject({ message_id: id, scope: z.enum(['me', 'both']) })
export type DeleteMessageRequest = z.infer<typeof deleteMessageRequest>

export const sendMessageContract = defineCall(sendMessage, {
  access: 'U',
  body: sendMessageRequest,
  answer: sendMessageAnswer,
  status: 201,
  errors: [
    'not_enough_credits',
    'conversation_limit',
    'conversation_closed',
    'premium_only',
    'recipient_unavailable',
    'account_paused',
    'fictional_ack_required',
    'message_too_long',
    'message_empty',
    'profile_not_found',
    'not_found',
    'self_not_possible',
  ],
  limits: [per.minute(30), per.day(300)],
})

export const deleteMessageContract = defineCall(deleteMessage, {
  access: 'U',
  body: deleteMessageRequest,
  answer: ok,
  errors: ['not_found', 'delete_too_late'],
  limits: [per.hour(60)],
})
