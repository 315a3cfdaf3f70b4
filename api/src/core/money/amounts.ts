import { divideHalfUp } from '@lonk/shared-api/prices.ts'
import type { Money } from '@lonk/shared-api/schemas/primitives.ts'

/** Cents as the contract writes money: `{amount: "14.99", currency: "EUR"}`. */
export const money = (cents: number, currency: string): Money => ({ amount: decimal(cents), currency })

export const decimal = (cents: number): string => {
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The VAT contained in a gross amount. `rate` in hundredths of a per cent: 21 % is 2100. */
export const vatIncluded = (grossCents: number, rate: number): number =>
  divideHalfUp(grossCents * rate, 10_000 + rate)

/** A rate as the database writes it ("21.00") in hundredths of a per cent. */
export const rateInHundredths = (rate: string): number => Math.round(Number(rate) * 100)
