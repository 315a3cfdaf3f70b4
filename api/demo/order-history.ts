import { type Kysely, sql } from 'kysely'
import { after, before, days, hours, minutes } from '../src/clock.ts'
import { siteDefaults } from '../src/core/settings/defaults.ts'
import { fold } from '../src/database/fold.ts'
import type { Database } from '../src/database/schema.ts'
import type { Trx } from '../src/database/transaction.ts'
import type { OrderRow, PaymentRow } from '../src/features/payments/orders/queries.ts'
import { chargeBack } from '../src/features/payments/refunds/charge-back.ts'
import { giveBack } from '../src/features/payments/refunds/give-back.ts'
import { unusedCredits, withdrawable } from '../src/features/payments/refunds/queries.ts'
import { refundTerms } from '../src/features/payments/refunds/terms.ts'

const states = ['open', 'pending', 'cancelled', 'failed', 'expired'] as const
const eachState = 12

/**
 * What else can become of orders: those that were never paid, those whose money went back, the invoices of all of them,
 * and what the sandbox knows. By the site's own rules wherever money moves.
 */
export async function writeOrderHistory(db: Kysely<Database>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await writeUnpaid(trx, now)
    await writeInvoices(trx)
    await writeSandbox(trx)
    await useUpCode(trx, now)
    await giveSomeBack(trx, now)
  })
}

/** Bank transfers, so that what is open stays so for days. */
async function writeUnpaid(trx: Trx, now: Date): Promise<void> {
  const buyers = await trx
    .selectFrom('users')
    .innerJoin('bundles', 'bundles.country', 'users.country')
    .innerJoin('vat_rates', 'vat_rates.country', 'users.country')
    .select(['users.id as user_id', 'users.created_at', 'vat_rates.rate'])
    .selectAll('bundles')
    .where('users.demo', '=', true)
    .where('bundles.credits', '=', 25)
    .where('bundles.active', '=', true)
    .where('users.created_at', '<', before(now, days(6)))
    .distinctOn('users.id')
    .orderBy('users.id')
    .limit(states.length * eachState)
    .execute()
  for (const [index, buyer] of buyers.entries()) {
    const state = states[index % states.length] ?? 'cancelled'
    const created_at = before(now, hours(2 + index))
    const { id } = await trx
      .insertInto('orders')
      .values({
        number: `DEMO-U${String(index + 1).padStart(5, '0')}`,
        user_id: buyer.user_id,
        bundle_id: buyer.id,
        credits: buyer.credits,
        price_cents: buyer.price_cents,
        total_cents: buyer.price_cents,
        currency: buyer.currency,
        vat_rate: buyer.rate,
        vat_cents: Math.round((buyer.price_cents * Number(buyer.rate)) / (100 + Number(buyer.rate))),
        country: buyer.country,
        paymentmethod: 'banktransfer',
        state,
        next_check_at: state === 'open' || state === 'pending' ? after(now, minutes(10)) : null,
        withdrawal_ack_at: created_at,
        created_at,
        updated_at: created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('payments')
      .values({
        order_id: id,
        provider: 'sandbox',
        provider_id: `tr_demo_${id}`,
        method: 'banktransfer',
        status: state === 'cancelled' ? 'canceled' : state,
        amount_cents: buyer.price_cents,
        currency: buyer.currency,
        created_at,
        updated_at: created_at,
      })
      .execute()
  }
}

/** In the order of payment, after the numbers that the company has given already. */
async function writeInvoices(trx: Trx): Promise<void> {
  await sql`
    insert into invoices (company_id, year, seq, number, kind, order_id, credits, total_cents, vat_rate, vat_cents,
      currency, seller, created_at)
    select company_id, year, last + seq, year || '-' || lpad((last + seq)::text, 6, '0'), 'invoice', id,
      credits + bonus_credits, total_cents, vat_rate, vat_cents, currency, seller, completed_at
    from (
      select o.*, d.company_id, y.year, coalesce(n.last_seq, 0) as last,
        row_number() over (partition by d.company_id, y.year order by o.completed_at, o.id)::int as seq,
        jsonb_build_object('name', c.name, 'address', c.address, 'city', c.city, 'country', c.country,
          'kvk', c.kvk, 'vat_number', c.vat_numbers[1]) as seller
      from orders o join users u on u.id = o.user_id join domains d on d.host = u.domain_host
        join companies c on c.id = d.company_id
        cross join lateral (
          select extract(year from o.completed_at at time zone 'Europe/Amsterdam')::int as year) y
        left join invoice_counters n on n.company_id = d.company_id and n.year = y.year
      where o.credited_at is not null and not exists (select from invoices i where i.order_id = o.id)) sold`.execute(
    trx,
  )
  await sql`
    insert into invoice_counters (company_id, year, last_seq)
    select company_id, year, max(seq) from invoices group by company_id, year
    on conflict (company_id, year) do update set last_seq = excluded.last_seq`.execute(trx)
}

async function writeSandbox(trx: Trx): Promise<void> {
  await sql`
    insert into sandbox_payments (id, amount_cents, currency, method, status, description, return_url, webhook_url,
      created_at, updated_at)
    select p.provider_id, p.amount_cents, p.currency, p.method, p.status, o.number, '/transactions', '',
      p.created_at, p.updated_at
    from payments p join orders o on o.id = p.order_id
    where p.provider = 'sandbox' and p.provider_id like 'tr\\_demo\\_%'
    on conflict do nothing`.execute(trx)
}

/** The used code of the demo was used by somebody. */
async function useUpCode(trx: Trx, now: Date): Promise<void> {
  const code = await trx
    .selectFrom('discount_codes')
    .selectAll()
    .where('code_fold', '=', fold('GEBRUIKT10'))
    .where('user_id', 'is', null)
    .executeTakeFirst()
  const [order] = await paidOrders(trx, before(now, days(15)), '<', 1)
  if (!code || !order?.completed_at) return
  // Ten per cent were taken off what was the price then.
  const price_cents = Math.round(order.total_cents / 0.9)
  await trx
    .updateTable('orders')
    .set({ price_cents, discount_cents: price_cents - order.total_cents, discount_code_id: code.id })
    .where('id', '=', order.id)
    .execute()
  await trx
    .insertInto('discount_uses')
    .values({
      code_id: code.id,
      user_id: order.user_id,
      order_id: order.id,
      used_at: order.completed_at,
      created_at: order.created_at,
    })
    .execute()
}

async function giveSomeBack(trx: Trx, now: Date): Promise<void> {
  for (const [index, order] of (await paidOrders(trx, before(now, days(13)), '>', 24)).entries()) {
    const terms = refundTerms(await withdrawable(trx, order), siteDefaults.refund_days, now)
    if (terms.reason === null)
      await refund(trx, order, { kind: 'withdrawal', ...terms, at: before(now, minutes(200 - index)) })
  }
  for (const [index, order] of (await paidOrders(trx, before(now, days(20)), '<', 8)).entries()) {
    // Support may give back more than the law asks: all of it.
    const { paid } = await unusedCredits(trx, order.id)
    const all = { credits: paid, amount_cents: order.total_cents }
    await refund(trx, order, { kind: 'staff', ...all, at: before(now, minutes(150 - index)) })
  }
  for (const [index, order] of (await paidOrders(trx, before(now, days(20)), '<', 12)).entries()) {
    const at = before(now, minutes(100 - index))
    const payment = await paymentOf(trx, order)
    await chargeBack(trx, order, payment, at)
    await trx
      .updateTable('sandbox_payments')
      .set({ charged_back_cents: order.total_cents, updated_at: at })
      .where('id', '=', payment.provider_id)
      .execute()
  }
}

type Back = { kind: 'withdrawal' | 'staff'; credits: number; amount_cents: number; at: Date }

async function refund(trx: Trx, order: OrderRow, { kind, credits, amount_cents, at }: Back): Promise<void> {
  const payment = await paymentOf(trx, order)
  const made = await giveBack(trx, order, {
    kind,
    state: 'refunded',
    paymentId: payment.id,
    amount_cents,
    credits,
    bonus_credits: (await unusedCredits(trx, order.id)).free,
    provider_id: `re_demo_${order.id}`,
    name: kind === 'withdrawal' ? 'Demo' : null,
    reason: null,
    nextState: amount_cents === order.total_cents ? 'refunded' : 'partially_refunded',
    next_attempt_at: null,
    now: at,
  })
  await trx
    .insertInto('sandbox_refunds')
    .values({
      id: `re_demo_${order.id}`,
      payment_id: payment.provider_id,
      key: `refund-${made.refund.id}`,
      amount_cents,
      status: 'refunded',
      created_at: at,
    })
    .execute()
}

/** Orders of the demo's own members that nothing has happened to yet. */
const paidOrders = (trx: Trx, when: Date, side: '<' | '>', count: number): Promise<OrderRow[]> =>
  trx
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .selectAll('orders')
    .where('users.demo', '=', true)
    .where('orders.state', '=', 'completed')
    .where('orders.discount_code_id', 'is', null)
    .where('orders.completed_at', side, when)
    .orderBy('orders.completed_at', 'desc')
    .limit(count)
    .execute()

const paymentOf = (trx: Trx, order: OrderRow): Promise<PaymentRow> =>
  trx.selectFrom('payments').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow()
