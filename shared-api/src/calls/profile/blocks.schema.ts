import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { noInput } from '../../schemas/input.ts'
import { chatPartner } from '../../schemas/profile.ts'
import { getBlocks } from './blocks.ts'

/** Reduced where the block is not the only reason that somebody is out of sight. */
export const blocksAnswer = z.object({ profiles: z.array(chatPartner) })
export type BlocksAnswer = z.infer<typeof blocksAnswer>

export const blocksContract = defineCall(getBlocks, {
  access: 'U',
  query: noInput,
  answer: blocksAnswer,
  errors: [],
  limits: [per.minute(30)],
})
