import type { ProviderPayment } from '../../../adapters/payments/provider.ts'
import { takeBack } from '../../../core/wallet/ledger.ts'
import { publishEvent, type Trx } from '../../../database/transaction.ts'
import type { OrderRow } from '../orders/queries.ts'

/**
 * A bank returns a whole payment, also one of which money had gone back already: what the buyer has got twice is owed,
 * in credits of that order at the price that was paid for them. Once, under the locks on wallet and order.
 */
export const bookPaidBackTwice = async (
  trx: Trx,
  order: OrderRow,
  said: ProviderPayment,
  now: Date,
): Promise<void> => {
  const twice = paidBackTwice(order, said)
  if (twice < 1 || order.paid_back_twice_cents > 0) return
  const credits = Math.max(1, Math.round((order.credits * twice) / order.total_cents))
  await trx
    .updateTable('orders')
    .set({ paid_back_twice_cents: twice, updated_at: now })
    .where('id', '=', order.id)
    .execute()
  const ref = { type: 'order', id: order.id } as const
  const entry = { user_id: order.user_id, kind: 'chargeback', credits, ref, now } as const
  const balance = await takeBack(trx, entry, order.id)
  publishEvent(trx, order.user_id, 'credits', { balance })
}

const paidBackTwice = ({ total_cents }: OrderRow, { refunds, charged_back_cents }: ProviderPayment): number =>
  refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount_cents }) => sum + amount_cents, charged_back_cents) - total_cents
