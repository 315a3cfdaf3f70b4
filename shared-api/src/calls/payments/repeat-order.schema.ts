import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { accepted } from '../../schemas/account-fields.ts'
import { noInput } from '../../schemas/input.ts'
import { bundle } from '../../schemas/order.ts'
import { id, money } from '../../schemas/primitives.ts'
import { orderAnswer } from './order.schema.ts'
import { getRepeatOrder, postRepeatOrder } from './repeat-order.ts'

export const repeatOrderOffer = z.object({
  available: z.boolean(),
  bundle: z.nullable(bundle),
  /** `id` is the `saved_method_id` of the order. */
  method: z.nullable(z.object({ id, label: z.string() })),
  total: z.nullable(money),
})
export type RepeatOrderOffer = z.infer<typeof repeatOrderOffer>

export const repeatOrderRequest = z.strictObject({
  bundle_id: id,
  saved_method_id: id,
  terms_accepted: accepted,
  immediate_start: accepted,
  withdrawal_ack: accepted,
})
export type RepeatOrderRequest = z.infer<typeof repeatOrderRequest>

export const repeatOrderOfferContract = defineCall(getRepeatOrder, {
  access: 'P',
  query: noInput,
  answer: repeatOrderOffer,
  errors: [],
  limits: [per.minute(60)],
})

export const repeatOrderContract = defineCall(postRepeatOrder, {
  access: 'P',
  body: repeatOrderRequest,
  answer: orderAnswer,
  status: 201,
  errors: ['recurring_failed', 'spend_limit_reached', 'no_saved_method', 'bundle_gone', 'order_open'],
  limits: [per.hour(5)],
})
