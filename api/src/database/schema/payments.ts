import type { Generated } from 'kysely'
import type { Day, Id, Json } from './columns.ts'

/** Who sold: as printed on the invoice, and kept with it. */
export type Seller = {
  name: string
  address: string
  city: string
  country: string
  kvk: string
  vat_number: string | null
}

export type MandateAddress = { street: string; house_number: string; zip: string; city: string }

/** What comes after a payment, and around it. */
export type PaymentTables = {
  /** Written by a trigger: every state an order has had. */
  order_moves: { id: Id; order_id: number; from_state: string | null; to_state: string }
  /** The provider is being asked for this order's payment: until its truth is known the order may not be forgotten. */
  payment_requests: { order_id: number; provider: string; asked_at: Date }
  /**
   * How far a provider's own list has been compared with ours. Its times are the provider's where they name payments.
   */
  payment_sweeps: {
    provider: string
    /** Payments made before this are compared already. */
    read_to: Date | null
    /** Of the round under way: our time, its newest payment, and where its next batch begins. */
    began_at: Date | null
    newest_at: Date | null
    cursor: string | null
    /** Something in this round could not be settled: the next one reads it again. */
    missed: Generated<boolean>
    due_at: Date
    /** One process reads at a time, and a provider that is away is left alone for a while. */
    not_before: Date | null
  }
  refunds: {
    id: Id
    order_id: number
    payment_id: number
    /** `untaken`: of a payment that no order took. Nothing was sold, so it has neither credits nor a credit note. */
    kind: 'withdrawal' | 'staff' | 'chargeback' | 'untaken'
    /** `queued` until the provider has it, `pending` until it is done, `failed`: somebody has to look. */
    state: 'queued' | 'pending' | 'refunded' | 'failed'
    amount_cents: number
    vat_cents: number
    currency: string
    /** Paid and free credits that were taken back. */
    credits: number
    bonus_credits: Generated<number>
    provider_id: string | null
    name: string | null
    reason: string | null
    declared_at: Date
    settled_at: Date | null
    next_attempt_at: Date | null
    attempts: Generated<number>
    last_error: string | null
  }
  invoice_counters: { company_id: number; year: number; last_seq: number }
  invoices: {
    id: Id
    company_id: number
    year: number
    seq: number
    number: string
    kind: 'invoice' | 'credit_note'
    order_id: number
    refund_id: number | null
    credits: number
    /** Positive for both kinds. */
    total_cents: number
    vat_rate: string
    vat_cents: number
    currency: string
    seller: Json<Seller>
    created_at: Date
  }
  provider_customers: { user_id: number; provider: string; customer_id: string }
  saved_methods: {
    id: Id
    user_id: number
    provider: string
    token_enc: string
    token_hash: string
    method: string
    label: string
    expires: Day | null
    created_at: Date
    revoked_at: Date | null
  }
  mandates: {
    id: Id
    user_id: number
    order_id: number
    reference: string
    creditor_id: string
    iban_enc: string
    iban_hash: string
    iban_masked: string
    holder: string
    address: Json<MandateAddress>
    phone_hash: string
    ip_hash: string
    text_version: string
    text: string
    collection_date: Day
    signed_at: Date
    otp_verified_at: Date
    revoked_at: Date | null
    provider_mandate_id: string | null
  }
  otp_codes: {
    user_id: number
    phone_hash: string
    code_hash: string
    tries: Generated<number>
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  iban_blocks: { iban_hash: string; reason: string; at: Date }
  spend_limit_changes: {
    user_id: number
    cents: number | null
    /** Of the cents; null where those are. */
    currency: string | null
    effective_at: Date
  }
}
