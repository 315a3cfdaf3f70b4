import * as z from 'zod/mini'
import { paymentMethodIds } from '../payment-methods.ts'
import { id, instant, money } from './primitives.ts'

export type { PaymentMethodId } from '../payment-methods.ts'

/**
 * Where an order can be; the moves between them are in `docs/api.md` 2.4, "Order and payment machine". `open`
 * waits for the member, `pending` for the provider.
 */
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

/** The server's word; a browser never moves an order on by itself. */
export const orderState = z.enum(orderStates)

/** Finer than `Payment.status`, which is what a result page shows. */
export type OrderState = z.infer<typeof orderState>

/** Of a request; in an answer an old order may name a method that is gone. */
export const paymentMethodId = z.enum(paymentMethodIds)

/**
 * Credits at a price, VAT included. `credits` is without `bonus_credits`; `price_per_message` counts both, rounded
 * half up to cents. `label` is the operator's, in one language.
 */
export const bundle = z.object({
  id,
  credits: z.int(),
  bonus_credits: z.int(),
  price: money,
  price_per_message: money,
  label: z.string(),
  popular: z.boolean(),
})

/** In an order: as it was sold, though its price may have changed since. */
export type Bundle = z.infer<typeof bundle>

/**
 * A code as its member may read it. `percentage` repeats `value_percentage` (whole per cent of the gross price), for
 * `docs/product.md`, point 3. `minimum_order_value` is decimal text in `currency`; an empty `paymentmethods` means
 * all.
 */
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

/** Only a snapshot: the server checks it again when the order is placed. */
export type DiscountCode = z.infer<typeof discountCode>

/**
 * `icon` names one of ours, not an address; `min` and `max` bound what can be paid with it. `saved` is the method kept
 * from an earlier order, whose id an order names to use it; one that is `keepable` can be kept (`save_method`).
 */
export const paymentMethod = z.object({
  id: paymentMethodId,
  label: z.string(),
  icon: z.string(),
  min: money,
  max: money,
  /** A bank list is shown only where it is not empty. */
  issuers: z.array(z.object({ id: z.string(), name: z.string() })),
  saved: z.optional(z.object({ id, label: z.string() })),
  keepable: z.boolean(),
})

/** Offered for the country and bundle asked for; another bundle may have others. */
export type PaymentMethod = z.infer<typeof paymentMethod>

/**
 * `credits` is what it gives, bonus included; `total` is what is paid: after `discount`, with `vat` (rate in per
 * cent, decimal amounts) in it. `refundable` is what a withdrawal would give back now; its `until` is null before
 * payment, once it is too late, and once it was done.
 */
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

/** `id` is what calls want, `number` what people and invoices name. */
export type Order = z.infer<typeof order>

/** Where a member sends the money of a bank transfer; `reference` is what it is recognised by. */
export const transferDetails = z.object({
  holder: z.string(),
  iban: z.string(),
  bic: z.nullable(z.string()),
  reference: z.string(),
})

/** As the provider gave them, of one payment. */
export type TransferDetails = z.infer<typeof transferDetails>

/**
 * Of one order; `payment_id` is the provider's, empty before there is one. `amount` is decimal text in `currency`. A
 * direct debit stays `pending` though its credits are there; a refund leaves it `completed`. `transfer` is there as long
 * as a bank transfer is waited for.
 */
export const payment = z.object({
  payment_id: z.string(),
  order_id: id,
  credits: z.int(),
  amount: z.string(),
  currency: z.string(),
  status: z.enum(['pending', 'completed', 'failed', 'cancelled']),
  redirect_url: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  transfer: z.nullable(transferDetails),
})

/** Go on to `redirect_url` where there is one: it is null as soon as nothing is left to pay. */
export type Payment = z.infer<typeof payment>
