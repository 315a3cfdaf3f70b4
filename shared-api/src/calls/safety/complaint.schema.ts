import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { email } from '../../schemas/account-fields.ts'
import { complaint, complaintCategory } from '../../schemas/complaint.ts'
import { cleanText, id, text, token } from '../../schemas/primitives.ts'
import { queryId } from '../../schemas/query.ts'
import { complain, getComplaints } from './complaint.ts'

/** At most one target; none means the site itself. A visitor leaves an address, unless a minor is in danger. */
export const complaintRequest = z.strictObject({
  category: complaintCategory,
  profile_id: z.optional(id),
  message_id: z.optional(id),
  photo_id: z.optional(id),
  /** Of a page; kept as a browser would ask for it, which leaves only plain characters in it. */
  url: z.optional(z.url({ protocol: /^https?$/, normalize: true }).check(z.maxLength(500))),
  text: z.string().check(z.overwrite(cleanText), z.minLength(10), z.maxLength(2000)),
  email: z.optional(email),
  name: z.optional(text(80)),
  /** The statement of good faith that the notice has to carry. */
  good_faith: z.literal(true, { error: 'consent_required' }),
  block: z.optional(z.boolean()),
})
export type ComplaintRequest = z.infer<typeof complaintRequest>

export const createdComplaintAnswer = z.object({ complaint })
export type CreatedComplaintAnswer = z.infer<typeof createdComplaintAnswer>

export const complaintsQuery = z.object({ id: z.optional(queryId), token: z.optional(token) })
export type ComplaintsQuery = z.infer<typeof complaintsQuery>

export const complaintsAnswer = z.object({ complaints: z.array(complaint) })
export type ComplaintsAnswer = z.infer<typeof complaintsAnswer>

export const complainContract = defineCall(complain, {
  access: 'V',
  body: complaintRequest,
  answer: createdComplaintAnswer,
  status: 201,
  errors: ['not_found', 'self_not_possible'],
  limits: [{ max: 1, seconds: 5, by: 'account' }, per.day(20)],
})

export const complaintsContract = defineCall(getComplaints, {
  access: 'T',
  query: complaintsQuery,
  answer: complaintsAnswer,
  errors: ['authentication_required', 'not_found', 'token_invalid'],
  limits: [per.minute(30)],
})
