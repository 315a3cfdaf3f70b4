import { type Selectable, sql } from 'kysely'
import { localDay } from '../../../clock.ts'
import { json } from '../../../database/schema/columns.ts'
import type { PaymentTables, Seller } from '../../../database/schema/payments.ts'
import type { Trx } from '../../../database/transaction.ts'

export type InvoiceRow = Selectable<PaymentTables['invoices']>

type Sale = Pick<
  InvoiceRow,
  'kind' | 'order_id' | 'refund_id' | 'credits' | 'total_cents' | 'vat_rate' | 'vat_cents' | 'currency'
> & { user_id: number; now: Date }

/**
 * An invoice or credit note with the next number of its company and year. The counter stays locked until the
 * transaction ends: a rolled-back one gives its number back, so there is never a gap. Called last, after every other
 * lock, because everybody who buys at that moment waits here.
 */
export const issueInvoice = async (trx: Trx, sale: Sale): Promise<InvoiceRow> => {
  const { user_id, now, ...values } = sale
  const { company_id, seller } = await sellerTo(trx, user_id)
  const year = Number(localDay(now).slice(0, 4))
  const seq = await nextNumber(trx, company_id, year)
  return trx
    .insertInto('invoices')
    .values({
      ...values,
      company_id,
      year,
      seq,
      number: `${year}-${String(seq).padStart(6, '0')}`,
      seller: json(seller),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const nextNumber = async (trx: Trx, company_id: number, year: number): Promise<number> => {
  const { last_seq } = await trx
    .insertInto('invoice_counters')
    .values({ company_id, year, last_seq: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'year'])
        .doUpdateSet({ last_seq: sql<number>`invoice_counters.last_seq + 1` }),
    )
    .returning('last_seq')
    .executeTakeFirstOrThrow()
  return last_seq
}

const sellerTo = async (trx: Trx, userId: number): Promise<{ company_id: number; seller: Seller }> => {
  const company = await trx
    .selectFrom('users')
    .innerJoin('domains', 'domains.host', 'users.domain_host')
    .innerJoin('companies', 'companies.id', 'domains.company_id')
    .selectAll('companies')
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  const { name, address, city, country, kvk, vat_numbers } = company
  return {
    company_id: company.id,
    seller: { name, address, city, country, kvk, vat_number: vat_numbers[0] ?? null },
  }
}
