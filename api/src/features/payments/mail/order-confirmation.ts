import { methodLabel } from '../../../adapters/payments/methods.ts'
import { withdrawalEnd } from '../../../core/money/withdrawal-end.ts'
import type { Trx } from '../../../database/transaction.ts'
import type { InvoiceRow } from '../invoices/issue-invoice.ts'
import type { OrderRow } from '../orders/queries.ts'
import { waiverTexts, waiverVersion } from '../texts/waiver.ts'
import { dateText, moneyText, rateText } from '../texts/wording.ts'
import { readerOf, writePaymentLetter } from './payment-letter.ts'

type Circumstances = { publicUrl: string; siteName: string; refundDays: number; now: Date }

/** The confirmation on a durable medium: what was bought, its VAT and invoice, and both texts that were agreed to. */
export const confirmOrder = async (
  trx: Trx,
  order: OrderRow,
  invoice: InvoiceRow,
  { publicUrl, siteName, refundDays, now }: Circumstances,
): Promise<void> => {
  const reader = await readerOf(trx, order.user_id)
  const { language } = reader
  const params = {
    order: order.number,
    date: dateText(order.created_at, language),
    credits: String(order.credits + order.bonus_credits),
    total: moneyText(order.total_cents, order.currency, language),
    vat: moneyText(order.vat_cents, order.currency, language),
    rate: rateText(order.vat_rate, language),
    method: methodLabel(order.paymentmethod, language),
    invoice: invoice.number,
    version: order.waiver_version ?? waiverVersion,
    ...waiverTexts(language, refundDays),
    until: dateText(withdrawalEnd(now, refundDays), language),
  }
  const url = `${publicUrl}/transactions/${invoice.id}`
  await writePaymentLetter(trx, { reader, template: 'order', params, url, siteName, now })
}
