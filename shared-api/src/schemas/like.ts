import * as z from 'zod/mini'
import { id, instant } from './primitives.ts'
import { profileCard } from './profile.ts'

/**
 * A like of which only premium members see who gave it (setting `likes_locked_free`). `blur_image` is null: however
 * blurred, a picture could be held against those of the search.
 */
export const lockedLike = z.object({ locked: z.literal(true), blur_image: z.null() })
/** In place of a card, wherever a locked like is told: in the lists and in the stream. */
export type LockedLike = z.infer<typeof lockedLike>

/** `id` is the profile's id; of a locked one a number that stands for it and belongs to no profile. */
export const receivedLike = z.object({
  id,
  like_new: z.boolean(),
  created_at: instant,
  profile: z.union([profileCard, lockedLike]),
})

/** Tell the two apart with `'locked' in profile`: a locked one has neither name nor age. */
export type ReceivedLike = z.infer<typeof receivedLike>
