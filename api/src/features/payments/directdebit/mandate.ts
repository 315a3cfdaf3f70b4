import type { Db } from '../../../database/connection.ts'
import { apiError } from '../../../errors.ts'
import { paymentTexts } from '../texts/payment-texts.ts'
import { moneyText } from '../texts/wording.ts'

/** Names the words of the mandate; whoever changes them raises it. */
export const mandateVersion = '2026-03-01'

export type Creditor = { name: string; creditor_id: string }

/** Who collects; without an identifier of its own a company cannot. */
export const creditorOf = async (db: Db, companyId: number): Promise<Creditor> => {
  const { name, sepa_creditor_id } = await db
    .selectFrom('companies')
    .select(['name', 'sepa_creditor_id'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  if (!sepa_creditor_id) throw apiError('paymentmethod_blocked')
  return { name, creditor_id: sepa_creditor_id }
}

type Amount = { total_cents: number; currency: string }

export const mandateText = (creditor: Creditor, amount: Amount, language: string): string =>
  paymentTexts(language)('mandate', {
    company: creditor.name,
    creditor: creditor.creditor_id,
    amount: moneyText(amount.total_cents, amount.currency, language),
  })

/** At most 35 characters, and one for each order. */
export const mandateReference = (orderNumber: string): string => `LONK-${orderNumber}`.slice(0, 35)
