import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { instant } from '../../schemas/primitives.ts'
import { profileCard } from '../../schemas/profile.ts'
import { queryInt } from '../../schemas/query.ts'
import { getVisitors } from './visitors.ts'

export const visitorsPerPage = 24

export const visitorsQuery = z.object({ page: z.optional(queryInt(1, 1000)) })
export type VisitorsQuery = z.infer<typeof visitorsQuery>

export const visitorsAnswer = z.object({
  profiles: z.array(z.extend(profileCard, { visited_at: instant })),
  total: z.int(),
})
export type VisitorsAnswer = z.infer<typeof visitorsAnswer>

/** Access is the handler's: a refusal to a free member carries the number of visitors. */
export const visitorsContract = defineCall(getVisitors, {
  access: 'U',
  query: visitorsQuery,
  answer: visitorsAnswer,
  errors: ['premium_only'],
  limits: [per.minute(30)],
})
