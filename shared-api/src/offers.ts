import { discountOn, priceOfCredits } from './prices.ts'
import type { Bundle, DiscountCode } from './schemas/order.ts'
import type { Money } from './schemas/primitives.ts'

/** "14.99" is 1499: prices are compared and divided in whole cents, never in fractions. */
export const centsOf = ({ amount }: Money): number => Math.round(Number(amount) * 100)

/** So many cents as the contract writes money. */
export const moneyOf = (cents: number, currency: string): Money => ({
  amount: (cents / 100).toFixed(2),
  currency,
})

/** What a bundle costs with a discount, as the server will count it (docs/api.md, 2.4 Discount code). */
export interface Offer {
  readonly price: Money
  /** What one message then costs. */
  readonly perMessage: Money
  /** What comes off; null where no discount applies. */
  readonly discount: Money | null
}

/**
 * The offer for a bundle. `method` narrows a code that holds for some payment methods only; before one is chosen it is shown.
 */
export const offerOf = (
  bundle: Bundle,
  messageCredits: number,
  code: DiscountCode | null,
  method?: string,
): Offer => {
  const { price } = bundle
  if (!code || !applies(code, price, method))
    return { price, perMessage: bundle.price_per_message, discount: null }
  const gross = centsOf(price)
  const off = discountOn(gross, code.value_percentage)
  const perMessage = priceOfCredits(gross - off, messageCredits, bundle.credits + bundle.bonus_credits)
  return {
    price: moneyOf(gross - off, price.currency),
    perMessage: moneyOf(perMessage, price.currency),
    discount: moneyOf(off, price.currency),
  }
}

/** What so many credits cost now, in the bundle where a credit is cheapest and in the one where it is dearest. */
export const priceRange = (
  bundles: readonly Bundle[],
  credits: number,
  code: DiscountCode | null = null,
): readonly Money[] => {
  const prices = bundles
    .map((bundle) => {
      const { price } = offerOf(bundle, credits, code)
      const given = bundle.credits + bundle.bonus_credits
      return moneyOf(priceOfCredits(centsOf(price), credits, given), price.currency)
    })
    .sort((a, b) => centsOf(a) - centsOf(b))
  const least = prices.at(0)
  const most = prices.at(-1)
  return least && most ? [least, most] : []
}

const applies = (code: DiscountCode, price: Money, method: string | undefined): boolean => {
  if (code.status !== 'active' || code.expired) return false
  if (code.currency !== null && code.currency !== price.currency) return false
  if (
    code.minimum_order_value !== null &&
    centsOf(price) < Math.round(Number(code.minimum_order_value) * 100)
  )
    return false
  return method === undefined || code.paymentmethods.length === 0 || code.paymentmethods.includes(method)
}
