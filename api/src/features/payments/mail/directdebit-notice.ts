import type { Selectable } from 'kysely'
import type { PaymentTables } from '../../../database/schema/payments.ts'
import type { Trx } from '../../../database/transaction.ts'
import type { OrderRow } from '../orders/queries.ts'
import { dateText, moneyText, timeText } from '../texts/wording.ts'
import { readerOf, writePaymentLetter } from './payment-letter.ts'

type Circumstances = { publicUrl: string; siteName: string; now: Date }

/** The announcement that a direct debit needs: how much, from where, on which day, and what was signed. */
export const announceCollection = async (
  trx: Trx,
  order: OrderRow,
  mandate: Selectable<PaymentTables['mandates']>,
  { publicUrl, siteName, now }: Circumstances,
): Promise<void> => {
  const reader = await readerOf(trx, order.user_id)
  const { language } = reader
  const params = {
    date: dateText(mandate.signed_at, language),
    time: timeText(mandate.signed_at, language),
    reference: mandate.reference,
    creditor: mandate.creditor_id,
    amount: moneyText(order.total_cents, order.currency, language),
    iban: mandate.iban_masked,
    collection: dateText(new Date(`${mandate.collection_date}T12:00:00Z`), language),
    version: mandate.text_version,
    mandate: mandate.text,
  }
  const url = `${publicUrl}/transactions`
  await writePaymentLetter(trx, { reader, template: 'directdebit', params, url, siteName, now })
}
