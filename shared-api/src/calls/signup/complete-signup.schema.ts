import * as z from 'zod/mini'
import { byIp, defineCall, per } from '../../contract.ts'
import { accepted, dateOfBirth, password, profileName } from '../../schemas/account-fields.ts'
import { country, id, language, linkToken, text } from '../../schemas/primitives.ts'
import { gender, seeking } from '../../schemas/traits.ts'
import { user } from '../../schemas/user.ts'
import { checkCompleteSignup, completeSignup } from './complete-signup.ts'

/** What a partner may know of a member; a field that stays unknown is refused with `field_required`. */
export const partnerFields = z.strictObject({
  name: z.optional(profileName),
  date_of_birth: z.optional(dateOfBirth),
  gender: z.optional(gender),
  seeking: z.optional(seeking),
  country: z.optional(country),
  region_id: z.optional(id),
  city: z.optional(text(80)),
  language: z.optional(language),
})
export type PartnerFields = z.infer<typeof partnerFields>

export const checkCompleteSignupQuery = z.object({ token: linkToken })
export type CheckCompleteSignupQuery = z.infer<typeof checkCompleteSignupQuery>

export const checkCompleteSignupAnswer = z.object({ email_masked: z.string(), known: partnerFields })
export type CheckCompleteSignupAnswer = z.infer<typeof checkCompleteSignupAnswer>

export const completeSignupRequest = z.extend(partnerFields, {
  token: linkToken,
  password,
  terms_version: z.string().check(z.maxLength(40)),
  consent_terms: accepted,
  consent_sensitive: accepted,
  consent_mail: z.optional(z.boolean()),
})
export type CompleteSignupRequest = z.infer<typeof completeSignupRequest>

export const completeSignupAnswer = z.object({ user })
export type CompleteSignupAnswer = z.infer<typeof completeSignupAnswer>

export const checkCompleteSignupContract = defineCall(checkCompleteSignup, {
  access: 'T',
  query: checkCompleteSignupQuery,
  answer: checkCompleteSignupAnswer,
  errors: ['token_invalid'],
  limits: [byIp(per.hour(30))],
})

export const completeSignupContract = defineCall(completeSignup, {
  access: 'T',
  body: completeSignupRequest,
  answer: completeSignupAnswer,
  errors: ['token_invalid', 'country_not_supported', 'terms_outdated'],
  limits: [byIp(per.hour(10))],
})
