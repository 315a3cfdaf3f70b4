import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { noInput } from '../../schemas/input.ts'
import { instant } from '../../schemas/primitives.ts'
import { poll } from './poll.ts'

export const pollAnswer = z.object({
  user_rev: z.int(),
  chats_rev: z.int(),
  likes_rev: z.int(),
  /** Sequence of the registry of remotes that this site serves; null where the API does not know it. */
  registry: z.nullable(z.int()),
  server_time: instant,
})
export type PollAnswer = z.infer<typeof pollAnswer>

export const pollContract = defineCall(poll, {
  access: 'U',
  query: noInput,
  answer: pollAnswer,
  errors: [],
  limits: [per.minute(60)],
})
