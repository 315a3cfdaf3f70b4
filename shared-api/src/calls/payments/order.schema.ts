import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { accepted } from '../../schemas/account-fields.ts'
import { order, payment, paymentMethodId } from '../../schemas/order.ts'
import { country, id } from '../../schemas/primitives.ts'
import { queryId } from '../../schemas/query.ts'
import { cancelOrder, createOrder, getOrder } from './order.ts'

export const createOrderRequest = z.strictObject({
  bundle_id: id,
  paymentmethod: paymentMethodId,
  issuer: z.optional(z.string().check(z.maxLength(40))),
  discountcode: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  country,
  /** The sentence at the button, and the two boxes that start unticked. */
  terms_accepted: accepted,
  immediate_start: accepted,
  withdrawal_ack: accepted,
  saved_method_id: z.optional(id),
  save_method: z.optional(z.boolean()),
})
export type CreateOrderRequest = z.infer<typeof createOrderRequest>

export const orderAnswer = z.object({ order, payment })
export type OrderAnswer = z.infer<typeof orderAnswer>

export const orderQuery = z.object({ id: queryId })
export type OrderQuery = z.infer<typeof orderQuery>

export const cancelOrderRequest = z.strictObject({ id })
export type CancelOrderRequest = z.infer<typeof cancelOrderRequest>

export const cancelOrderAnswer = z.object({ order })
export type CancelOrderAnswer = z.infer<typeof cancelOrderAnswer>

export const createOrderContract = defineCall(createOrder, {
  access: 'C',
  body: createOrderRequest,
  answer: orderAnswer,
  status: 201,
  errors: [
    'paymentmethod_blocked',
    'spend_limit_reached',
    'email_not_confirmed',
    'order_open',
    'discount_not_found',
    'discount_used',
    'discount_expired',
    'discount_not_applicable',
    'bundle_gone',
    'recurring_failed',
  ],
  limits: [per.hour(10)],
})

export const getOrderContract = defineCall(getOrder, {
  access: 'U',
  query: orderQuery,
  answer: orderAnswer,
  errors: ['not_found'],
  limits: [per.minute(60)],
})

export const cancelOrderContract = defineCall(cancelOrder, {
  access: 'U',
  body: cancelOrderRequest,
  answer: cancelOrderAnswer,
  errors: ['not_found', 'order_not_open'],
  limits: [per.hour(20)],
})
