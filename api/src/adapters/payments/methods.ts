import type { PaymentMethodId } from '@lonk/shared-api/schemas/order.ts'

type Method = {
  id: PaymentMethodId
  /** What is shown beside its mark, the same in every language. */
  label: string
  /** Null: everywhere. */
  countries: readonly string[] | null
  currencies: readonly string[] | null
  min_cents: number
  max_cents: number
}

const euro = ['EUR'] as const

/**
 * What can be paid with, and where. iDEAL's name is "iDEAL | Wero" since 31 March 2026 and it has no bank list any
 * more (`docs/api.md`, 2.4 Bank selection).
 */
export const paymentMethods: readonly Method[] = [
  {
    id: 'ideal',
    label: 'iDEAL | Wero',
    countries: ['NL'],
    currencies: euro,
    min_cents: 1,
    max_cents: 5_000_000,
  },
  {
    id: 'bancontact',
    label: 'Bancontact',
    countries: ['BE'],
    currencies: euro,
    min_cents: 2,
    max_cents: 5_000_000,
  },
  {
    id: 'creditcard',
    label: 'Visa, Mastercard',
    countries: null,
    currencies: null,
    min_cents: 1,
    max_cents: 1_000_000,
  },
  { id: 'paypal', label: 'PayPal', countries: null, currencies: null, min_cents: 1, max_cents: 800_000 },
  {
    id: 'applepay',
    label: 'Apple Pay',
    countries: null,
    currencies: null,
    min_cents: 1,
    max_cents: 1_000_000,
  },
  {
    id: 'banktransfer',
    label: 'SEPA',
    countries: null,
    currencies: euro,
    min_cents: 100,
    max_cents: 100_000_000,
  },
  {
    // Has a call of its own, with a mandate; never more than fifty euros at a time.
    id: 'directdebit',
    label: 'SEPA Direct Debit',
    countries: ['NL', 'BE', 'DE', 'AT', 'FR', 'IE', 'ES', 'FI', 'IT'],
    currencies: euro,
    min_cents: 1,
    max_cents: 5000,
  },
]

type Purchase = { country: string; currency: string; price_cents?: number | undefined }

export const isOffered = (method: Method, { country, currency, price_cents }: Purchase): boolean =>
  (method.countries?.includes(country) ?? true) &&
  (method.currencies?.includes(currency) ?? true) &&
  (price_cents === undefined || (price_cents >= method.min_cents && price_cents <= method.max_cents))

/** What an order can be placed with; direct debit is asked for and signed in a call of its own. */
export const methodsFor = (purchase: Purchase): Method[] =>
  paymentMethods.filter((method) => method.id !== 'directdebit' && isOffered(method, purchase))

/** Direct debit, where it is offered. */
export const directDebitFor = (purchase: Purchase): Method | undefined =>
  paymentMethods.find((method) => method.id === 'directdebit' && isOffered(method, purchase))
