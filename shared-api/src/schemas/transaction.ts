import * as z from 'zod/mini'
import { order, payment } from './order.ts'
import { id, instant, money } from './primitives.ts'

/** One line of an invoice or credit note, in the reader's language. */
export const transactionLine = z.object({ description: z.string(), quantity: z.int(), amount: money })

/** `amount` is that of the whole line, VAT included, and negative for a discount and for what went back. */
export type TransactionLine = z.infer<typeof transactionLine>

/**
 * Why credits moved, which the database checks (`docs/api.md`, 2.4 Ledger). `release` gives back what a message
 * cost, `expire` takes free credits only.
 */
export const ledgerKinds = [
  'signup',
  'purchase',
  'bonus',
  'message',
  'photo',
  'gift',
  'refund',
  'chargeback',
  'staff_grant',
  'staff_revoke',
  'expire',
  'release',
] as const

/** Credits that came or went. `eur_value` is what they had cost; null for credits that were free, or
 * paid for in more than one currency. */
export const ledgerEntry = z.object({
  id,
  kind: z.enum(ledgerKinds),
  delta: z.int(),
  balance_after: z.int(),
  eur_value: z.nullable(money),
  ref: z.nullable(z.object({ type: z.string(), id })),
  created_at: instant,
})

/** `delta` is signed and the newest `balance_after` is the balance; entries are never changed or removed. */
export type LedgerEntry = z.infer<typeof ledgerEntry>

/** `queued` here, `pending` at the provider; `failed` waits for a person, the credits stay gone meanwhile. */
export const refundStates = ['queued', 'pending', 'refunded', 'failed'] as const

/** A withdrawal as it was declared: the credits are gone at once, the money is on its way. */
export const refund = z.object({
  id,
  status: z.enum(refundStates),
  amount: money,
  credits_reversed: z.int(),
})

/** `credits_reversed` includes bonus credits, `amount` pays the bought ones alone. */
export type Refund = z.infer<typeof refund>

/** Money that moved, with its invoice or credit note: amounts of what went back are negative. */
export const transaction = z.object({
  id,
  date: instant,
  kind: z.enum(['purchase', 'refund', 'chargeback']),
  order,
  payment,
  invoice_number: z.string(),
  lines: z.array(transactionLine),
  invoice_url: z.string(),
  /** Of money that goes back: how far it is. */
  refund_status: z.nullable(z.enum(refundStates)),
})

/** `id` is the invoice's, as in `/transactions/{id}`; `order` and `payment` are as they are today. */
export type Transaction = z.infer<typeof transaction>

/**
 * What happened to an order, oldest first: `paid` when its money came, `credited` when its credits did, both at once
 * except of a direct debit; `collect` is the day on which a bank is asked for it. `transaction_id` is the invoice or
 * credit note that came of it.
 */
export const orderMoment = z.object({
  what: z.enum([
    'ordered',
    'credited',
    'collect',
    'paid',
    'withdrawn',
    'given_back',
    'paid_back',
    'charged_back',
  ]),
  at: instant,
  amount: z.nullable(money),
  transaction_id: z.nullable(id),
})

/** `withdrawn` is the member's own declaration, `given_back` the operator's; `paid_back` the end of either. */
export type OrderMoment = z.infer<typeof orderMoment>
