import * as z from 'zod/mini'
import { photo } from './photo.ts'
import { day, id } from './primitives.ts'
import {
  bodyType,
  eyeColour,
  gender,
  hairColour,
  reason,
  relationshipStatus,
  seeking,
  sexuality,
  tattoos,
} from './traits.ts'

export const profileCard = z.object({
  id,
  name: z.string(),
  age: z.int(),
  gender,
  city: z.string(),
  region: z.string(),
  country: z.string(),
  main_image: z.nullable(photo),
  photo_count_public: z.int(),
  photo_count_private: z.int(),
  online: z.boolean(),
  last_online: z.enum(['now', 'today', 'week', 'older']),
  /** Rounded up to 5; null without a place on either side. */
  distance_km: z.nullable(z.int()),
  verified: z.boolean(),
  premium: z.boolean(),
  fictional: z.boolean(),
  liked: z.boolean(),
  liked_me: z.boolean(),
  match: z.boolean(),
})
export type ProfileCard = z.infer<typeof profileCard>

/** What is left of a partner who is gone or blocked: the same words for both (`docs/api.md`, 2.4 Blocks). */
export const reducedCard = z.object({
  id,
  name: z.string(),
  main_image: z.null(),
  online: z.literal(false),
})
export type ReducedCard = z.infer<typeof reducedCard>

/** Tell them apart with `'age' in partner`. */
export const chatPartner = z.union([profileCard, reducedCard])
export type ChatPartner = z.infer<typeof chatPartner>

export const profile = z.extend(profileCard, {
  status: z.enum(['active', 'disabled', 'paused']),
  sexuality: z.nullable(sexuality),
  about: z.string(),
  hair_colour: z.nullable(hairColour),
  eye_colour: z.nullable(eyeColour),
  body_type: z.nullable(bodyType),
  relationship_status: z.nullable(relationshipStatus),
  interests: z.array(id),
  tattoos: z.nullable(tattoos),
  reason: z.nullable(reason),
  photos: z.array(photo),
  conversation_id: z.nullable(id),
  blocked_by_me: z.boolean(),
})
export type Profile = z.infer<typeof profile>

export const ownProfile = z.extend(profile, {
  date_of_birth: day,
  seeking,
  region_id: z.nullable(id),
  city_id: z.nullable(id),
  show_on_landers: z.boolean(),
  photo_limit: z.int(),
  completeness: z.int(),
})
export type OwnProfile = z.infer<typeof ownProfile>
