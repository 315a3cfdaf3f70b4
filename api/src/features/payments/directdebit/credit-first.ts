import type { Db } from '../../../database/connection.ts'
import type { Trx } from '../../../database/transaction.ts'
import { announceCollection } from '../mail/directdebit-notice.ts'
import { type CreditCircumstances, creditOrder } from '../orders/credit-order.ts'
import type { OrderRow } from '../orders/queries.ts'
import { isFirstDirectDebit } from './debtor.ts'

/**
 * A direct debit was opened: its collection is announced, and the first one of its debtor is credited before it settles,
 * unless this buyer has had a bank take a payment back.
 */
export const creditFirst = async (
  trx: Trx,
  order: OrderRow,
  circumstances: CreditCircumstances,
): Promise<void> => {
  const { publicUrl, settings, now } = circumstances
  const mandate = await mandateOf(trx, order.id)
  await announceCollection(trx, order, mandate, { publicUrl, siteName: settings.mail_name, now })
  if (order.state !== 'pending' || !(await isFirstDirectDebit(trx, mandate))) return
  if (await hasTakenBack(trx, order.user_id)) return
  // The payment still has to settle: `next_check_at` stays.
  await trx
    .updateTable('orders')
    .set({ state: 'completed', completed_at: now, credited_at: now, updated_at: now })
    .where('id', '=', order.id)
    .execute()
  await creditOrder(trx, order, circumstances)
}

const hasTakenBack = async (trx: Trx, userId: number): Promise<boolean> => {
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where((where) => where.or([where('state', '=', 'charged_back'), where('paid_back_twice_cents', '>', 0)]))
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}

export const mandateOf = (db: Db, orderId: number) =>
  db.selectFrom('mandates').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
