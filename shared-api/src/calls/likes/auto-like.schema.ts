import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { noInput } from '../../schemas/input.ts'
import { profileCard } from '../../schemas/profile.ts'
import { getAutoLike } from './auto-like.ts'

export const autoLikeAnswer = z.object({ profile: z.nullable(profileCard) })
export type AutoLikeAnswer = z.infer<typeof autoLikeAnswer>

export const autoLikeContract = defineCall(getAutoLike, {
  access: 'U',
  query: noInput,
  answer: autoLikeAnswer,
  errors: [],
  limits: [per.minute(6)],
  csrf: 'effect',
})
