import * as z from 'zod/mini'
import { id } from './primitives.ts'

/** `none` is also what is left after a refusal: whoever asked is not told of it. */
export const photoAccessState = z.enum(['none', 'requested', 'granted'])

/** How far somebody is with the private photos of somebody else, where their owner decides. */
export type PhotoAccessState = z.infer<typeof photoAccessState>

/** File names are below `Settings.cdn_prefix`. A locked photo has only its blurred name. */
export const photo = z.object({
  id,
  filename: z.nullable(z.string()),
  thumb_filename: z.nullable(z.string()),
  blur_filename: z.nullable(z.string()),
  match: z.nullable(z.string()),
  status: z.enum(['processing', 'pending', 'active', 'rejected', 'deleted']),
  visibility: z.enum(['public', 'private', 'chat']),
  locked: z.boolean(),
  width: z.int(),
  height: z.int(),
  position: z.int(),
  main: z.boolean(),
  reject_reason: z.optional(z.string()),
})

/**
 * Put `cdn_prefix` before a name. Those of private and chat photos are signed for one session and an hour: never
 * keep them.
 */
export type Photo = z.infer<typeof photo>
