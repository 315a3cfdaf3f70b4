import { sql } from 'kysely'
import type { World } from './world.ts'

type Taken = { payments: number; cents: number }

/** Money that the provider took from a member who has nothing for it: neither credits nor the money back. */
const takenForNothing = async ({ office }: World, userId: number): Promise<Taken> => {
  const { rows } = await sql<Taken>`
    select count(*)::int as payments, coalesce(sum(s.amount_cents), 0)::int as cents
    from sandbox_payments s
    join orders ordered on ordered.number = s.description and ordered.user_id = ${userId}
    left join payments p on p.provider = 'sandbox' and p.provider_id = s.id
    left join orders o on o.id = p.order_id
    where s.status = 'paid' and o.credited_at is null
      and s.amount_cents > coalesce(
        (select sum(r.amount_cents) from sandbox_refunds r where r.payment_id = s.id), 0)`.execute(office.db)
  return rows[0] ?? { payments: 0, cents: 0 }
}

const day = 24 * 3600_000

/** What is still so after a day, in which every job that heals has run. */
export const lostMoney = async (world: World, userId: number): Promise<string | null> => {
  if ((await takenForNothing(world, userId)).payments === 0) return null
  await world.later(day)
  const { payments, cents } = await takenForNothing(world, userId)
  return payments === 0 ? null : `${payments} payments were taken for nothing, ${cents} cents together`
}
