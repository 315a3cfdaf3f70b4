import * as z from 'zod/mini'
import { byIp, defineCall, per } from '../../contract.ts'
import { email, password } from '../../schemas/account-fields.ts'
import { linkToken, ok } from '../../schemas/primitives.ts'
import { user } from '../../schemas/user.ts'
import { askPasswordReset, checkPasswordReset, resetPassword } from './reset-password.ts'

export const askResetRequest = z.strictObject({ email })
export type AskResetRequest = z.infer<typeof askResetRequest>

export const checkResetQuery = z.object({ token: linkToken })
export type CheckResetQuery = z.infer<typeof checkResetQuery>
export const checkResetAnswer = z.object({ valid: z.literal(true), email_masked: z.string() })
export type CheckResetAnswer = z.infer<typeof checkResetAnswer>

export const doResetRequest = z.strictObject({
  token: linkToken,
  password,
  password_repeat: z.string().check(z.maxLength(128)),
})
export type DoResetRequest = z.infer<typeof doResetRequest>
/** `user` is null, and nobody is logged in, where the link was used before: the password is set, log in with it. */
export const doResetAnswer = z.object({ user: z.nullable(user) })
export type DoResetAnswer = z.infer<typeof doResetAnswer>

/** Three mails a day for one account from one place is a business limit: 403 reset_mail_limit. */
export const askPasswordResetContract = defineCall(askPasswordReset, {
  access: 'V',
  body: askResetRequest,
  answer: ok,
  errors: ['email_not_found', 'reset_mail_limit'],
  limits: [byIp(per.hour(20))],
})

export const checkPasswordResetContract = defineCall(checkPasswordReset, {
  access: 'T',
  query: checkResetQuery,
  answer: checkResetAnswer,
  errors: ['token_invalid'],
  limits: [byIp(per.hour(30))],
})

export const resetPasswordContract = defineCall(resetPassword, {
  access: 'T',
  body: doResetRequest,
  answer: doResetAnswer,
  errors: ['token_invalid', 'password_mismatch', 'password_weak', 'password_equals_login'],
  limits: [byIp(per.hour(10))],
})
