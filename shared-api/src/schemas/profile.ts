import * as z from 'zod/mini'
import { photo, photoAccessState } from './photo.ts'
import { day, id } from './primitives.ts'
import { answeredTraits, gender, seeking } from './traits.ts'

/**
 * A member as the reader may see them: age in years today, `city` empty for visitors, names of places in the
 * reader's language. `online` ends six minutes after the last sign of life; `last_online` is coarse on purpose, its
 * days are those of Amsterdam. `liked` includes the reader's like while it is still held, `match` does not. `fictional`
 * must be said wherever the card is shown.
 */
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

/** `id` is the profile's, as in `/members/{id}`: accounts have another one, which nobody else learns. */
export type ProfileCard = z.infer<typeof profileCard>

/** What is left of a partner who is gone or blocked: the same words for both (`docs/api.md`, 2.4 Blocks). */
export const reducedCard = z.object({
  id,
  name: z.string(),
  main_image: z.null(),
  online: z.literal(false),
})

/** Its `name` is a sentence in the reader's language ("Lid niet beschikbaar"): there is nothing to link to. */
export type ReducedCard = z.infer<typeof reducedCard>

/** Tell them apart with `'age' in partner`. */
export const chatPartner = z.union([profileCard, reducedCard])

/** Blocks and deletions happen while a list is open: any entry may have become reduced at the next load. */
export type ChatPartner = z.infer<typeof chatPartner>

/**
 * What the profile page adds; null or empty is "not said". `photos` holds private ones too, locked to those who may
 * not see them. `conversation_id` is null before the first contact. `photo_access` is how far the reader is with them,
 * only where their owner decides (setting `private_photo_access`) and only for other members.
 */
export const profile = z.extend(profileCard, {
  status: z.enum(['active', 'disabled', 'paused']),
  ...answeredTraits,
  about: z.string(),
  interests: z.array(id),
  photos: z.array(photo),
  photo_access: z.optional(photoAccessState),
  conversation_id: z.nullable(id),
  blocked_by_me: z.boolean(),
})

/** Somebody else's. `'seeking' in profile` tells one's own; whoever may not see it gets `profile_not_found` instead. */
export type Profile = z.infer<typeof profile>

/**
 * What nobody else is told: the date of birth, whom they seek, photos that wait or were rejected. `completeness` is
 * 0 to 100, `photo_limit` that of the settings for free or premium.
 */
export const ownProfile = z.extend(profile, {
  date_of_birth: day,
  seeking,
  region_id: z.nullable(id),
  city_id: z.nullable(id),
  show_on_landers: z.boolean(),
  photo_limit: z.int(),
  completeness: z.int(),
})

/** Part of `User`, so that a page needs no second call for it. */
export type OwnProfile = z.infer<typeof ownProfile>
