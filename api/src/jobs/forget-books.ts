import { sql } from 'kysely'
import { localDay } from '../clock.ts'
import type { Trx } from '../database/transaction.ts'
import { keptFor } from '../kept-for.ts'
import type { Services } from '../services.ts'
import { inBatches } from './batches.ts'

/** Each has several documents. */
const atOnce = 100

/**
 * Orders, with all that was paid, invoiced, signed and given back for them, once the years that the tax law demands
 * are over for the last of their documents. What stays names nobody and buys nothing: the lots of credits, without
 * their order, and the ledger that explains the wallet.
 */
export const forgetOldBooks = async ({ clock, transaction, batchSize }: Services): Promise<void> => {
  const lastYear = Number(localDay(clock.now()).slice(0, 4)) - keptFor.books_years - 1
  await inBatches(Math.min(batchSize, atOnce), (most) =>
    transaction(async (trx) => {
      const orders = await oldOrders(trx, lastYear, most)
      if (orders.length === 0) return 0
      // A year without its counter is one whose numbers may have gaps by now (invariant 15b).
      await trx.deleteFrom('invoice_counters').where('year', '<=', lastYear).execute()
      await forgetOrders(trx, orders)
      return orders.length
    }),
  )
}

const oldOrders = async (trx: Trx, lastYear: number, most: number): Promise<number[]> => {
  const rows = await trx
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.created_at', '<', new Date(Date.UTC(lastYear + 1, 0, 1)))
    .where('orders.next_check_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices')
            .select('invoices.id')
            .whereRef('invoices.order_id', '=', 'orders.id')
            .where('invoices.year', '>', lastYear),
        ),
      ),
    )
    .orderBy('orders.id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

const forgetOrders = async (trx: Trx, orders: number[]): Promise<void> => {
  await trx.updateTable('credit_lots').set({ order_id: null }).where('order_id', 'in', orders).execute()
  await trx.updateTable('orders').set({ repeat_of: null }).where('repeat_of', 'in', orders).execute()
  // A used code stays used: what it may still do does not change.
  await sql`update discount_codes set uses = uses - used.times, max_uses = max_uses - used.times
    from (select code_id, count(*)::int as times from discount_uses
      where order_id = any(${orders}::bigint[]) group by code_id) used
    where discount_codes.id = used.code_id`.execute(trx)
  await sql`delete from payment_events using payments
    where payments.order_id = any(${orders}::bigint[]) and payment_events.provider = payments.provider
      and payment_events.provider_id = payments.provider_id`.execute(trx)
  // Each before those that it points to.
  for (const table of [
    'payment_requests',
    'invoices',
    'refunds',
    'payments',
    'mandates',
    'discount_uses',
    'order_moves',
  ] as const)
    await trx.deleteFrom(table).where('order_id', 'in', orders).execute()
  await trx.deleteFrom('orders').where('id', 'in', orders).execute()
}
