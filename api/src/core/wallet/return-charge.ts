import type { Selectable } from 'kysely'
import type { LotShare, MoneyTables } from '../../database/schema/money.ts'
import type { PaymentTables } from '../../database/schema/payments.ts'
import type { Trx } from '../../database/transaction.ts'
import { releaseCharge, takeBack } from './ledger.ts'

type Returned = { user_id: number; message_id: number; now: Date }

/**
 * What a message cost comes back, less the credits whose money went back already: a refund took only what was unused
 * when it was made, and what comes back later goes the same way. Answers the new balance, or null where nothing was
 * charged. Inside the caller's transaction and under the lock on the member's wallet, as all of `ledger.ts`.
 */
export const returnCharge = async (trx: Trx, message: Returned): Promise<number | null> => {
  const released = await releaseCharge(trx, message)
  if (!released) return null
  let { balance } = released
  for (const shares of await sharesByOrder(trx, released.paidFrom)) {
    for (const due of await dueOf(trx, shares)) balance = await cancel(trx, message, shares.order_id, due)
  }
  return balance
}

type Shares = { order_id: number; paid: number; free: number }

const sharesByOrder = async (trx: Trx, paidFrom: readonly LotShare[]): Promise<Shares[]> => {
  const ids = paidFrom.map(({ lot_id }) => lot_id)
  if (ids.length === 0) return []
  const lots = await trx
    .selectFrom('credit_lots')
    .select(['id', 'kind', 'order_id'])
    .where('id', 'in', ids)
    .execute()
  const orders = new Map<number, Shares>()
  for (const { id, kind, order_id } of lots) {
    if (order_id === null) continue
    const order = orders.get(order_id) ?? { order_id, paid: 0, free: 0 }
    order[kind] += paidFrom.find(({ lot_id }) => lot_id === id)?.credits ?? 0
    orders.set(order_id, order)
  }
  return [...orders.values()]
}

type Due = { refund_id: number; paid: number; free: number }
type Refund = Pick<Selectable<PaymentTables['refunds']>, 'id' | 'kind' | 'amount_cents' | 'credits'>

const dueOf = async (trx: Trx, { order_id, paid, free }: Shares): Promise<Due[]> => {
  const order = await trx
    .selectFrom('orders')
    .select(['state', 'credits', 'total_cents'])
    .where('id', '=', order_id)
    .executeTakeFirst()
  if (order?.state !== 'refunded' && order?.state !== 'partially_refunded') return []
  const refunds = await trx
    .selectFrom('refunds')
    .select(['id', 'kind', 'amount_cents', 'credits'])
    .where('order_id', '=', order_id)
    .where('kind', 'in', ['withdrawal', 'staff'])
    .orderBy('id')
    .execute()
  const withdrawals = refunds.filter(({ kind }) => kind === 'withdrawal')
  const byStaff = refunds.filter(({ kind }) => kind === 'staff')
  const dues =
    order.state === 'refunded'
      ? [dueBy(refunds, { paid, free })]
      : [
          // A withdrawal cancels the order's bonus.
          dueBy(withdrawals, { paid: 0, free }),
          dueBy(byStaff, { paid: Math.min(paid, missingIn(byStaff, order)), free: 0 }),
        ]
  return dues.flat().filter((due) => due.paid + due.free > 0)
}

/** Booked with the last of these refunds. */
const dueBy = (refunds: readonly Refund[], credits: Omit<Due, 'refund_id'>): Due[] =>
  refunds.slice(-1).map(({ id }) => ({ refund_id: id, ...credits }))

/** How many credits less were taken than the money was worth. */
const missingIn = (
  refunds: readonly Refund[],
  { credits, total_cents }: Pick<Selectable<MoneyTables['orders']>, 'credits' | 'total_cents'>,
): number =>
  refunds.reduce(
    (sum, refund) => sum + Math.round((credits * refund.amount_cents) / total_cents) - refund.credits,
    0,
  )

const cancel = async (
  trx: Trx,
  { user_id, message_id, now }: Returned,
  orderId: number,
  { refund_id, paid, free }: Due,
): Promise<number> => {
  await trx
    .updateTable('refunds')
    .set(({ eb }) => ({ credits: eb('credits', '+', paid), bonus_credits: eb('bonus_credits', '+', free) }))
    .where('id', '=', refund_id)
    .execute()
  return takeBack(
    trx,
    {
      user_id,
      kind: 'refund',
      credits: paid + free,
      ref: { type: 'refund', id: refund_id },
      after_message: message_id,
      now,
    },
    orderId,
  )
}
