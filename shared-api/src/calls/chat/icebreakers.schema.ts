import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { icebreaker } from '../../schemas/chat.ts'
import { queryId } from '../../schemas/query.ts'
import { getIcebreakers } from './icebreakers.ts'

export const icebreakersQuery = z.object({ profile_id: queryId })
export type IcebreakersQuery = z.infer<typeof icebreakersQuery>

export const icebreakersAnswer = z.object({ icebreakers: z.array(icebreaker) })
export type IcebreakersAnswer = z.infer<typeof icebreakersAnswer>

export const icebreakersContract = defineCall(getIcebreakers, {
  access: 'U',
  query: icebreakersQuery,
  answer: icebreakersAnswer,
  errors: ['profile_not_found'],
  limits: [per.minute(30)],
})
