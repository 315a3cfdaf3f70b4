import * as z from 'zod/mini'
import { byIp, defineCall, per } from '../../contract.ts'
import { token } from '../../schemas/primitives.ts'
import { user } from '../../schemas/user.ts'
import { activate, followActivationLink } from './activate.ts'

export const activateRequest = z.strictObject({ token })
export type ActivateRequest = z.infer<typeof activateRequest>

export const activateAnswer = z.object({ user, status: z.literal('activated') })
export type ActivateAnswer = z.infer<typeof activateAnswer>

export const activateContract = defineCall(activate, {
  access: 'T',
  body: activateRequest,
  answer: activateAnswer,
  errors: ['token_invalid', 'account_active_exists', 'activation_failed'],
  limits: [byIp(per.hour(30))],
})

/** Answers every outcome with a redirect: `/activate/done` or `/activate/error?code=`. */
export const activationLinkContract = defineCall(followActivationLink, {
  access: 'T',
  status: 302,
  noHead: true,
  errors: [],
  limits: [byIp(per.hour(30))],
})
