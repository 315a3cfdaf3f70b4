import type { PaymentMethodId } from '@lonk/shared-api/schemas/order.ts'

/** A payment's status in Mollie's names, which every adapter translates into (`docs/api.md`, 2.4). */
export const providerStatuses = [
  'open',
  'pending',
  'authorized',
  'paid',
  'failed',
  'canceled',
  'expired',
] as const
export type ProviderStatus = (typeof providerStatuses)[number]

export const isProviderStatus = (value: string): value is ProviderStatus =>
  providerStatuses.some((status) => status === value)

export type NewPayment = {
  /** However often it is asked for with one key, a provider makes one payment. */
  key: string
  amount_cents: number
  currency: string
  method: PaymentMethodId
  issuer: string | null
  description: string
  /** Where the member's browser goes afterwards, whatever the outcome. */
  return_url: string
}

export type ProviderPayment = {
  provider_id: string
  status: ProviderStatus
  amount_cents: number
  currency: string
  /** Where the member pays; null once there is nothing left to do there. */
  redirect_url: string | null
  reason: string | null
  /** As the provider said it, to be kept with the event. */
  raw: unknown
}

/**
 * What the site needs of a payment provider. Its webhook names a payment, no more; `fetch` is the truth. Calls may
 * fail or hang: nothing here runs inside a database transaction of an order.
 */
export type PaymentProvider = {
  readonly name: string
  create(payment: NewPayment): Promise<ProviderPayment>
  /** Null for an id that this provider never gave out. */
  fetch(providerId: string): Promise<ProviderPayment | null>
  /** Answers the payment as it then stands: still open or pending where the provider refuses. */
  cancel(providerId: string): Promise<ProviderPayment | null>
}
