import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { id } from '../../schemas/primitives.ts'
import { profileCard } from '../../schemas/profile.ts'
import { queryId } from '../../schemas/query.ts'
import { getLander } from './lander.ts'

/** In the order of their numbers, 1 to 7. */
export const nicheSlugs = ['plain', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const

export const landerQuery = z.object({
  /** Landers are files of mf-landers; the server keeps no list of them. */
  name: z.string().check(z.regex(/^[a-z0-9-]{2,40}$/)),
  /** Of a niche; an unknown one is a page that does not exist. */
  slug: z.optional(z.string().check(z.maxLength(40))),
  profile_id: z.optional(queryId),
})
export type LanderQuery = z.infer<typeof landerQuery>

export const landerAnswer = z.object({
  /** 1 to 7; the site's own where no slug names another. */
  niche: z.int(),
  /** Null where this member is not shown on landers or is gone: the page then greets without a face. */
  profile: z.nullable(profileCard),
  /** At most 12, the last seen first. */
  profiles: z.array(profileCard),
  /** Members by region of the visitor's country, rounded down to 10. */
  regions: z.array(z.object({ id, members: z.int() })),
})
export type LanderAnswer = z.infer<typeof landerAnswer>

export const getLanderContract = defineCall(getLander, {
  access: 'V',
  query: landerQuery,
  answer: landerAnswer,
  errors: ['not_found'],
  limits: [per.minute(60)],
})
