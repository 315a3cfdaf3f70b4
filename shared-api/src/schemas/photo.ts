import * as z from 'zod/mini'
import { id } from './primitives.ts'

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
