import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../src/database/connection.ts'
import type { Answer, Browser } from './visitors.ts'

const boxes = { terms_accepted: true, immediate_start: true, withdrawal_ack: true }

/** Buys the smallest bundle with a card that the provider keeps. */
export const keepCard = async (person: Browser, origin: string): Promise<void> => {
  const { bundles } = Object((await person.get('/api/products.php?country=NL')).body)
  const { body } = await person.post('/api/order.php', {
    bundle_id: bundles[0].id,
    paymentmethod: 'creditcard',
    save_method: true,
    country: 'NL',
    ...boxes,
  })
  await fetch(`${origin}/sandbox/payment/${Object(body).payment.payment_id}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action: 'pay' }),
  })
}

export type RepeatWish = { bundle_id: number; saved_method_id: number }

export const repeatWish = async (person: Browser): Promise<RepeatWish> => {
  const { bundle, method } = Object((await person.get('/api/repeat-order.php')).body)
  return { bundle_id: bundle.id, saved_method_id: method.id }
}

/** Charges the kept card for the same bundle again. */
export const repeatOrder = (person: Browser, wish: RepeatWish, key: string = randomUUID()): Promise<Answer> =>
  person.post('/api/repeat-order.php', { ...wish, ...boxes }, { key })

export type Books = { user_id: number; credited: number; kept: number; charges: number; balance: number }

/** For each buyer: what was credited, and what the provider took and has not given back. The two must be equal. */
export const booksOf = async (db: Db): Promise<Books[]> => {
  const { rows } = await sql<Books>`
    select o.user_id, w.balance,
      coalesce(sum(o.total_cents) filter (where o.credited_at is not null), 0)::int as credited,
      coalesce(sum(s.amount_cents - coalesce(f.back, 0)) filter (where s.status = 'paid'), 0)::int as kept,
      (count(*) filter (where s.status = 'paid'))::int as charges
    from orders o join wallets w on w.user_id = o.user_id
    left join sandbox_payments s on s.description = o.number
    left join (select payment_id, sum(amount_cents) as back from sandbox_refunds group by payment_id) f
      on f.payment_id = s.id
    group by o.user_id, w.balance order by o.user_id`.execute(db)
  return rows
}
