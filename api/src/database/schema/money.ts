import type { OrderState, TransferDetails } from '@lonk/shared-api/schemas/order.ts'
import type { Generated } from 'kysely'
import type { Id, Json, JsonWithDefault } from './columns.ts'

export type LotShare = { lot_id: number; credits: number }

export type LedgerKind =
  | 'signup'
  | 'purchase'
  | 'bonus'
  | 'message'
  | 'photo'
  | 'gift'
  | 'refund'
  | 'chargeback'
  | 'staff_grant'
  | 'staff_revoke'
  | 'expire'
  | 'release'

/** Numeric columns are decimal text: `'21.00'`. */
export type MoneyTables = {
  wallets: {
    user_id: number
    balance: Generated<number>
    state: Generated<'active' | 'frozen'>
    version: Generated<number>
  }
  bundles: {
    id: Id
    country: string
    currency: string
    credits: number
    bonus_credits: Generated<number>
    price_cents: number
    label: string
    popular: Generated<boolean>
    active: Generated<boolean>
    sort: Generated<number>
  }
  discount_codes: {
    id: Id
    code: string
    code_fold: string
    country: string | null
    user_id: number | null
    value_percentage: number
    currency: string | null
    minimum_order_cents: number | null
    paymentmethods: Generated<string[]>
    starts_at: Date | null
    expires: Date | null
    max_uses: Generated<number>
    uses: Generated<number>
    created_at: Date
  }
  orders: {
    id: Id
    number: string
    user_id: number
    bundle_id: number
    credits: number
    bonus_credits: Generated<number>
    price_cents: number
    discount_cents: Generated<number>
    total_cents: number
    currency: string
    vat_rate: string
    vat_cents: number
    country: string
    country_evidence: JsonWithDefault<Record<string, unknown>>
    paymentmethod: string
    issuer: string | null
    state: OrderState
    /** More went back than was paid, by a refund and then by the bank: owed in credits. */
    paid_back_twice_cents: Generated<number>
    discount_code_id: number | null
    repeat_of: number | null
    /** The buyer asked to keep the card for next time. */
    save_method: Generated<boolean>
    /** Paid with a method kept earlier. */
    saved_method_id: number | null
    terms_version: string | null
    /** Of the two texts at the boxes (`features/payments/texts/waiver.ts`). */
    waiver_version: string | null
    withdrawal_ack_at: Date | null
    credited_at: Date | null
    completed_at: Date | null
    next_check_at: Date | null
    last_check_at: Date | null
    checks: Generated<number>
    /** Finds the draft again when a member's call is repeated after a crash at the provider. */
    idempotency_key: string | null
    created_at: Date
    updated_at: Date
  }
  payments: {
    id: Id
    order_id: number
    provider: string
    provider_id: string
    method: string
    issuer: string | null
    status: string
    amount_cents: number
    currency: string
    redirect_url: string | null
    /** Where the money of a bank transfer goes. */
    transfer: Json<TransferDetails> | null
    reason: string | null
    /** No order takes it: what is paid of it goes back. */
    untaken_at: Date | null
    /** Of an untaken one that is not decided; the others are asked for by their order. */
    next_check_at: Date | null
    created_at: Date
    updated_at: Date
  }
  payment_events: {
    id: Id
    provider: string
    provider_id: string
    status: string
    raw: Json<unknown>
    created_at: Date
  }
  discount_uses: {
    code_id: number
    user_id: number
    order_id: number
    /** Null while the code is only reserved by an order that is not completed. */
    used_at: Date | null
    created_at: Date
  }
  credit_lots: {
    id: Id
    user_id: number
    kind: 'paid' | 'free'
    order_id: number | null
    granted: number
    remaining: number
    /** What one of these credits cost: after discount, VAT included. */
    unit_net_cents: Generated<string>
    expires_at: Date | null
    created_at: Date
  }
  credit_ledger: {
    id: Id
    user_id: number
    kind: LedgerKind
    delta: number
    balance_after: number
    ref_type: string | null
    ref_id: number | null
    /** Which lots gave (or got back) how much. */
    lots: JsonWithDefault<LotShare[]>
    idempotency_key: string
    created_at: Date
  }
  sandbox_payments: {
    id: string
    amount_cents: number
    currency: string
    method: string
    status: string
    description: string
    return_url: string
    webhook_url: string
    charged_back_cents: Generated<number>
    mandate_id: string | null
    created_at: Date
    updated_at: Date
  }
  sandbox_refunds: {
    id: string
    payment_id: string
    key: string
    amount_cents: number
    status: string
    created_at: Date
  }
  sandbox_mandates: { id: string; customer_id: string; method: string; valid: Generated<boolean> }
}
