import * as z from 'zod/mini'
import { complaint, complaintCategory } from '../../schemas/complaint.ts'
import { cleanText, id } from '../../schemas/primitives.ts'

/** About a member, a message, a photo or an address; about the site itself where none is named. */
export const sendComplaintRequest = z.strictObject({
  category: complaintCategory,
  profile_id: z.optional(id),
  message_id: z.optional(id),
  photo_id: z.optional(id),
  url: z.optional(z.url().check(z.maxLength(2000))),
  text: z.string().check(z.overwrite(cleanText), z.minLength(10), z.maxLength(2000)),
  email: z.optional(z.email()),
  name: z.optional(z.string().check(z.overwrite(cleanText), z.maxLength(100))),
  good_faith: z.literal(true),
  /** Blocks the member whom it is about as well. */
  block: z.optional(z.boolean()),
})
export type SendComplaintRequest = z.infer<typeof sendComplaintRequest>

export const sendComplaintAnswer = z.object({ complaint })
export type SendComplaintAnswer = z.infer<typeof sendComplaintAnswer>
