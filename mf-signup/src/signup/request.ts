import type { SignupRequest } from '@lonk/shared-api/calls/signup/signup.schema.ts'
import { languages } from '@lonk/shared-api/choices.ts'
import type { SignupDraft } from './draft.ts'

/** What is sent with the draft: known to the page, never asked. */
export interface SignupSurroundings {
  readonly language: string
  readonly termsVersion: string
  readonly tracking: SignupRequest['tracking'] | undefined
  /** The member whose landing brought the visitor. */
  readonly profileId: number | undefined
  readonly lander: string | undefined
}

/** The call's body for a draft that the rules have passed. */
export const toSignupRequest = (draft: SignupDraft, around: SignupSurroundings): SignupRequest => {
  if (draft.gender === '' || draft.seeking === '') throw new Error('the draft has not passed its rules')
  const message = draft.signup_message.trim()
  return {
    email: draft.email.trim(),
    name: draft.name.trim(),
    password: draft.password,
    date_of_birth: draft.date_of_birth,
    gender: draft.gender,
    seeking: draft.seeking,
    country: draft.country,
    region_id: Number(draft.region_id),
    city: draft.city.trim(),
    language: languages.find((known) => known === around.language) ?? 'nl',
    terms_version: around.termsVersion,
    consent_terms: true,
    consent_sensitive: true,
    consent_mail: draft.consent_mail,
    ...(message && { signup_message: message }),
    ...(draft.website && { website: draft.website }),
    ...(around.tracking && { tracking: around.tracking }),
    ...(around.profileId && { profile_id: around.profileId }),
    ...(around.lander && { lander: around.lander }),
  }
}
