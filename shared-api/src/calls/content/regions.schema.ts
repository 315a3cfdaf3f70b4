import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { region } from '../../schemas/place.ts'
import { country } from '../../schemas/primitives.ts'
import { getRegions } from './regions.ts'

export const regionsQuery = z.object({ country: z.optional(country) })
export type RegionsQuery = z.infer<typeof regionsQuery>

export const regionsAnswer = z.object({ regions: z.array(z.extend(region, { country: z.string() })) })
export type RegionsAnswer = z.infer<typeof regionsAnswer>

export const regionsContract = defineCall(getRegions, {
  access: 'V',
  query: regionsQuery,
  answer: regionsAnswer,
  errors: [],
  limits: [per.minute(60)],
  cacheSeconds: 86_400,
})
