import type { Db } from '../../../database/connection.ts'
import type { Trx } from '../../../database/transaction.ts'
import type { OrderRow } from './queries.ts'

// A provider may have taken money although its answer never came here. That it is being asked is therefore noted with
// the draft, before it is asked, and the note stays until the provider's truth is known: by its answer, by its refusal,
// or by its own list of payments (`compare-books.ts`).

type Request = { orderId: number; provider: string; now: Date }

export const noteRequest = async (trx: Trx, { orderId, provider, now }: Request): Promise<void> => {
  await trx
    .insertInto('payment_requests')
    .values({ order_id: orderId, provider, asked_at: now })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ provider, asked_at: now }))
    .execute()
}

export const forgetRequest = async (db: Db, orderId: number): Promise<void> => {
  await db.deleteFrom('payment_requests').where('order_id', '=', orderId).execute()
}

export const isAsked = async (db: Db, orderId: number): Promise<boolean> => {
  const request = await db
    .selectFrom('payment_requests')
    .select('order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return request !== undefined
}

/** Money moves as soon as the provider hears of it: nobody has to go to its page first. */
export const isCharge = ({ saved_method_id, paymentmethod }: OrderRow): boolean =>
  saved_method_id !== null || paymentmethod === 'directdebit'
