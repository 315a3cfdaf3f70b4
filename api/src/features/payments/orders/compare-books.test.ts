import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { placeOrder } from '../../../../test/buying.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { brokenInvariants } from '../../../../test/invariants.ts'
import { createPerson } from '../../../../test/people.ts'
import { days, minutes } from '../../../clock.ts'
import { compareBooks } from './compare-books.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 120_000)
afterAll(() => site.end())

/** A payment in the provider's books alone, paid for an order that ended long ago. */
const lostPayment = async (ageMs = 0) => {
  const anna = await createPerson(site)
  const { orderId, answer } = await placeOrder(anna)
  await anna.delete('/api/order.php', { id: orderId })
  const id = `tr_lost_${randomUUID()}`
  await insert(id, Object(answer.body).order.number, ageMs)
  return { id, orderId }
}

const insert = async (id: string, description: string, ageMs: number) => {
  const created_at = new Date(site.services.clock.now().getTime() - ageMs)
  await site.services.db
    .insertInto('sandbox_payments')
    .values({
      id,
      amount_cents: 1499,
      currency: 'EUR',
      method: 'creditcard',
      status: 'paid',
      description,
      return_url: '',
      webhook_url: '',
      mandate_id: null,
      created_at,
      updated_at: created_at,
    })
    .execute()
}

const wentBack = async (id: string): Promise<number> => {
  const rows = await site.services.db
    .selectFrom('sandbox_refunds')
    .select('amount_cents')
    .where('payment_id', '=', id)
    .execute()
  return rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
}

/** A round through the list, and what it sets off. */
const round = async () => {
  await site.shiftClock(minutes(11))
  await site.shiftClock(minutes(1))
}

it('a payment that only the provider knows goes back, once', async () => {
  const { id, orderId } = await lostPayment()
  const broken = await brokenInvariants(site.services.db)
  expect(broken.map(({ invariant, rows }) => [invariant.slice(0, 2), rows.length])).toEqual([['4i', 1]])
  await round()
  expect(await wentBack(id)).toBe(1499)
  expect(await brokenInvariants(site.services.db)).toEqual([])
  await round()
  expect(await wentBack(id)).toBe(1499)
  const { state } = await site.services.db
    .selectFrom('orders')
    .select('state')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(state).toBe('cancelled')
})

it('a payment for no order of ours is left to a person, and stops nobody else’s', async () => {
  const [first, last] = [await lostPayment(), `tr_strange_${randomUUID()}`]
  await insert(last, 'L1999-000001', 0)
  await round()
  expect(await wentBack(first.id)).toBe(1499)
  expect(await wentBack(last)).toBe(0)
})

it('a payment that cannot be taken in stops nobody else’s, and is tried again', async () => {
  const [stuck, other] = [await lostPayment(), await lostPayment()]
  const { payments } = site.services
  site.services.payments = {
    ...payments,
    fetch: (id) => (id === stuck.id ? Promise.reject(new Error('away')) : payments.fetch(id)),
  }
  await round()
  site.services.payments = payments
  expect([await wentBack(stuck.id), await wentBack(other.id)]).toEqual([0, 1499])
  await round()
  expect(await wentBack(stuck.id)).toBe(1499)
})

it('many at once, as by several processes, give it back once', async () => {
  const { id } = await lostPayment()
  site.services.clock.shift(minutes(11))
  await Promise.all(Array.from({ length: 6 }, () => compareBooks(site.services)))
  await round()
  expect(await wentBack(id)).toBe(1499)
})

it('a long list is read in batches, to its end', async () => {
  const { id } = await lostPayment(days(2))
  // Of orders that are not here: nobody is asked about them one by one.
  await sql`
    insert into sandbox_payments (id, amount_cents, currency, method, status, description, return_url, webhook_url,
      created_at, updated_at)
    select 'tr_many_' || n, 1499, 'EUR', 'ideal', 'open', 'L1999-' || n, '', '', at, at
    from generate_series(1, 1600) n, lateral (select ${site.services.clock.now()}::timestamptz - n * interval '1 minute' as at) t`.execute(
    site.services.db,
  )
  let batches = 0
  const { payments } = site.services
  site.services.payments = {
    ...payments,
    list: (page) => {
      batches += 1
      return payments.list(page)
    },
  }
  await site.services.db.deleteFrom('payment_sweeps').execute()
  await site.shiftClock(minutes(1))
  expect(batches).toBe(4)
  expect(await wentBack(id)).toBe(0)
  await round()
  site.services.payments = payments
  expect(batches).toBeGreaterThan(6)
  expect(await wentBack(id)).toBe(1499)
})
