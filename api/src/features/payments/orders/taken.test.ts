import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import {
  balanceOf,
  bundlesOf,
  decideSilently,
  notice,
  orderFor,
  placeOrder,
  press,
  stateOf,
} from '../../../../test/buying.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { createBuyer, emailOf } from '../../../../test/paying-back.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import type { Answer } from '../../../../test/visitors.ts'
import type { PaymentProvider } from '../../../adapters/payments/provider.ts'
import { minutes, seconds } from '../../../clock.ts'
import { lockWallet } from '../../../core/wallet/ledger.ts'

// Whatever becomes of a call, an order or a process: money that the provider took buys something, or goes back.

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 120_000)
afterAll(() => site.end())

const card = { paymentmethod: 'creditcard', save_method: true }
const boxes = { terms_accepted: true, immediate_start: true, withdrawal_ack: true }

/** Somebody with 10 credits and a card that the provider keeps. */
const createCardHolder = async (): Promise<Person> => (await createBuyer(site, card)).person

const repeatWish = async (person: Person) => {
  const { bundle, method } = Object((await person.get('/api/repeat-order.php')).body)
  return { bundle_id: bundle.id, saved_method_id: method.id, ...boxes }
}
const repeat = async (person: Person, key: string = randomUUID()): Promise<Answer> =>
  person.post('/api/repeat-order.php', await repeatWish(person), { key })

type Create = PaymentProvider['create']

/** Runs while the provider's `create` behaves differently. */
const during = async <Result>(
  other: (create: Create) => Create,
  work: () => Promise<Result>,
): Promise<Result> => {
  const { payments } = site.services
  site.services.payments = { ...payments, create: other(payments.create) }
  try {
    return await work()
  } finally {
    site.services.payments = payments
  }
}

/** It does what it is asked, and its answer never comes. */
const answerLost =
  (create: Create): Create =>
  async (wish) => {
    await create(wish)
    throw new Error('no answer')
  }

/** The first wish waits until it is let through; `reached` tells that it is on its way. */
const held = () => {
  const asked = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  let waiting = false
  const slow =
    (create: Create): Create =>
    async (wish) => {
      if (waiting) return create(wish)
      waiting = true
      asked.resolve()
      await gate.promise
      return create(wish)
    }
  return { slow, reached: asked.promise, letThrough: () => gate.resolve() }
}

/** What the provider holds of this person's payments: what was paid, and what went back. */
const books = async (person: Person) => {
  const payments = await site.services.db
    .selectFrom('sandbox_payments')
    .innerJoin('orders', 'orders.number', 'sandbox_payments.description')
    .select(['sandbox_payments.id', 'sandbox_payments.status', 'sandbox_payments.amount_cents'])
    .where('orders.user_id', '=', person.userId)
    .orderBy('orders.id')
    .execute()
  const refunds = await site.services.db
    .selectFrom('sandbox_refunds')
    .select('amount_cents')
    .where('payment_id', 'in', ['', ...payments.map(({ id }) => id)])
    .execute()
  const sum = (rows: { amount_cents: number }[]) =>
    rows.reduce((all, { amount_cents }) => all + amount_cents, 0)
  return {
    payments,
    paid: sum(payments.filter(({ status }) => status === 'paid')),
    back: sum(refunds),
  }
}

const leave = async ({ userId }: Person, status: 'deleted_pending' | 'banned') => {
  await site.services.db.updateTable('users').set({ status }).where('id', '=', userId).execute()
  await site.services.db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

const statesOf = async (person: Person): Promise<string[]> => {
  const rows = await site.services.db
    .selectFrom('orders')
    .select('state')
    .where('user_id', '=', person.userId)
    .orderBy('id')
    .execute()
  return rows.map(({ state }) => state)
}

/** Lets time pass in steps, as a running site lives through it. */
const pass = async (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += minutes(1)) await site.shiftClock(minutes(1))
}

describe('a kept card', () => {
  it('is charged once, however many orders are placed at once', async () => {
    const anna = await createCardHolder()
    const answers = await Promise.all(Array.from({ length: 6 }, () => repeat(anna)))
    const placed = answers.filter(({ status }) => status === 201)
    expect(placed.length).toBeGreaterThan(0)
    expect(
      answers.every(({ status, body }) => status === 201 || (status === 409 && body.error === 'order_open')),
    ).toBe(true)
    await pass(minutes(3))
    const { paid, back } = await books(anna)
    expect(paid - back).toBe(1499 * (1 + placed.length))
    expect(back).toBe(0)
    expect(await balanceOf(site, anna)).toBe(10 + 10 * placed.length)
  })

  it('charged for an answer that never came buys what was ordered', async () => {
    const anna = await createCardHolder()
    expect(await during(answerLost, () => repeat(anna))).toMatchObject({
      status: 503,
      body: { error: 'maintenance' },
    })
    await pass(minutes(3))
    expect(await statesOf(anna)).toEqual(['completed', 'completed'])
    expect(await balanceOf(site, anna)).toBe(20)
    expect(await books(anna)).toMatchObject({ paid: 2998, back: 0 })
  })

  it('charged for an answer that never came is not charged by a newer order as well', async () => {
    const anna = await createCardHolder()
    await during(answerLost, () => repeat(anna))
    for (const answer of [await repeat(anna), await anna.post('/api/order.php', await orderFor(anna))])
      expect(answer).toMatchObject({ status: 409, body: { error: 'order_open' } })
    await pass(minutes(3))
    expect(await books(anna)).toMatchObject({ paid: 2998, back: 0 })
    expect(await balanceOf(site, anna)).toBe(20)
    expect((await repeat(anna)).status).toBe(201)
  })

  it('charged is known when the call comes back with its key, and after that only once', async () => {
    const anna = await createCardHolder()
    const key = randomUUID()
    await during(answerLost, () => repeat(anna, key))
    expect(await repeat(anna, key)).toMatchObject({ status: 201, body: { order: { state: 'completed' } } })
    await pass(minutes(3))
    expect(await repeat(anna, key)).toMatchObject({ status: 201, body: { order: { state: 'completed' } } })
    expect(await books(anna)).toMatchObject({ paid: 2998, back: 0 })
    expect(await balanceOf(site, anna)).toBe(20)
  })

  it('that was never charged stands in nobody’s way for long', async () => {
    const anna = await createCardHolder()
    const away = () => () => Promise.reject(new Error('away'))
    expect((await during(away, () => repeat(anna))).status).toBe(503)
    await pass(minutes(3))
    expect((await repeat(anna)).status).toBe(201)
    expect(await statesOf(anna)).toEqual(['completed', 'cancelled', 'completed'])
    expect(await books(anna)).toMatchObject({ paid: 2998, back: 0 })
  })

  it('that refused stands in nobody’s way at all', async () => {
    const { person: anna, providerId } = await createBuyer(site, card)
    const wish = await repeatWish(anna)
    await press(site, providerId, 'refuse_card')
    expect(await anna.post('/api/repeat-order.php', wish)).toMatchObject({ status: 402 })
    expect((await anna.post('/api/order.php', await orderFor(anna))).status).toBe(201)
  })

  it('charged while the provider cannot be asked is known when it can, however late', async () => {
    const anna = await createCardHolder()
    await during(answerLost, () => repeat(anna))
    const { payments } = site.services
    site.services.payments = { ...payments, list: () => Promise.reject(new Error('away')) }
    await pass(minutes(70))
    site.services.payments = payments
    expect(await statesOf(anna)).toEqual(['completed', 'draft'])
    await pass(minutes(3))
    expect(await statesOf(anna)).toEqual(['completed', 'completed'])
    expect(await balanceOf(site, anna)).toBe(20)
  })

  it('charged for an order that is gone gets its money back', async () => {
    const anna = await createCardHolder()
    const { slow, reached, letThrough } = held()
    const late = during(slow, () => repeat(anna))
    await reached
    // So long that its draft was dropped, and the member has ordered anew.
    await pass(minutes(62))
    expect(await statesOf(anna)).toEqual(['completed', 'cancelled'])
    const newer = await placeOrder(anna)
    letThrough()
    expect(await late).toMatchObject({ status: 409, body: { error: 'order_open' } })
    await pass(minutes(1))
    expect(await books(anna)).toMatchObject({ paid: 2998, back: 1499 })
    expect(await balanceOf(site, anna)).toBe(10)
    expect(await stateOf(anna, newer.orderId)).toBe('open')
  })

  it.each(['deleted_pending', 'banned'] as const)(
    'charged for a member whose account is %s by then gets its money back',
    async (status) => {
      const anna = await createCardHolder()
      const { slow, reached, letThrough } = held()
      const late = during(slow, () => repeat(anna))
      await reached
      await leave(anna, status)
      letThrough()
      expect(await late).toMatchObject({ status: 403, body: { error: 'authentication_required' } })
      await pass(minutes(1))
      expect(await books(anna)).toMatchObject({ paid: 2998, back: 1499 })
      expect(await statesOf(anna)).toEqual(['completed', 'cancelled'])
    },
  )
})

describe('a direct debit', () => {
  /** The form with the code that came by text message. */
  const signed = async (person: Person) => {
    const phone = `+316${10_000_000 + person.userId}`
    const [bundle] = await bundlesOf(person)
    await person.post('/api/directdebit-otp.php', { phone, bundle_id: bundle?.id })
    const [text] = await site.outbox(phone)
    return {
      otp: text?.text.match(/\d{6}/)?.[0],
      phone,
      bundle_id: bundle?.id,
      account_holder: 'A. de Vries',
      iban: 'NL91ABNA0417164300',
      street: 'Voorstraat',
      house_number: '12a',
      zip: '3512 AN',
      city: 'Utrecht',
      mandate_accepted: true,
      ...boxes,
    }
  }
  const announced = async (person: Person): Promise<number> =>
    (await site.outbox(await emailOf(site, person))).filter(({ subject }) => /incasso/i.test(subject)).length

  it('under way with an answer that never came is announced and credited as any other, and not replaced', async () => {
    const anna = await createPerson(site)
    const form = await signed(anna)
    const key = randomUUID()
    const first = await during(answerLost, () => anna.post('/api/directdebit.php', form, { key }))
    expect(first).toMatchObject({ status: 503 })
    expect(await anna.post('/api/order.php', await orderFor(anna))).toMatchObject({
      status: 409,
      body: { error: 'order_open' },
    })
    await pass(minutes(3))
    expect(await statesOf(anna)).toEqual(['completed'])
    expect(await balanceOf(site, anna)).toBe(10)
    expect(await announced(anna)).toBe(1)
    // The call itself, later: nothing happens twice.
    expect(await anna.post('/api/directdebit.php', form, { key })).toMatchObject({ status: 201 })
    expect(await announced(anna)).toBe(1)
    expect(await balanceOf(site, anna)).toBe(10)
  })
})

describe('a payment page', () => {
  it('of an order that a newer one replaced is closed, also where its address came to nobody', async () => {
    const anna = await createPerson(site)
    await during(answerLost, async () => anna.post('/api/order.php', await orderFor(anna)))
    const newer = await placeOrder(anna)
    await pass(minutes(3))
    expect((await books(anna)).payments.map(({ status }) => status)).toEqual(['canceled', 'open'])
    expect(await stateOf(anna, newer.orderId)).toBe('open')
  })

  it('that turns out to be paid when a newer order would call it off is the order that counts', async () => {
    const anna = await createCardHolder()
    const { orderId, providerId } = await placeOrder(anna)
    await decideSilently(site, providerId, 'paid')
    expect(await repeat(anna)).toMatchObject({
      status: 409,
      body: { error: 'order_open', params: { order_id: orderId } },
    })
    expect(await stateOf(anna, orderId)).toBe('completed')
    expect(await books(anna)).toMatchObject({ paid: 2998, back: 0 })
    expect((await repeat(anna)).status).toBe(201)
  })

  it.each(['fail', 'cancel', 'expire'])(
    'paid after it ended with "%s" gives the money back',
    async (action) => {
      const anna = await createPerson(site)
      const { orderId, providerId } = await placeOrder(anna)
      await press(site, providerId, action)
      const state = await stateOf(anna, orderId)
      await decideSilently(site, providerId, 'paid')
      await Promise.all(Array.from({ length: 10 }, () => notice(site, providerId)))
      await pass(minutes(1))
      expect(await books(anna)).toMatchObject({ paid: 1499, back: 1499 })
      expect(await stateOf(anna, orderId)).toBe(state)
      expect(await balanceOf(site, anna)).toBe(0)
      expect(Object((await anna.get('/api/transactions.php')).body).transactions).toEqual([])
    },
  )

  it('paid by somebody who deleted the account meanwhile gives the money back', async () => {
    const anna = await createPerson(site)
    const { providerId } = await placeOrder(anna)
    await leave(anna, 'deleted_pending')
    await press(site, providerId, 'pay')
    await pass(minutes(1))
    expect(await books(anna)).toMatchObject({ paid: 1499, back: 1499 })
    expect(await statesOf(anna)).toEqual(['cancelled'])
  })
})

describe('an order that is refused', () => {
  it.each([
    ['a code that does not exist', { discountcode: 'NIETS' }, 404],
    ['a bundle that is gone', { bundle_id: 999_999 }, 422],
    ['a method that is not offered', { paymentmethod: 'bancontact' }, 403],
  ])('for %s leaves the open one open', async (_, extra, status) => {
    const anna = await createPerson(site)
    const { orderId, providerId } = await placeOrder(anna)
    expect((await anna.post('/api/order.php', await orderFor(anna, extra))).status).toBe(status)
    expect(await stateOf(anna, orderId)).toBe('open')
    await press(site, providerId, 'pay')
    expect(await stateOf(anna, orderId)).toBe('completed')
  })

  it('for the limit of spending leaves the open one open', async () => {
    const anna = await createPerson(site)
    const { orderId } = await placeOrder(anna)
    await site.services.db
      .updateTable('users')
      .set({ spend_limit_cents: 100, spend_limit_currency: 'EUR' })
      .where('id', '=', anna.userId)
      .execute()
    expect(await anna.post('/api/order.php', await orderFor(anna))).toMatchObject({
      body: { error: 'spend_limit_reached' },
    })
    expect(await stateOf(anna, orderId)).toBe('open')
  })
})

describe('a paid order', () => {
  it('is not asked for any more, however many notices came at once', async () => {
    const anna = await createPerson(site)
    const { orderId, providerId } = await placeOrder(anna)
    await decideSilently(site, providerId, 'paid')
    await atTheLockOf(anna, () => Array.from({ length: 10 }, () => notice(site, providerId)))
    expect(await stateOf(anna, orderId)).toBe('completed')
    expect(await waitingFor(orderId)).toBeNull()
  })

  it('that is asked for all the same is let go by the answer', async () => {
    const { orderId } = await createBuyer(site)
    const now = site.services.clock.now()
    await site.services.db
      .updateTable('orders')
      .set({ next_check_at: now })
      .where('id', '=', orderId)
      .execute()
    await site.shiftClock(seconds(3))
    expect(await waitingFor(orderId)).toBeNull()
  })
})

const waitingFor = async (orderId: number) => {
  const { next_check_at } = await site.services.db
    .selectFrom('orders')
    .select('next_check_at')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return next_check_at
}

/**
 * All of them have read what they read before the member's lock; only then is it released. (One connection is its own.)
 */
const atTheLockOf = async ({ userId }: Person, calls: () => Promise<Response>[]): Promise<void> => {
  const { db } = site.services
  if (site.database === 'pglite') {
    await Promise.all(calls())
    return
  }
  const answers = await db.transaction().execute(async (trx) => {
    await lockWallet(trx, userId)
    const waiting = calls()
    for (let found = 0; found < waiting.length; ) {
      const { rows } = await sql<{ found: number }>`
        select count(*)::int as found from pg_stat_activity where wait_event_type = 'Lock'`.execute(db)
      found = rows[0]?.found ?? 0
    }
    return waiting
  })
  await Promise.all(answers)
}
