import type { OrderMoment } from '@lonk/shared-api/schemas/transaction.ts'
import { money } from '../../../core/money/amounts.ts'
import type { Db } from '../../../database/connection.ts'
import { type OrderRow, paymentOf } from '../orders/queries.ts'
import { type RefundRow, refundsOf } from '../refunds/queries.ts'

type Moment = { what: OrderMoment['what']; at: Date; cents?: number; note?: number | undefined }

/** What happened to an order, oldest first, from rows that say it: nothing is written for this alone. */
export const historyOf = async (db: Db, order: OrderRow): Promise<OrderMoment[]> => {
  const notes = await db
    .selectFrom('invoices')
    .select(['id', 'kind', 'refund_id'])
    .where('order_id', '=', order.id)
    .execute()
  const invoice = notes.find(({ kind }) => kind === 'invoice')?.id
  const noteOf = (refund: RefundRow) => notes.find(({ refund_id }) => refund_id === refund.id)?.id
  const refunds = await refundsOf(db, order.id)
  const moments = [
    { what: 'ordered', at: order.created_at } as const,
    ...(await paying(db, order, invoice)),
    ...refunds.flatMap((refund) => goingBack(refund, noteOf(refund))),
  ]
  return moments
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ what, at, cents, note }: Moment) => ({
      what,
      at: at.toISOString(),
      amount: cents === undefined ? null : money(cents, order.currency),
      transaction_id: note ?? null,
    }))
}

/** A direct debit may be credited days before its money comes; of every other way to pay both are one moment. */
const paying = async (db: Db, order: OrderRow, note: number | undefined): Promise<Moment[]> => {
  const { credited_at, total_cents: cents } = order
  const paid: Moment[] = credited_at ? [{ what: 'paid', at: credited_at, cents, note }] : []
  if (order.paymentmethod !== 'directdebit') return paid
  const mandate = await db
    .selectFrom('mandates')
    .select('collection_date')
    .where('order_id', '=', order.id)
    .executeTakeFirst()
  const collect: Moment[] = mandate
    ? [{ what: 'collect', at: new Date(`${mandate.collection_date}T12:00:00Z`), cents }]
    : []
  const payment = await paymentOf(db, order.id)
  const settled = payment?.status === 'paid' ? payment.updated_at : null
  if (!credited_at || settled?.getTime() === credited_at.getTime()) return [...collect, ...paid]
  return [
    { what: 'credited', at: credited_at, note },
    ...collect,
    ...(settled ? [{ what: 'paid', at: settled, cents } as const] : []),
  ]
}

const declared = { withdrawal: 'withdrawn', staff: 'given_back', chargeback: 'charged_back' } as const

const goingBack = (refund: RefundRow, note: number | undefined): Moment[] => {
  const { kind, amount_cents: cents, declared_at, settled_at, state } = refund
  if (kind === 'untaken') return []
  return [
    { what: declared[kind], at: declared_at, cents, note },
    ...(kind !== 'chargeback' && state === 'refunded' && settled_at
      ? [{ what: 'paid_back', at: settled_at, cents } as const]
      : []),
  ]
}
