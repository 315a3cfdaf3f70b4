import { ledgerContract } from '@lonk/shared-api/calls/payments/ledger.schema.ts'
import type { LedgerEntry } from '@lonk/shared-api/schemas/transaction.ts'
import { money } from '../../../core/money/amounts.ts'
import type { Db } from '../../../database/connection.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { amountsOf, type LedgerRow, refOf } from './amounts.ts'

const perPage = 50

/** GET /api/ledger.php: every credit that came or went, with what it had cost. */
export const getLedgerEndpoint = endpoint(ledgerContract, async ({ input, member, services }) => {
  const { db } = services
  const own = db.selectFrom('credit_ledger').where('user_id', '=', member.userId)
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset(((input.page ?? 1) - 1) * perPage)
    .execute()
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const wallet = await db
    .selectFrom('wallets')
    .select('balance')
    .where('user_id', '=', member.userId)
    .executeTakeFirst()
  const prices = await pricesOfLots(db, member.userId)
  const paid = await amountsOf(db, member.userId, rows)
  return {
    entries: rows.map((row) => entryView(row, paid.get(refOf(row)) ?? costOf(row, prices))),
    total: Number(total),
    balance: wallet?.balance ?? 0,
  }
})

type Price = { unit: number; currency: string }

const pricesOfLots = async (db: Db, userId: number): Promise<Map<number, Price>> => {
  const lots = await db
    .selectFrom('credit_lots')
    .innerJoin('orders', 'orders.id', 'credit_lots.order_id')
    .select(['credit_lots.id', 'credit_lots.unit_net_cents', 'orders.currency'])
    .where('credit_lots.user_id', '=', userId)
    .where('credit_lots.kind', '=', 'paid')
    .execute()
  return new Map(
    lots.map(({ id, unit_net_cents, currency }) => [id, { unit: Number(unit_net_cents), currency }]),
  )
}

const entryView = (row: LedgerRow, eur_value: LedgerEntry['eur_value']): LedgerEntry => ({
  id: row.id,
  kind: row.kind,
  delta: row.delta,
  balance_after: row.balance_after,
  eur_value,
  ref: row.ref_type !== null && row.ref_id !== null ? { type: row.ref_type, id: row.ref_id } : null,
  created_at: row.created_at.toISOString(),
})

/** Free credits cost nothing and have no value to name; those paid in two currencies have no value in one. */
const costOf = ({ lots, delta }: LedgerRow, prices: Map<number, Price>): LedgerEntry['eur_value'] => {
  const paid = lots.flatMap(({ lot_id, credits }) => {
    const price = prices.get(lot_id)
    return price ? [{ cents: credits * price.unit, currency: price.currency }] : []
  })
  const [first] = paid
  if (!first || paid.some(({ currency }) => currency !== first.currency)) return null
  const cents = Math.round(paid.reduce((sum, { cents }) => sum + cents, 0))
  return money(delta < 0 ? -cents : cents, first.currency)
}
