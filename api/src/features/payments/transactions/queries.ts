import type { Db } from '../../../database/connection.ts'
import type { InvoiceRow } from '../invoices/issue-invoice.ts'
import type { RefundRow } from '../refunds/queries.ts'

export type RefundKind = RefundRow['kind']
/** An invoice or credit note of a member: money that moved. */
export type TransactionRow = InvoiceRow & {
  refund_kind: RefundKind | null
  refund_state: RefundRow['state'] | null
  corrects: string | null
}

export const pageOfTransactions = 20

const ofMember = (db: Db, userId: number) =>
  db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .leftJoin('refunds', 'refunds.id', 'invoices.refund_id')
    .leftJoin('invoices as corrected', (join) =>
      join
        .onRef('corrected.order_id', '=', 'invoices.order_id')
        .on('corrected.kind', '=', 'invoice')
        .on('invoices.kind', '=', 'credit_note'),
    )
    .selectAll('invoices')
    .select(['refunds.kind as refund_kind', 'refunds.state as refund_state', 'corrected.number as corrects'])
    .where('orders.user_id', '=', userId)

export const transactionsOf = (db: Db, userId: number, page: number): Promise<TransactionRow[]> =>
  ofMember(db, userId)
    .orderBy('invoices.id', 'desc')
    .limit(pageOfTransactions)
    .offset((page - 1) * pageOfTransactions)
    .execute()

/** Somebody else's is as absent as none. */
export const findTransaction = (db: Db, userId: number, id: number): Promise<TransactionRow | undefined> =>
  ofMember(db, userId).where('invoices.id', '=', id).executeTakeFirst()

export const countTransactions = async (db: Db, userId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('orders.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
