import * as z from 'zod/mini'
import { byIp, defineCall, per } from '../../contract.ts'
import { checkSignup } from './signup-check.ts'

export const signupCheckRequest = z.strictObject({
  email: z.optional(z.string().check(z.maxLength(254))),
  name: z.optional(z.string().check(z.maxLength(60))),
})
export type SignupCheckRequest = z.infer<typeof signupCheckRequest>

export const signupCheckAnswer = z.object({
  ok: z.boolean(),
  /** `email_invalid`, `name_taken`, ... */
  error: z.optional(z.string()),
  message: z.optional(z.string()),
})
export type SignupCheckAnswer = z.infer<typeof signupCheckAnswer>

export const signupCheckContract = defineCall(checkSignup, {
  access: 'V',
  body: signupCheckRequest,
  answer: signupCheckAnswer,
  errors: [],
  limits: [byIp(per.minute(30))],
})
