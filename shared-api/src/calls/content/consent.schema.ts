import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { ok } from '../../schemas/primitives.ts'
import { sendConsent } from './consent.ts'

export const consentRequest = z.strictObject({
  /** `cookie_version` of the settings: the text that the choice was made about. */
  version: z.string().check(z.minLength(1), z.maxLength(20)),
  /** What the site cannot do without; nobody is asked. */
  functional: z.literal(true),
  analytics: z.boolean(),
  marketing: z.boolean(),
})
export type ConsentRequest = z.infer<typeof consentRequest>

export const consentContract = defineCall(sendConsent, {
  access: 'V',
  body: consentRequest,
  answer: ok,
  errors: ['terms_outdated'],
  limits: [per.hour(20)],
})
