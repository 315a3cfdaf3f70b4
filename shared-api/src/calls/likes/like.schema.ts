import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { id } from '../../schemas/primitives.ts'
import { like, markLikeSeen, unlike } from './like.ts'

export const likeRequest = z.strictObject({ profile_id: id })
export type LikeRequest = z.infer<typeof likeRequest>

export const likeAnswer = z.object({
  liked: z.literal(true),
  match: z.boolean(),
  /** True while the member's own e-mail address is unconfirmed: the like arrives at activation. */
  held: z.boolean(),
})
export type LikeAnswer = z.infer<typeof likeAnswer>

export const unlikeAnswer = z.object({ liked: z.literal(false) })
export type UnlikeAnswer = z.infer<typeof unlikeAnswer>

export const markLikeSeenRequest = z.strictObject({
  /** Without it: all likes that are locked for the member. */
  profile_id: z.optional(id),
  like_new: z.literal(false),
})
export type MarkLikeSeenRequest = z.infer<typeof markLikeSeenRequest>

export const markLikeSeenAnswer = z.object({ new_total: z.int() })
export type MarkLikeSeenAnswer = z.infer<typeof markLikeSeenAnswer>

export const likeContract = defineCall(like, {
  access: 'U',
  body: likeRequest,
  answer: likeAnswer,
  errors: ['profile_not_found', 'account_paused', 'self_not_possible'],
  limits: [per.minute(10), per.day(200)],
})

export const unlikeContract = defineCall(unlike, {
  access: 'U',
  body: likeRequest,
  answer: unlikeAnswer,
  errors: [],
  limits: [per.minute(60)],
})

export const markLikeSeenContract = defineCall(markLikeSeen, {
  access: 'U',
  body: markLikeSeenRequest,
  answer: markLikeSeenAnswer,
  errors: [],
  limits: [per.minute(60)],
})
