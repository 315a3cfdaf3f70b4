import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { dateOfBirth, profileName } from '../../schemas/account-fields.ts'
import { id, text } from '../../schemas/primitives.ts'
import { ownProfile, profile, profileCard } from '../../schemas/profile.ts'
import { queryId } from '../../schemas/query.ts'
import { changedTraits, seeking } from '../../schemas/traits.ts'
import { getProfile, updateProfile } from './profile.ts'

export const getProfileQuery = z.object({ id: z.optional(queryId) })
export type GetProfileQuery = z.infer<typeof getProfileQuery>

export const profileAnswer = z.object({
  profile: z.union([ownProfile, profile]),
  similar: z.array(profileCard),
})
export type ProfileAnswer = z.infer<typeof profileAnswer>

export const updateProfileRequest = z.strictObject({
  name: z.optional(profileName),
  seeking: z.optional(seeking),
  ...changedTraits,
  date_of_birth: z.optional(dateOfBirth),
  region_id: z.optional(id),
  city_id: z.optional(z.nullable(id)),
  about: z.optional(text(2000)),
  interests: z.optional(z.array(id).check(z.maxLength(60))),
  show_on_landers: z.optional(z.boolean()),
})
export type UpdateProfileRequest = z.infer<typeof updateProfileRequest>

export const updateProfileAnswer = z.object({ profile: ownProfile })
export type UpdateProfileAnswer = z.infer<typeof updateProfileAnswer>

export const getProfileContract = defineCall(getProfile, {
  access: 'V*',
  query: getProfileQuery,
  answer: profileAnswer,
  errors: ['profile_not_found', 'search_login_required'],
  limits: [per.minute(120)],
})

export const updateProfileContract = defineCall(updateProfile, {
  access: 'U',
  body: updateProfileRequest,
  answer: updateProfileAnswer,
  errors: ['name_taken', 'name_change_limit', 'dob_locked'],
  limits: [per.hour(30)],
})
