import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { cleanText, id, token } from '../../schemas/primitives.ts'
import { appeal } from './appeal.ts'
import { type CreatedComplaintAnswer, createdComplaintAnswer } from './complaint.schema.ts'

export type { CreatedComplaintAnswer }

export const appealRequest = z.strictObject({
  decision_id: id,
  text: z.string().check(z.overwrite(cleanText), z.minLength(10), z.maxLength(2000)),
  token: z.optional(token),
})
export type AppealRequest = z.infer<typeof appealRequest>

export const appealContract = defineCall(appeal, {
  access: 'T',
  body: appealRequest,
  answer: createdComplaintAnswer,
  status: 201,
  errors: ['authentication_required', 'not_found', 'appeal_expired', 'token_invalid'],
  limits: [per.day(5)],
})
