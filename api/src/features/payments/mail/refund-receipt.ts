import type { Trx } from '../../../database/transaction.ts'
import type { InvoiceRow } from '../invoices/issue-invoice.ts'
import type { OrderRow } from '../orders/queries.ts'
import type { RefundRow } from '../refunds/queries.ts'
import { dateText, moneyText, timeText } from '../texts/wording.ts'
import { readerOf, writePaymentLetter } from './payment-letter.ts'

type Circumstances = { publicUrl: string; siteName: string; now: Date }

/** Confirms a withdrawal with the date and time at which it was declared. */
export const confirmWithdrawal = async (
  trx: Trx,
  order: OrderRow,
  refund: RefundRow,
  note: InvoiceRow,
  { publicUrl, siteName, now }: Circumstances,
): Promise<void> => {
  const reader = await readerOf(trx, order.user_id)
  const { language } = reader
  const params = {
    order: order.number,
    date: dateText(refund.declared_at, language),
    time: timeText(refund.declared_at, language),
    name: refund.name ?? '',
    amount: moneyText(refund.amount_cents, refund.currency, language),
    credits: String(refund.credits),
    invoice: note.number,
  }
  const url = `${publicUrl}/transactions/${note.id}`
  await writePaymentLetter(trx, { reader, template: 'refund', params, url, siteName, now })
}
