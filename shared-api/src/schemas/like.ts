import * as z from 'zod/mini'
import { id, instant } from './primitives.ts'
import { profileCard } from './profile.ts'

/** `id` is the profile's id. Locked only where the setting `likes_locked_free` is on. */
export const receivedLike = z.object({
  id,
  like_new: z.boolean(),
  created_at: instant,
  profile: z.union([profileCard, z.object({ locked: z.literal(true), blur_image: z.nullable(z.string()) })]),
})

/** Tell the two apart with `'locked' in profile`: a locked one has neither name nor age. */
export type ReceivedLike = z.infer<typeof receivedLike>
