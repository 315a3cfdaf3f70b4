import type { Transaction } from '@lonk/shared-api/schemas/transaction.ts'
import type { SiteValues } from '../../../core/settings/defaults.ts'
import type { Db } from '../../../database/connection.ts'
import { returnLines, saleLines } from '../invoices/invoice-lines.ts'
import type { OrderRow } from '../orders/queries.ts'
import { orderAnswer } from '../orders/view.ts'
import type { TransactionRow } from './queries.ts'

type Reading = { settings: SiteValues; language: string; now: Date }

export const transactionView = async (
  db: Db,
  row: TransactionRow,
  { settings, language, now }: Reading,
): Promise<Transaction> => {
  const order = await soldWith(db, row)
  return {
    id: row.id,
    date: row.created_at.toISOString(),
    kind: kindOf(row),
    ...(await orderAnswer(db, order, { settings, now })),
    invoice_number: row.number,
    lines: linesOf(row, order, language),
    invoice_url: `/api/invoice.php?id=${row.id}`,
    refund_status: row.refund_state,
  }
}

/** The order that an invoice or credit note is about. */
export const soldWith = (db: Db, { order_id }: Pick<TransactionRow, 'order_id'>): Promise<OrderRow> =>
  db.selectFrom('orders').selectAll().where('id', '=', order_id).executeTakeFirstOrThrow()

export const linesOf = (row: TransactionRow, order: OrderRow, language: string) =>
  row.kind === 'invoice'
    ? saleLines(order, language)
    : returnLines({ ...row, chargeback: row.refund_kind === 'chargeback' }, language)

const kindOf = ({ kind, refund_kind }: TransactionRow): Transaction['kind'] => {
  if (kind === 'invoice') return 'purchase'
  return refund_kind === 'chargeback' ? 'chargeback' : 'refund'
}
