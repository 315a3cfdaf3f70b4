import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { receivedLike } from '../../schemas/like.ts'
import { profileCard } from '../../schemas/profile.ts'
import { cursor } from '../../schemas/query.ts'
import { getLikes } from './likes.ts'

export const likeTypes = ['received', 'sent', 'matches'] as const

/** Without `type`: the first hundred of both directions. */
export const likesQuery = z.object({
  type: z.optional(z.enum(likeTypes)),
  cursor: z.optional(cursor),
})
export type LikesQuery = z.infer<typeof likesQuery>

export const likesAnswer = z.object({
  /** Sent likes; for `matches` the mutual ones. */
  profiles: z.array(profileCard),
  liked_by: z.array(receivedLike),
  new_total: z.int(),
  next_cursor: z.nullable(z.string()),
})
export type LikesAnswer = z.infer<typeof likesAnswer>

export const likesContract = defineCall(getLikes, {
  access: 'U',
  query: likesQuery,
  answer: likesAnswer,
  errors: [],
  limits: [per.minute(60)],
})
