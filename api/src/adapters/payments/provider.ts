import type { PaymentMethodId, TransferDetails } from '@lonk/shared-api/schemas/order.ts'

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
  /** The buyer wants to pay the same way next time: the provider keeps the method for this customer. */
  save?: { customer_id: string }
  /** Taken from a method kept earlier, or by a signed mandate: nobody has to go anywhere. */
  charge?: KeptMethod
}

/** A method that a provider keeps for us: worth money to whoever has it, so it is stored sealed. */
export type KeptMethod = { customer_id: string; mandate_id: string }

export type ProviderRefund = {
  refund_id: string
  /** Ours, where we asked for it; null for what was refunded at the provider itself. */
  key: string | null
  status: 'queued' | 'pending' | 'refunded' | 'failed'
  amount_cents: number
}

export type ProviderPayment = {
  provider_id: string
  status: ProviderStatus
  amount_cents: number
  currency: string
  /** Where the member pays; null once there is nothing left to do there. */
  redirect_url: string | null
  reason: string | null
  refunds: readonly ProviderRefund[]
  charged_back_cents: number
  /** The country of the card or the bank account that paid, where the provider says it: evidence for the VAT. */
  origin: { of: 'card' | 'iban'; country: string } | null
  /** What was kept for next time. */
  kept: (KeptMethod & { label: string; expires: string | null }) | null
  /** Of a bank transfer: where the money goes. */
  transfer: TransferDetails | null
  /** As the provider said it, to be kept with the event. */
  raw: unknown
}

/** What a provider's list says about a payment: enough to see whether we know it; `fetch` tells the rest. */
export type ListedPayment = {
  provider_id: string
  /** The order's number that it was made for; null where it was not asked for by this site. */
  order: string | null
  status: ProviderStatus
  created_at: Date
}

export type PaymentList = { payments: readonly ListedPayment[]; next: string | null }

export type NewMandate = {
  customer_id: string
  holder: string
  iban: string
  reference: string
  signed_at: Date
}

export type NewRefund = {
  key: string
  provider_id: string
  amount_cents: number
  currency: string
  description: string
}

/** The provider understood and will not do it: asking again is useless. Any other error may be temporary. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
}

/**
 * What the site needs of a payment provider. Its webhook names a payment, no more; only `fetch` tells the truth. Calls
 * may fail or hang: nothing here runs inside a database transaction of an order.
 */
export type PaymentProvider = {
  readonly name: string
  create(payment: NewPayment): Promise<ProviderPayment>
  /** Null for an id that this provider never gave out. */
  fetch(providerId: string): Promise<ProviderPayment | null>
  /** Answers the payment as it then is: still open or pending where the provider refuses. */
  cancel(providerId: string): Promise<ProviderPayment | null>
  /** However often it is asked for with one key, money goes back once. */
  refund(refund: NewRefund): Promise<ProviderRefund>
  /** Somebody for whom methods can be kept; answers the provider's id. */
  customer(wish: { key: string }): Promise<string>
  /** Hands over a mandate that was signed here; answers the provider's id. */
  mandate(mandate: NewMandate): Promise<string>
  /** One page of all that it ever made, newest first; `from` is the last page's `next`. */
  list(page: { from: string | null }): Promise<PaymentList>
  /** Payments with money going back since then: what a lost notice of a refund or chargeback would have named. */
  reversedSince(since: Date): Promise<string[]>
}
