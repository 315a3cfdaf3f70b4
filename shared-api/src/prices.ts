/** Whole-number division of non-negative numbers, half rounded up: money never passes through a fraction. */
export const divideHalfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor))

/**
 * Cents off a gross price, on the page and in the order alike: half a cent rounds in the member's favour, and a cent is
 * always left to pay (`docs/api.md`, 2.4 Discount code).
 */
export const discountOn = (priceCents: number, percentage: number): number =>
  Math.min(priceCents - 1, divideHalfUp(priceCents * percentage, 100))

/** What so many credits cost in cents where `bought`, bonus included, cost `priceCents`. */
export const priceOfCredits = (priceCents: number, credits: number, bought: number): number =>
  divideHalfUp(priceCents * credits, bought)
