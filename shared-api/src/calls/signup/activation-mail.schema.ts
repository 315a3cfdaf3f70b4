import * as z from 'zod/mini'
import { defineCall } from '../../contract.ts'
import { email } from '../../schemas/account-fields.ts'
import { sendActivationMail } from './activation-mail.ts'

export const activationMailRequest = z.strictObject({ email: z.optional(email) })
export type ActivationMailRequest = z.infer<typeof activationMailRequest>

export const activationMailAnswer = z.object({ sent_to: z.string() })
export type ActivationMailAnswer = z.infer<typeof activationMailAnswer>

/** Three a day is a business limit: 403 activation_mail_limit, never a 429. */
export const activationMailContract = defineCall(sendActivationMail, {
  access: 'U',
  body: activationMailRequest,
  answer: activationMailAnswer,
  errors: ['email_exists', 'already_confirmed', 'activation_mail_limit'],
  limits: [],
})
