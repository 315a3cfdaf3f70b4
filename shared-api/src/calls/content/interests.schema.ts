import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { noInput } from '../../schemas/input.ts'
import { interest } from '../../schemas/place.ts'
import { getInterests } from './interests.ts'

export const interestsAnswer = z.object({ interests: z.array(interest) })
export type InterestsAnswer = z.infer<typeof interestsAnswer>

export const interestsContract = defineCall(getInterests, {
  access: 'V',
  query: noInput,
  answer: interestsAnswer,
  errors: [],
  limits: [per.minute(60)],
  cacheSeconds: 86_400,
})
