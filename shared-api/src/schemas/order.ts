import * as z from 'zod/mini'
import { id, instant, money } from './primitives.ts'

export const orderStates = [
  'draft',
  'open',
  'pending',
  'completed',
  'cancelled',
  'failed',
  'expired',
  'partially_refunded',
  'refunded',
  'charged_back',
] as const
export const orderState = z.enum(orderStates)
export type OrderState = z.infer<typeof orderState>

export const paymentMethodIds = [
  'ideal',
  'bancontact',
  'creditcard',
  'paypal',
  'applepay',
  'banktransfer',
  'directdebit',
] as const
export const paymentMethodId = z.enum(paymentMethodIds)
export type PaymentMethodId = z.infer<typeof paymentMethodId>

export const bundle = z.object({
  id,
  credits: z.int(),
  bonus_credits: z.int(),
  price: money,
  price_per_message: money,
  label: z.string(),
  popular: z.boolean(),
})
export type Bundle = z.infer<typeof bundle>

export const discountCode = z.object({
  code: z.string(),
  country: z.nullable(z.string()),
  user_id: z.nullable(id),
  expires: z.nullable(instant),
  value_percentage: z.int(),
  percentage: z.int(),
  currency: z.nullable(z.string()),
  minimum_order_value: z.nullable(z.string()),
  status: z.enum(['active', 'used', 'expired']),
  /** Seconds left; null without an end. */
  validity: z.nullable(z.int()),
  expired: z.boolean(),
  paymentmethods: z.array(z.string()),
})
export type DiscountCode = z.infer<typeof discountCode>

export const paymentMethod = z.object({
  id: paymentMethodId,
  label: z.string(),
  icon: z.string(),
  min: money,
  max: money,
  /** A bank list is shown only where it is not empty. */
  issuers: z.array(z.object({ id: z.string(), name: z.string() })),
  saved: z.optional(z.object({ id, label: z.string() })),
})
export type PaymentMethod = z.infer<typeof paymentMethod>

export const order = z.object({
  id,
  number: z.string(),
  bundle,
  credits: z.int(),
  total: money,
  discount: money,
  vat: z.object({ rate: z.string(), amount: z.string() }),
  state: orderState,
  paymentmethod: z.string(),
  created_at: instant,
  completed_at: z.nullable(instant),
  refundable: z.object({ until: z.nullable(instant), credits: z.int(), amount: money }),
})
export type Order = z.infer<typeof order>

export const payment = z.object({
  payment_id: z.string(),
  order_id: id,
  credits: z.int(),
  amount: z.string(),
  currency: z.string(),
  status: z.enum(['pending', 'completed', 'failed', 'cancelled']),
  redirect_url: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})
export type Payment = z.infer<typeof payment>
