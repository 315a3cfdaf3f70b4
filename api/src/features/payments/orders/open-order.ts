import type { ProviderPayment } from '../../../adapters/payments/provider.ts'
import { after } from '../../../clock.ts'
import type { Trx } from '../../../database/transaction.ts'
import { apiError } from '../../../errors.ts'
import { lockWallet } from '../../wallet/ledger.ts'
import { gapBeforeCheck } from './check-schedule.ts'
import { lockOrder, type OrderRow, openOrders } from './queries.ts'

type Opening = {
  userId: number
  orderId: number
  /** Null where the order was past its draft already. */
  payment: ProviderPayment | null
  provider: string
  now: Date
}

/** The draft becomes an open order with the provider's payment; an order already opened stays as it is. */
export const openOrder = async (trx: Trx, opening: Opening): Promise<OrderRow> => {
  const { userId, orderId, payment, now } = opening
  await lockWallet(trx, userId)
  const order = await lockOrder(trx, orderId)
  if (order.state !== 'draft' || !payment) return order
  await insertPayment(trx, order, opening, payment)
  return trx
    .updateTable('orders')
    .set({ state: 'open', next_check_at: after(now, gapBeforeCheck(0, 0)), updated_at: now })
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A newer call of the same member has taken this draft's place while the provider was asked. */
export const refuseIfReplaced = async (trx: Trx, order: OrderRow): Promise<void> => {
  const [newer] = await openOrders(trx, order.user_id, ['draft', 'open'])
  if (order.state === 'cancelled' && newer) throw apiError('order_open', { order_id: newer.id })
}

const insertPayment = async (
  trx: Trx,
  order: OrderRow,
  { provider, now }: Opening,
  payment: ProviderPayment,
): Promise<void> => {
  await trx
    .insertInto('payments')
    .values({
      order_id: order.id,
      provider,
      provider_id: payment.provider_id,
      method: order.paymentmethod,
      issuer: order.issuer,
      status: payment.status,
      // What we asked for: the provider's own word is held against it.
      amount_cents: order.total_cents,
      currency: order.currency,
      redirect_url: payment.redirect_url,
      created_at: now,
      updated_at: now,
    })
    .execute()
}
