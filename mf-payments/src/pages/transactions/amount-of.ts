import { centsOf, moneyOf } from '@lonk/shared-api/offers.ts'
import type { Transaction } from '@lonk/shared-api/schemas/transaction.ts'
import { formatMoney } from '@lonk/shared-ui/format.ts'

/** What the invoice or credit note comes to; negative for what went back. */
export const amountOf = ({ lines, order }: Pick<Transaction, 'lines' | 'order'>) =>
  moneyOf(
    lines.reduce((sum, { amount }) => sum + centsOf(amount), 0),
    order.total.currency,
  )

/** As the member's own bank has it: what comes back carries a plus, what was paid stands plain. */
export const signedAmount = (transaction: Pick<Transaction, 'lines' | 'order'>, locale: string): string => {
  const amount = amountOf(transaction)
  const cents = centsOf(amount)
  return cents < 0
    ? `+ ${formatMoney(moneyOf(-cents, amount.currency), locale)}`
    : formatMoney(amount, locale)
}
