import * as z from 'zod/mini'
import { byIp, defineCall, per } from '../../contract.ts'
import { typedPassword } from '../../schemas/account-fields.ts'
import { noInput } from '../../schemas/input.ts'
import { discountCode } from '../../schemas/order.ts'
import { day, instant, linkToken, money, text } from '../../schemas/primitives.ts'
import { user } from '../../schemas/user.ts'
import { deleteAccount, getAccount, pauseAccount, reactivateAccount } from './account.ts'

export const deletionReasons = [
  'no_time',
  'found_someone',
  'too_expensive',
  'too_many_mails',
  'privacy',
  'bad_experience',
  'other',
] as const
export type DeletionReason = (typeof deletionReasons)[number]

export const deletionAlternatives = ['pause', 'discount', 'mail_frequency', 'block', 'complaint'] as const
export type DeletionAlternative = (typeof deletionAlternatives)[number]

const deletionReason = z.enum(deletionReasons)

export const accountAnswer = z.object({
  reasons: z.array(deletionReason),
  /** One alternative to each reason, offered once. */
  alternatives: z.array(z.object({ reason: deletionReason, alternative: z.enum(deletionAlternatives) })),
  /** A personal code, once in a member's life; null where there is none to offer. */
  delete_discount: z.nullable(discountCode),
  credits_left: z.int(),
  /** Paid credits that can still be given back, and what they are worth: `also` in currencies other than the first. */
  refundable: z.object({ credits: z.int(), amount: money, also: z.array(money) }),
})
export type AccountAnswer = z.infer<typeof accountAnswer>

export const pauseAccountRequest = z.strictObject({
  action: z.enum(['pause', 'resume']),
  /** The last day of the pause, one to six months from now; one month by default. */
  until: z.optional(day),
})
export type PauseAccountRequest = z.infer<typeof pauseAccountRequest>

export const accountUserAnswer = z.object({ user })
export type AccountUserAnswer = z.infer<typeof accountUserAnswer>

export const deleteAccountRequest = z.strictObject({
  password: typedPassword,
  reason: deletionReason,
  reason_text: z.optional(text(1000)),
  immediate: z.optional(z.boolean()),
})
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequest>

export const deleteAccountAnswer = z.object({ deleted_at: instant, purge_at: instant })
export type DeleteAccountAnswer = z.infer<typeof deleteAccountAnswer>

export const reactivateRequest = z.strictObject({ token: linkToken })
export type ReactivateRequest = z.infer<typeof reactivateRequest>

export const getAccountContract = defineCall(getAccount, {
  csrf: 'effect',
  access: 'U',
  query: noInput,
  answer: accountAnswer,
  errors: [],
  limits: [per.minute(30)],
})

export const pauseAccountContract = defineCall(pauseAccount, {
  access: 'U',
  body: pauseAccountRequest,
  answer: accountUserAnswer,
  errors: ['email_not_confirmed'],
  limits: [per.day(10)],
})

export const deleteAccountContract = defineCall(deleteAccount, {
  access: 'U',
  body: deleteAccountRequest,
  answer: deleteAccountAnswer,
  errors: ['old_password_wrong'],
  limits: [per.day(5)],
})

export const reactivateAccountContract = defineCall(reactivateAccount, {
  access: 'T',
  body: reactivateRequest,
  answer: accountUserAnswer,
  errors: ['token_invalid', 'account_active_exists'],
  limits: [byIp(per.hour(10))],
})
