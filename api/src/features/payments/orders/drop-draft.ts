import type { Trx } from '../../../database/transaction.ts'
import { freeDiscount } from '../discount/queries.ts'

/** Under the locks on wallet and order. The note that its provider was asked stays until there is an answer. */
export const dropDraft = async (trx: Trx, orderId: number, now: Date): Promise<void> => {
  await trx
    .updateTable('orders')
    .set({ state: 'cancelled', updated_at: now })
    .where('id', '=', orderId)
    .execute()
  await freeDiscount(trx, orderId)
}
