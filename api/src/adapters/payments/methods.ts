import { type PaymentMethodData, paymentMethodTable } from '@lonk/shared-api/payment-methods.ts'
import { inLanguage } from '../../core/settings/translated.ts'

/** What can be paid with, and where. */
export const paymentMethods: readonly PaymentMethodData[] = paymentMethodTable

/** A method as a member reads it; one that is gone by its id. */
export const methodLabel = (id: string, language: string): string => {
  const label = paymentMethods.find((method) => method.id === id)?.label ?? id
  return typeof label === 'string' ? label : inLanguage(label, language)
}

/** A provider can keep it for the next time. */
export const isKeepable = (id: string): boolean =>
  paymentMethods.some((method) => method.id === id && method.keepable === true)

type Purchase = { country: string; currency: string; price_cents?: number | undefined }

const isOffered = (method: PaymentMethodData, { country, currency, price_cents }: Purchase): boolean =>
  (method.countries?.includes(country) ?? true) &&
  (method.currencies?.includes(currency) ?? true) &&
  (price_cents === undefined || (price_cents >= method.min_cents && price_cents <= method.max_cents))

/** What an order can be placed with; direct debit is asked for and signed in a call of its own. */
export const methodsFor = (purchase: Purchase): PaymentMethodData[] =>
  paymentMethods.filter((method) => !method.ownCall && isOffered(method, purchase))

/** Direct debit, where it is offered. */
export const directDebitFor = (purchase: Purchase): PaymentMethodData | undefined =>
  paymentMethods.find((method) => method.id === 'directdebit' && isOffered(method, purchase))
