import * as z from 'zod/mini'
import { defineCall, forVisitors, per } from '../../contract.ts'
import { country } from '../../schemas/primitives.ts'
import { profileCard } from '../../schemas/profile.ts'
import { cursor, queryBool, queryId, queryIds, queryInt } from '../../schemas/query.ts'
import { bodyType, gender, sexuality } from '../../schemas/traits.ts'
import { getMembers } from './members.ts'

export const memberSorts = ['match', 'new', 'online', 'distance'] as const

/** Everything is optional: the server fills in what the member is looking for. */
export const membersQuery = z.object({
  gender: z.optional(gender),
  country: z.optional(country),
  /** Region id. */
  countryregion: z.optional(queryId),
  /** Part of a city's name. */
  city: z.optional(z.string().check(z.maxLength(80))),
  radius_km: z.optional(queryInt(5, 250)),
  min_age: z.optional(queryInt(18, 120)),
  max_age: z.optional(queryInt(18, 120)),
  sexuality: z.optional(sexuality),
  body_type: z.optional(bodyType),
  interests: z.optional(queryIds),
  online: z.optional(queryBool),
  with_photo: z.optional(queryBool),
  verified: z.optional(queryBool),
  hide_fictional: z.optional(queryBool),
  sort: z.optional(z.enum(memberSorts)),
  cursor: z.optional(cursor),
  per_page: z.optional(queryInt(1, 48)),
})
export type MembersQuery = z.infer<typeof membersQuery>

export const membersAnswer = z.object({
  profiles: z.array(profileCard),
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
