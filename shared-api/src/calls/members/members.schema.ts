import * as z from 'zod/mini'
import { defineCall, forVisitors, per } from '../../contract.ts'
import { profileCard } from '../../schemas/profile.ts'
import { cursor, queryInt } from '../../schemas/query.ts'
import { queryFilters } from '../../schemas/search-filters.ts'
import { getMembers } from './members.ts'

/** Everything is optional: the server fills in what the member is looking for. */
export const membersQuery = z.object({
  ...queryFilters,
  cursor: z.optional(cursor),
  per_page: z.optional(queryInt(1, 48)),
})
export type MembersQuery = z.infer<typeof membersQuery>

export const membersAnswer = z.object({
  profiles: z.array(profileCard),
  /** Members: fictional profiles stand in the list and are not counted. */
  total: z.int(),
  /** True: there are more than `total` says ("1000+"). */
  total_capped: z.boolean(),
  next_cursor: z.nullable(z.string()),
  per_page: z.int(),
  /** The search widened, given only where it found fewer than 12. */
  similar: z.object({ profiles: z.array(profileCard), total: z.int() }),
})
export type MembersAnswer = z.infer<typeof membersAnswer>

export const membersContract = defineCall(getMembers, {
  access: 'V*',
  query: membersQuery,
  answer: membersAnswer,
  errors: ['search_login_required'],
  limits: [per.minute(60), forVisitors(per.minute(20))],
})
