import { sql } from 'kysely'
import type { Db } from '../../../api/src/database/connection.ts'
import type { Member } from '../load/member.ts'
import { creditsEach } from '../load/members.ts'
import { type Entry, none, total } from './books.ts'

type Sums = { paid: number; credited: number; invoiced: number; twice: number }

const creditsOfMessage = 1

/** What members paid, what the provider has, what was credited and what was invoiced are one sum. */
export const moneyOf = async (db: Db, members: readonly Member[]): Promise<readonly Entry[]> => {
  const bought = members.flatMap(({ notebook }) => notebook.bought)
  const cents = bought.reduce((sum, purchase) => sum + purchase.cents, 0)
  const { paid, credited, invoiced, twice } = await sumsOf(db)
  const difference = Math.max(...[paid, credited, invoiced].map((sum) => Math.abs(sum - cents)))
  return [
    total('purchases acknowledged', `${bought.length}, ${(cents / 100).toFixed(2)} euro`),
    none('cents between members, provider, credited orders and invoices', difference, ' cents'),
    none('orders credited twice', twice),
    none(
      'wallets that are not what was given and bought less the messages sent',
      await oddWallets(db, members),
    ),
  ]
}

const sumsOf = async (db: Db): Promise<Sums> => {
  const { rows } = await sql<Sums>`select
    (select coalesce(sum(amount_cents), 0)::int from sandbox_payments where status = 'paid') as paid,
    (select coalesce(sum(total_cents), 0)::int from orders where credited_at is not null) as credited,
    (select coalesce(sum(total_cents), 0)::int from invoices) as invoiced,
    (select count(*)::int from (select ref_id from credit_ledger where ref_type = 'order' and kind = 'purchase'
      group by ref_id having count(*) > 1) twice) as twice`.execute(db)
  if (!rows[0]) throw new Error('no sums')
  return rows[0]
}

const oddWallets = async (db: Db, members: readonly Member[]): Promise<number> => {
  const rows = await db.selectFrom('wallets').select(['user_id', 'balance']).execute()
  const balances = new Map(rows.map(({ user_id, balance }) => [user_id, balance]))
  return members.filter(({ userId, notebook }) => {
    const bought = notebook.bought.reduce((sum, { credits }) => sum + credits, 0)
    return balances.get(userId) !== creditsEach + bought - notebook.sent.length * creditsOfMessage
  }).length
}
