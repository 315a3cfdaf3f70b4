import type { TransactionLine } from '@lonk/shared-api/schemas/transaction.ts'
import { fill } from '../../../core/mail/mail-texts.ts'
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
  const { invoice: texts } = paymentTexts(language)
  const line = (template: string, quantity: number, cents: number): TransactionLine => ({
    description: fill(template, { count: String(quantity) }),
    quantity,
    amount: money(cents, order.currency),
  })
  return [
    line(texts.credits, order.credits, order.price_cents),
    ...(order.bonus_credits > 0 ? [line(texts.bonus, order.bonus_credits, 0)] : []),
    ...(order.discount_cents > 0 ? [line(texts.discount, 1, -order.discount_cents)] : []),
  ]
}

type GivenBack = { credits: number; total_cents: number; currency: string; chargeback: boolean }

/** What went back, as a negative amount. */
export const returnLines = (note: GivenBack, language: string): TransactionLine[] => {
  const { invoice: texts } = paymentTexts(language)
  const template = note.chargeback ? texts.reversed : texts.returned
  return [
    {
      description: fill(template, { count: String(note.credits) }),
      quantity: note.credits,
      amount: money(-note.total_cents, note.currency),
    },
  ]
}
