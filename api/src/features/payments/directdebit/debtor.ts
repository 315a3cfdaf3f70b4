import { type Selectable, sql } from 'kysely'
import { before, days } from '../../../clock.ts'
import type { Db } from '../../../database/connection.ts'
import type { PaymentTables } from '../../../database/schema/payments.ts'
import type { Trx } from '../../../database/transaction.ts'
import type { DirectDebits } from './limits.ts'

/**
 * Who owes a direct debit, in the three ways we can tell: anybody can open several accounts here, few have several
 * phones and bank accounts. The bank account is not known yet when the code is asked for.
 */
export type Debtor = { userId: number; phoneHash: string; ibanHash?: string }

/** `except`: an order that does not count among its own predecessors. */
type Asked = { except?: number; now: Date }

/**
 * Until the transaction ends nobody else judges this bank account or this phone. There may be no row of either yet
 * that could be locked. Taken after the lock on the member's wallet, and always in the same order.
 */
export const lockDebtor = async (trx: Trx, { phoneHash, ibanHash }: Debtor): Promise<void> => {
  const names = [`directdebit:phone:${phoneHash}`, ...(ibanHash ? [`directdebit:iban:${ibanHash}`] : [])]
  for (const name of names.sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}

const onTheirWay: readonly string[] = ['open', 'pending', 'authorized']

/** What is owed and was asked for lately: by the member, from the phone, from the bank account. */
export const directDebitsOf = async (db: Db, debtor: Debtor, { except = 0, now }: Asked) => {
  const weekAgo = before(now, days(7))
  const sums: DirectDebits[] = []
  for (const orders of waysOf(db, debtor)) {
    const rows = await orders
      .leftJoin('payments', 'payments.order_id', 'orders.id')
      .select(['orders.total_cents', 'orders.created_at', 'payments.status'])
      .where('orders.state', 'not in', ['cancelled', 'failed', 'expired'])
      .where('orders.id', '!=', except)
      .execute()
    const unsettled = rows.filter(({ status }) => status === null || onTheirWay.includes(status))
    sums.push({
      unsettled_cents: unsettled.reduce((sum, { total_cents }) => sum + total_cents, 0),
      recent: rows.filter(({ created_at }) => created_at > weekAgo).length,
    })
  }
  return sums
}

type Mandate = Pick<
  Selectable<PaymentTables['mandates']>,
  'order_id' | 'user_id' | 'phone_hash' | 'iban_hash'
>

/**
 * Has nobody ever paid by direct debit before, nor tried to: not this member, not with this phone, not from this
 * account? Only the very first is credited before it settles. Two that are opened at once are not both the first.
 */
export const isFirstDirectDebit = async (trx: Trx, mandate: Mandate): Promise<boolean> => {
  const debtor = { userId: mandate.user_id, phoneHash: mandate.phone_hash, ibanHash: mandate.iban_hash }
  await lockDebtor(trx, debtor)
  for (const orders of waysOf(trx, debtor)) {
    const earlier = await orders
      .select('orders.id')
      .where('orders.id', '!=', mandate.order_id)
      .where('orders.state', 'not in', ['draft', 'cancelled'])
      .limit(1)
      .executeTakeFirst()
    if (earlier) return false
  }
  return true
}

const waysOf = (db: Db, { userId, phoneHash, ibanHash }: Debtor) => {
  const orders = db
    .selectFrom('mandates')
    .innerJoin('orders', 'orders.id', 'mandates.order_id')
    .where('orders.paymentmethod', '=', 'directdebit')
  return [
    orders.where('mandates.user_id', '=', userId),
    orders.where('mandates.phone_hash', '=', phoneHash),
    ...(ibanHash === undefined ? [] : [orders.where('mandates.iban_hash', '=', ibanHash)]),
  ]
}
