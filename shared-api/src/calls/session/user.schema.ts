import * as z from 'zod/mini'
import { byIp, defineCall, per } from '../../contract.ts'
import { instant, language } from '../../schemas/primitives.ts'
import { user } from '../../schemas/user.ts'
import { getMe, login, updateUser } from './user.ts'

export const loginRequest = z.strictObject({
  email: z.string().check(z.trim(), z.minLength(1, { error: 'email_invalid' }), z.maxLength(254)),
  password: z.string().check(z.minLength(1, { error: 'field_required' }), z.maxLength(1000)),
  /** False: the session ends with the browser. */
  remember: z.optional(z.boolean()),
})
export type LoginRequest = z.infer<typeof loginRequest>

export const updateUserRequest = z.strictObject({
  language: z.optional(language),
  invisible: z.optional(z.boolean()),
  read_receipts: z.optional(z.boolean()),
  terms_accepted_version: z.optional(z.string().check(z.maxLength(40))),
})
export type UpdateUserRequest = z.infer<typeof updateUserRequest>

export const userAnswer = z.object({ user })
export type UserAnswer = z.infer<typeof userAnswer>

export const meQuery = z.object({
  /** With what the navigation counts: all that a document says of its member, in one call. */
  totals: z.optional(z.literal('1')),
})
export type MeQuery = z.infer<typeof meQuery>

export const meAnswer = z.object({
  user: z.nullable(user),
  time_bonus_ends: z.nullable(instant),
  totals: z.optional(z.object({ unread: z.int(), new_likes: z.int(), last_event: z.int() })),
})
export type MeAnswer = z.infer<typeof meAnswer>

export const loginContract = defineCall(login, {
  access: 'V',
  body: loginRequest,
  answer: userAnswer,
  errors: ['login_failed', 'login_blocked', 'account_deleted_pending', 'account_banned'],
  limits: [byIp(per.minutes(15, 20))],
})

export const meContract = defineCall(getMe, {
  access: 'V',
  query: meQuery,
  answer: meAnswer,
  errors: [],
  limits: [per.minute(60)],
})

export const updateUserContract = defineCall(updateUser, {
  access: 'U',
  body: updateUserRequest,
  answer: userAnswer,
  errors: ['language_unsupported', 'premium_only', 'terms_outdated'],
  limits: [per.minute(30)],
})
