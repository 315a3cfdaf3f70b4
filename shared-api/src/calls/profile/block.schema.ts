import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { id } from '../../schemas/primitives.ts'
import { block, unblock } from './block.ts'

export const blockRequest = z.strictObject({ profile_id: id })
export type BlockRequest = z.infer<typeof blockRequest>

export const blockAnswer = z.object({ blocked: z.boolean() })
export type BlockAnswer = z.infer<typeof blockAnswer>

export const blockContract = defineCall(block, {
  access: 'U',
  body: blockRequest,
  answer: blockAnswer,
  errors: ['profile_not_found', 'self_not_possible'],
  limits: [per.hour(60)],
})

export const unblockContract = defineCall(unblock, {
  access: 'U',
  body: blockRequest,
  answer: blockAnswer,
  errors: ['profile_not_found'],
  limits: [per.hour(60)],
})
