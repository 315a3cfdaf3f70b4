import * as z from 'zod/mini'
import { defineCall } from '../../contract.ts'
import {
  accepted,
  dateOfBirth,
  email,
  password,
  profileName,
  tracking,
} from '../../schemas/account-fields.ts'
import { country, id, language, text } from '../../schemas/primitives.ts'
import { profileCard } from '../../schemas/profile.ts'
import { gender, seeking } from '../../schemas/traits.ts'
import { user } from '../../schemas/user.ts'
import { signup } from './signup.ts'

/** Fields of the steps 0 to 4 of signing up; the form of each step picks its own (`z.pick`). */
export const signupRequest = z.strictObject({
  email,
  name: profileName,
  password,
  date_of_birth: dateOfBirth,
  gender,
  seeking,
  country,
  region_id: id,
  /** A name; an unknown one is kept as text. */
  city: text(80).check(z.minLength(1, { error: 'field_required' })),
  language,
  signup_message: z.optional(text(500)),
  /** Whose member landing brought the visitor. */
  profile_id: z.optional(id),
  interests: z.optional(z.array(id).check(z.maxLength(60))),
  /** From the settings; any but the one in force is refused: nobody agrees to a text they did not see. */
  terms_version: z.string().check(z.maxLength(40)),
  consent_terms: accepted,
  consent_sensitive: accepted,
  consent_mail: z.optional(z.boolean()),
  tracking: z.optional(tracking),
  lander: z.optional(z.string().check(z.maxLength(40))),
  /** Honeypot: filled by machines only. */
  website: z.optional(z.string().check(z.maxLength(200))),
  pow: z.optional(z.string().check(z.maxLength(200))),
})
export type SignupRequest = z.infer<typeof signupRequest>

export const signupAnswer = z.object({
  user,
  progress: z.array(z.enum(['data', 'account', 'matches', 'mail'])),
  matches: z.array(profileCard),
})
export type SignupAnswer = z.infer<typeof signupAnswer>

export const signupContract = defineCall(signup, {
  access: 'V',
  body: signupRequest,
  answer: signupAnswer,
  status: 201,
  errors: ['email_exists', 'terms_outdated', 'signup_closed', 'country_not_supported', 'pow_required'],
  // A hard limit would let a robot keep everybody behind its address out: what goes beyond proves some work.
  limits: [],
})
