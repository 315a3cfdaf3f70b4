import type { Money } from '@lonk/shared-api/schemas/primitives.ts'
import type { Selectable } from 'kysely'
import { money } from '../../../core/money/amounts.ts'
import type { Db } from '../../../database/connection.ts'
import type { MoneyTables } from '../../../database/schema/money.ts'

export type LedgerRow = Selectable<MoneyTables['credit_ledger']>

/** Names the purchase or refund that a row is about, as the amounts of `amountsOf` are found by. */
export const refOf = ({ kind, ref_type, ref_id }: LedgerRow): string => `${kind} ${ref_type} ${ref_id}`

/**
 * What was paid for a purchase, and what went back for it: to the cent what its invoice or credit note says. The price of
 * a single credit is rounded, so that many of them would be a cent off.
 */
export const amountsOf = async (
  db: Db,
  userId: number,
  rows: readonly LedgerRow[],
): Promise<Map<string, Money>> => {
  const ids = (kinds: readonly string[], type: string): number[] =>
    rows.flatMap(({ kind, ref_type, ref_id }) =>
      kinds.includes(kind) && ref_type === type && ref_id !== null ? [ref_id] : [],
    )
  const bought = ids(['purchase'], 'order')
  const returned = ids(['refund', 'chargeback'], 'refund')
  const orders = bought.length
    ? await db
        .selectFrom('orders')
        .select(['id', 'total_cents', 'currency'])
        .where('user_id', '=', userId)
        .where('id', 'in', bought)
        .execute()
    : []
  const refunds = returned.length
    ? await db
        .selectFrom('refunds')
        .select(['id', 'kind', 'amount_cents', 'currency'])
        .where('id', 'in', returned)
        .execute()
    : []
  return new Map([
    ...orders.map(
      ({ id, total_cents, currency }) => [`purchase order ${id}`, money(total_cents, currency)] as const,
    ),
    ...refunds.map(
      ({ id, kind, amount_cents, currency }) =>
        [
          `${kind === 'chargeback' ? 'chargeback' : 'refund'} refund ${id}`,
          money(-amount_cents, currency),
        ] as const,
    ),
  ])
}
