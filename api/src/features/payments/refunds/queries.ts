import type { Selectable } from 'kysely'
import type { Db } from '../../../database/connection.ts'
import type { PaymentTables } from '../../../database/schema/payments.ts'
import type { OrderRow } from '../orders/queries.ts'
import type { Withdrawable } from './terms.ts'

export type RefundRow = Selectable<PaymentTables['refunds']>

/** What went back of what was sold; a payment that the order never took goes back beside it. */
export const refundsOf = (db: Db, orderId: number): Promise<RefundRow[]> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '!=', 'untaken')
    .orderBy('id')
    .execute()

/** What is left of an order's credits, paid and free. */
export const unusedCredits = async (db: Db, orderId: number): Promise<{ paid: number; free: number }> => {
  const lots = await db
    .selectFrom('credit_lots')
    .select(['kind', 'remaining'])
    .where('order_id', '=', orderId)
    .execute()
  const left = (kind: 'paid' | 'free') =>
    lots.filter((lot) => lot.kind === kind).reduce((sum, { remaining }) => sum + remaining, 0)
  return { paid: left('paid'), free: left('free') }
}

export const withdrawable = async (db: Db, order: OrderRow): Promise<Withdrawable> => {
  const refunds = await refundsOf(db, order.id)
  const wallet = await db
    .selectFrom('wallets')
    .select('state')
    .where('user_id', '=', order.user_id)
    .executeTakeFirst()
  return {
    ...order,
    unused: (await unusedCredits(db, order.id)).paid,
    refunded_cents: refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    withdrawn: withdrawnBefore(refunds),
    frozen: wallet?.state === 'frozen',
  }
}

const withdrawnBefore = (refunds: readonly RefundRow[]): Withdrawable['withdrawn'] => {
  const own = refunds.filter(({ kind }) => kind === 'withdrawal')
  return {
    credits: own.reduce((sum, { credits }) => sum + credits, 0),
    cents: own.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
  }
}
