import type { TransferDetails } from '@lonk/shared-api/schemas/order.ts'
import {
  isProviderStatus,
  type ListedPayment,
  type ProviderPayment,
  type ProviderRefund,
} from '../provider.ts'

type Amount = { value: string; currency: string }

/** The fields of Mollie's payment that we act on (docs.mollie.com/reference/get-payment). */
export type MolliePayment = {
  id: string
  status: string
  amount: Amount
  amountChargedBack?: Amount | null
  sequenceType?: string | null
  customerId?: string | null
  mandateId?: string | null
  details?: unknown
  _links?: { checkout?: { href: string } | null }
  _embedded?: { refunds?: readonly MollieRefund[] | null } | null
}

export type MollieRefund = { id: string; status: string; amount: Amount; metadata?: unknown }

export const amountOf = (cents: number, currency: string): Amount => ({
  value: (cents / 100).toFixed(2),
  currency,
})

const centsOf = ({ value }: Amount): number => Math.round(Number(value) * 100)

export const paymentOf = (said: MolliePayment): ProviderPayment => {
  if (!isProviderStatus(said.status)) throw new Error(`Mollie says ${said.status} of payment ${said.id}`)
  return {
    provider_id: said.id,
    status: said.status,
    amount_cents: centsOf(said.amount),
    currency: said.amount.currency,
    redirect_url: said._links?.checkout?.href ?? null,
    reason: textIn(said.details, 'failureReason') ?? textIn(said.details, 'bankReasonCode'),
    refunds: (said._embedded?.refunds ?? []).map(refundOf),
    charged_back_cents: said.amountChargedBack ? centsOf(said.amountChargedBack) : 0,
    origin: originOf(said.details),
    kept: keptBy(said),
    transfer: transferOf(said),
    // What is needed to explain an order later; not who paid.
    raw: {
      id: said.id,
      status: said.status,
      amount: said.amount,
      amountChargedBack: said.amountChargedBack ?? null,
    },
  }
}

/** The card's issuer, or the first two letters of the account; of PayPal Mollie names neither. */
const originOf = (details: unknown): ProviderPayment['origin'] => {
  const card = textIn(details, 'cardCountryCode')
  if (card && isCountry.test(card)) return { of: 'card', country: card }
  const account = /^([A-Z]{2})\d{2}/.exec(textIn(details, 'consumerAccount') ?? '')?.[1]
  return account ? { of: 'iban', country: account } : null
}

const isCountry = /^[A-Z]{2}$/

type MollieListed = Pick<MolliePayment, 'id' | 'status'> & {
  createdAt: string
  webhookUrl?: string | null
  metadata?: unknown
}

/**
 * One account at Mollie may serve other sites too, with order numbers like ours: this site asked only for the payments
 * whose notices go to it.
 */
export const listedOf = (said: MollieListed, webhookUrl: string): ListedPayment => {
  if (!isProviderStatus(said.status)) throw new Error(`Mollie says ${said.status} of payment ${said.id}`)
  return {
    provider_id: said.id,
    order: said.webhookUrl === webhookUrl ? textIn(said.metadata, 'order') : null,
    status: said.status,
    created_at: new Date(said.createdAt),
  }
}

const refundStates: Record<string, ProviderRefund['status']> = {
  queued: 'queued',
  pending: 'pending',
  processing: 'pending',
  refunded: 'refunded',
  failed: 'failed',
  canceled: 'failed',
}

export const refundOf = ({ id, status, amount, metadata }: MollieRefund): ProviderRefund => ({
  refund_id: id,
  key: textIn(metadata, 'key'),
  status: refundStates[status] ?? 'pending',
  amount_cents: centsOf(amount),
})

const keptBy = (said: MolliePayment): ProviderPayment['kept'] => {
  const { sequenceType, customerId, mandateId, status, details } = said
  if (sequenceType !== 'first' || status !== 'paid' || !customerId || !mandateId) return null
  const label = [textIn(details, 'cardLabel'), textIn(details, 'cardNumber')?.slice(-4)].filter(Boolean)
  return {
    customer_id: customerId,
    mandate_id: mandateId,
    label: label.join(' •••• ') || 'Card',
    expires: null,
  }
}

/** Of a bank transfer, as soon as it is made. */
const transferOf = ({ details }: MolliePayment): TransferDetails | null => {
  const holder = textIn(details, 'bankName')
  const iban = textIn(details, 'bankAccount')
  const reference = textIn(details, 'transferReference')
  if (!holder || !iban || !reference) return null
  return { holder, iban, bic: textIn(details, 'bankBic'), reference }
}

const textIn = (from: unknown, name: string): string | null => {
  if (typeof from !== 'object' || from === null) return null
  const value = new Map<string, unknown>(Object.entries(from)).get(name)
  return typeof value === 'string' && value !== '' ? value : null
}
