import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { gift } from '../../schemas/chat.ts'
import { noInput } from '../../schemas/input.ts'
import { getGifts } from './gifts.ts'

export const giftsAnswer = z.object({ gifts: z.array(gift) })
export type GiftsAnswer = z.infer<typeof giftsAnswer>

export const giftsContract = defineCall(getGifts, {
  access: 'V',
  query: noInput,
  answer: giftsAnswer,
  errors: [],
  limits: [per.minute(30)],
  cacheSeconds: 300,
})
