import type { OrderState } from '@lonk/shared-api/schemas/order.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../../../database/connection.ts'
import type { MoneyTables } from '../../../database/schema/money.ts'
import type { Trx } from '../../../database/transaction.ts'

export type OrderRow = Selectable<MoneyTables['orders']>
export type PaymentRow = Selectable<MoneyTables['payments']>

/** An order of this member; somebody else's is as absent as none. */
export const findOrder = (db: Db, id: number, userId: number): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()

export const lockOrder = (trx: Trx, id: number): Promise<OrderRow> =>
  trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** The payment that an order took; a draft has none yet. */
export const paymentOf = (db: Db, orderId: number): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('untaken_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findPayment = (
  db: Db,
  provider: string,
  providerId: string,
): Promise<(PaymentRow & { user_id: number }) | undefined> =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('payments')
    .select('orders.user_id')
    .where('payments.provider', '=', provider)
    .where('payments.provider_id', '=', providerId)
    .executeTakeFirst()

/** The member's orders that a provider could still bring to an end by itself. */
export const openOrders = (db: Db, userId: number, states: readonly OrderState[]): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', states)
    .orderBy('id')
    .execute()
