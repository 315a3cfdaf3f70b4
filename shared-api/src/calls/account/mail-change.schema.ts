import * as z from 'zod/mini'
import { byIp, defineCall, per } from '../../contract.ts'
import { email, typedPassword } from '../../schemas/account-fields.ts'
import { linkToken } from '../../schemas/primitives.ts'
import { user } from '../../schemas/user.ts'
import { askMailChange, doMailChange } from './mail-change.ts'

export const askMailChangeRequest = z.strictObject({ email, password: typedPassword })
export type AskMailChangeRequest = z.infer<typeof askMailChangeRequest>
export const askMailChangeAnswer = z.object({ sent_to: z.string() })
export type AskMailChangeAnswer = z.infer<typeof askMailChangeAnswer>

/** `user` is null where the link was used before and the caller has no session of that member. */
export const mailChangeAnswer = z.object({ user: z.nullable(user) })
export type MailChangeAnswer = z.infer<typeof mailChangeAnswer>

export const askMailChangeContract = defineCall(askMailChange, {
  access: 'U',
  body: askMailChangeRequest,
  answer: askMailChangeAnswer,
  status: 202,
  errors: ['email_invalid', 'old_password_wrong', 'email_exists'],
  limits: [per.day(3)],
})

export const doMailChangeContract = defineCall(doMailChange, {
  access: 'T',
  body: z.strictObject({ token: linkToken }),
  answer: mailChangeAnswer,
  errors: ['token_invalid', 'email_exists'],
  limits: [byIp(per.hour(10))],
})
