import type { TransactionLine } from '@lonk/shared-api/schemas/transaction.ts'
import { money } from '../../../core/money/amounts.ts'
import { paymentTexts } from '../texts/payment-texts.ts'

type Sold = {
  credits: number
  bonus_credits: number
  price_cents: number
  discount_cents: number
  currency: string
}

/** What was sold: credits at the bundle's price, those that came on top, and what the code took off. */
export const saleLines = (order: Sold, language: string): TransactionLine[] => {
  const text = paymentTexts(language)
  const line = (
    what: 'credits' | 'bonus' | 'discount',
    quantity: number,
    cents: number,
  ): TransactionLine => ({
    description: text(`invoice.${what}`, { count: quantity }),
    quantity,
    amount: money(cents, order.currency),
  })
  return [
    line('credits', order.credits, order.price_cents),
    ...(order.bonus_credits > 0 ? [line('bonus', order.bonus_credits, 0)] : []),
    ...(order.discount_cents > 0 ? [line('discount', 1, -order.discount_cents)] : []),
  ]
}

type GivenBack = { credits: number; total_cents: number; currency: string; chargeback: boolean }

/** What went back, as a negative amount. */
export const returnLines = (note: GivenBack, language: string): TransactionLine[] => {
  const what = note.chargeback ? 'reversed' : 'returned'
  return [
    {
      description: paymentTexts(language)(`invoice.${what}`, { count: note.credits }),
      quantity: note.credits,
      amount: money(-note.total_cents, note.currency),
    },
  ]
}
