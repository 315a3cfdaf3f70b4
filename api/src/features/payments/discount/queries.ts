import type { DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import { type Selectable, sql } from 'kysely'
import { decimal } from '../../../core/money/amounts.ts'
import type { Db } from '../../../database/connection.ts'
import type { MoneyTables } from '../../../database/schema/money.ts'
import type { Trx } from '../../../database/transaction.ts'

export type DiscountRow = Selectable<MoneyTables['discount_codes']>

/**
 * A personal code goes before a general one of the same name; somebody else's is found too, to be refused. Locked
 * where an order is about to reserve it: many members may want the last use of one code at once.
 */
export const findDiscount = (
  db: Db,
  codeFold: string,
  { userId, lock }: { userId: number; lock: boolean },
): Promise<DiscountRow | undefined> =>
  db
    .selectFrom('discount_codes')
    .selectAll()
    .where('code_fold', '=', codeFold)
    .orderBy(sql`case when user_id = ${userId} then 0 when user_id is null then 1 else 2 end`)
    .limit(1)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()

export const findCode = (db: Db, id: number): Promise<DiscountRow> =>
  db.selectFrom('discount_codes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/**
 * Has this member used the code, or promised it to a payment under way? An order still open does not count: the
 * next one cancels it first.
 */
export const isHeldByMember = async (db: Db, codeId: number, userId: number): Promise<boolean> => {
  const held = await db
    .selectFrom('discount_uses')
    .innerJoin('orders', 'orders.id', 'discount_uses.order_id')
    .select('discount_uses.order_id')
    .where('discount_uses.code_id', '=', codeId)
    .where('discount_uses.user_id', '=', userId)
    .where((where) => where.or([where('used_at', 'is not', null), where('orders.state', '=', 'pending')]))
    .executeTakeFirst()
  return held !== undefined
}

/** Completed uses and reservations together: what is left is not promised twice. */
export const countHeld = async (db: Db, codeId: number): Promise<number> => {
  const { held } = await db
    .selectFrom('discount_uses')
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .where('code_id', '=', codeId)
    .executeTakeFirstOrThrow()
  return Number(held)
}

/** The code belongs to the order until that is completed, failed, cancelled or expired. */
export const reserveDiscount = (
  trx: Trx,
  use: { code_id: number; user_id: number; order_id: number; now: Date },
) =>
  trx
    .insertInto('discount_uses')
    .values({
      code_id: use.code_id,
      user_id: use.user_id,
      order_id: use.order_id,
      used_at: null,
      created_at: use.now,
    })
    .execute()

export const freeDiscount = (trx: Trx, orderId: number) =>
  trx.deleteFrom('discount_uses').where('order_id', '=', orderId).where('used_at', 'is', null).execute()

export const useDiscount = async (trx: Trx, orderId: number, now: Date) => {
  const used = await trx
    .updateTable('discount_uses')
    .set({ used_at: now })
    .where('order_id', '=', orderId)
    .where('used_at', 'is', null)
    .returning('code_id')
    .executeTakeFirst()
  if (!used) return
  await trx
    .updateTable('discount_codes')
    .set({ uses: sql<number>`uses + 1` })
    .where('id', '=', used.code_id)
    .execute()
}

export const discountView = (discount: DiscountRow, used: boolean, now: Date): DiscountCode => {
  const expired = discount.expires !== null && discount.expires <= now
  return {
    code: discount.code,
    country: discount.country,
    user_id: discount.user_id,
    expires: discount.expires?.toISOString() ?? null,
    value_percentage: discount.value_percentage,
    percentage: discount.value_percentage,
    currency: discount.currency,
    minimum_order_value: discount.minimum_order_cents === null ? null : decimal(discount.minimum_order_cents),
    status: used ? 'used' : expired ? 'expired' : 'active',
    validity: secondsLeft(discount.expires, now),
    expired,
    paymentmethods: discount.paymentmethods,
  }
}

const secondsLeft = (expires: Date | null, now: Date): number | null =>
  expires ? Math.max(0, Math.floor((expires.getTime() - now.getTime()) / 1000)) : null
