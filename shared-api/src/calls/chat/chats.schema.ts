import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { chatListEntry } from '../../schemas/chat.ts'
import { cursor } from '../../schemas/query.ts'
import { getChats } from './chats.ts'

export const chatsQuery = z.object({
  cursor: z.optional(cursor),
})
export type ChatsQuery = z.infer<typeof chatsQuery>

export const chatsAnswer = z.object({
  chats: z.array(chatListEntry),
  unread_total: z.int(),
  next_cursor: z.nullable(z.string()),
})
export type ChatsAnswer = z.infer<typeof chatsAnswer>

export const chatsContract = defineCall(getChats, {
  csrf: 'told',
  access: 'U',
  query: chatsQuery,
  answer: chatsAnswer,
  errors: [],
  limits: [per.minute(60)],
})
