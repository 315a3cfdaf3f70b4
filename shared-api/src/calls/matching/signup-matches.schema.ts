import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { id, text } from '../../schemas/primitives.ts'
import { profileCard } from '../../schemas/profile.ts'
import { getSignupMatches, likeSignupMatches } from './signup-matches.ts'

/** Six to twelve, fewer where there are no more. */
export const signupMatchesAnswer = z.object({ profiles: z.array(profileCard) })
export type SignupMatchesAnswer = z.infer<typeof signupMatchesAnswer>

export const likeSignupMatchesRequest = z.strictObject({
  profile_ids: z.array(id).check(z.maxLength(12)),
  message: z.optional(text(500)),
})
export type LikeSignupMatchesRequest = z.infer<typeof likeSignupMatchesRequest>

export const likeSignupMatchesAnswer = z.object({
  /** Who was liked; somebody who has left meanwhile is missing. */
  liked: z.array(id),
  /** True while the member's own e-mail address is unconfirmed: the likes arrive at activation. */
  held: z.boolean(),
})
export type LikeSignupMatchesAnswer = z.infer<typeof likeSignupMatchesAnswer>

export const getSignupMatchesContract = defineCall(getSignupMatches, {
  access: 'U',
  answer: signupMatchesAnswer,
  errors: [],
  limits: [per.minute(10)],
})

export const likeSignupMatchesContract = defineCall(likeSignupMatches, {
  access: 'U',
  body: likeSignupMatchesRequest,
  answer: likeSignupMatchesAnswer,
  errors: ['account_paused'],
  limits: [per.day(5)],
})
