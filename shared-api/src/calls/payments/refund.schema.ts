import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { accepted } from '../../schemas/account-fields.ts'
import { cleanText, id, instant, money, text } from '../../schemas/primitives.ts'
import { queryId } from '../../schemas/query.ts'
import { refund } from '../../schemas/transaction.ts'
import { getRefund, postRefund } from './refund.ts'

export const refundQuery = z.object({ order_id: queryId })
export type RefundQuery = z.infer<typeof refundQuery>

export const refundTerms = z.object({
  eligible: z.boolean(),
  /** Unused paid credits of the order. */
  credits: z.int(),
  amount: money,
  until: z.nullable(instant),
  /** Why not; null where it is possible. */
  reason: z.nullable(z.enum(['refund_done', 'refund_expired', 'refund_nothing_left'])),
})
export type RefundTerms = z.infer<typeof refundTerms>

export const refundRequest = z.strictObject({
  order_id: id,
  name: z.string({ error: 'field_required' }).check(z.overwrite(cleanText), z.minLength(2), z.maxLength(100)),
  confirm: accepted,
  reason: z.optional(text(500)),
})
export type RefundRequest = z.infer<typeof refundRequest>

export const refundAnswer = z.object({ refund })
export type RefundAnswer = z.infer<typeof refundAnswer>

export const refundTermsContract = defineCall(getRefund, {
  access: 'U',
  query: refundQuery,
  answer: refundTerms,
  errors: ['not_found'],
  limits: [per.minute(60)],
})

export const refundContract = defineCall(postRefund, {
  access: 'U',
  body: refundRequest,
  answer: refundAnswer,
  status: 202,
  errors: ['not_found', 'refund_done', 'refund_expired', 'refund_nothing_left'],
  limits: [per.day(5)],
})
