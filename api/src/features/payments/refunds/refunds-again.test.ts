import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { balanceOf, notice, press, stateOf } from '../../../../test/buying.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { checkInvariants } from '../../../../test/invariants.ts'
import { buy, createBuyer, emailOf, isPremium, withdraw } from '../../../../test/paying-back.ts'
import { createPerson, type Person, textTo } from '../../../../test/people.ts'
import { seconds } from '../../../clock.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
afterAll(() => site.end())

/** Messages that nobody has read: their ids. */
const write = async (person: Person, count: number): Promise<number[]> => {
  const partner = await createPerson(site)
  const ids: number[] = []
  for (let sent = 0; sent < count; sent += 1) {
    const { status, body } = await person.post('/api/message.php', textTo(partner))
    expect(status).toBe(201)
    ids.push(Object(body).message.id)
  }
  return ids
}
const takeBack = (person: Person, message_id: number) =>
  person.delete('/api/message.php', { message_id, scope: 'both' })
const takeAllBack = async (person: Person, ids: number[]) => {
  for (const id of ids) expect(await takeBack(person, id)).toMatchObject({ status: 200 })
}
const refundsOf = (orderId: number) =>
  site.services.db
    .selectFrom('refunds')
    .select(['kind', 'state', 'credits', 'amount_cents'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
const refundsAt = (providerId: string) =>
  site.services.db
    .selectFrom('sandbox_refunds')
    .select('amount_cents')
    .where('payment_id', '=', providerId)
    .orderBy('amount_cents')
    .execute()
const termsOf = async (person: Person, orderId: number) =>
  (await person.get(`/api/refund.php?order_id=${orderId}`)).body

describe('paid credits that come back after a withdrawal', () => {
  it('are given back by another one: the order of two clicks costs nothing', async () => {
    const { person, orderId, providerId } = await createBuyer(site, {})
    const ids = await write(person, 4)
    expect(await withdraw(person, orderId)).toMatchObject({
      status: 202,
      body: { refund: { amount: { amount: '8.99' }, credits_reversed: 6 } },
    })
    expect(await termsOf(person, orderId)).toMatchObject({ eligible: false, reason: 'refund_done' })
    await takeAllBack(person, ids)
    expect(await balanceOf(site, person)).toBe(4)
    const left = { credits: 4, amount: { amount: '6.00', currency: 'EUR' } }
    expect(await termsOf(person, orderId)).toMatchObject({ eligible: true, reason: null, ...left })
    expect((await person.get(`/api/order.php?id=${orderId}`)).body).toMatchObject({
      order: { state: 'partially_refunded', refundable: { until: expect.any(String), ...left } },
    })
    expect(await withdraw(person, orderId)).toMatchObject({
      status: 202,
      body: { refund: { amount: { amount: '6.00' }, credits_reversed: 4 } },
    })
    expect([await balanceOf(site, person), await stateOf(person, orderId)]).toEqual([0, 'refunded'])
    expect(await isPremium(site, person)).toBe(false)
    await site.shiftClock(seconds(6))
    expect(await refundsAt(providerId)).toEqual([{ amount_cents: 600 }, { amount_cents: 899 }])
    expect((await refundsOf(orderId)).map(({ state }) => state)).toEqual(['refunded', 'refunded'])
    const { transactions } = Object((await person.get('/api/transactions.php')).body)
    expect(transactions).toMatchObject([
      { kind: 'refund', lines: [{ quantity: 4, amount: { amount: '-6.00' } }] },
      { kind: 'refund', lines: [{ quantity: 6, amount: { amount: '-8.99' } }] },
      { kind: 'purchase' },
    ])
    const [second, first] = transactions
    expect(second.invoice_number).not.toBe(first.invoice_number)
    const mails = (await site.outbox(await emailOf(site, person))).filter(({ subject }) =>
      subject.includes('Je herroeping'),
    )
    expect(mails.map(({ text }) => [text.includes('8,99'), text.includes('6,00')]).sort()).toEqual([
      [false, true],
      [true, false],
    ])
    expect(await withdraw(person, orderId)).toMatchObject({ status: 409, body: { error: 'refund_done' } })
  })

  it('go back once, however many ask at once and however often a key is repeated', async () => {
    const { person, orderId, providerId } = await createBuyer(site)
    const ids = await write(person, 3)
    await withdraw(person, orderId)
    await takeAllBack(person, ids.slice(0, 2))
    const key = randomUUID()
    const body = { order_id: orderId, name: 'Anna de Vries', confirm: true }
    const answers = await Promise.all([
      ...Array.from({ length: 2 }, () => person.post('/api/refund.php', body, { key })),
      ...Array.from({ length: 2 }, () => withdraw(person, orderId)),
    ])
    for (const { status, body } of answers)
      expect(status === 202 || Object(body).error === 'refund_done').toBe(true)
    await site.shiftClock(seconds(6))
    expect(await refundsOf(orderId)).toMatchObject([
      { credits: 7, amount_cents: 1049 },
      { credits: 2, amount_cents: 300 },
    ])
    expect(await refundsAt(providerId)).toEqual([{ amount_cents: 300 }, { amount_cents: 1049 }])
  })

  it('wherever a withdrawal falls between messages taken back at the same moment, are all worth their price', async () => {
    const { person, orderId } = await createBuyer(site)
    const ids = await write(person, 4)
    const [first, ...rest] = await Promise.all([
      withdraw(person, orderId),
      ...ids.map((id) => takeBack(person, id)),
    ])
    expect([first?.status, ...rest.map(({ status }) => status)]).toEqual([202, 200, 200, 200, 200])
    const last = await withdraw(person, orderId)
    expect([202, 409]).toContain(last.status)
    const refunds = await refundsOf(orderId)
    expect(refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(1499)
    expect(refunds.reduce((sum, { credits }) => sum + credits, 0)).toBe(10)
    expect([await balanceOf(site, person), await stateOf(person, orderId)]).toEqual([0, 'refunded'])
    await checkInvariants(site.services.db)
  })

  it('are charged back with the rest where the bank is faster', async () => {
    const { person, orderId, providerId } = await createBuyer(site)
    const ids = await write(person, 4)
    await withdraw(person, orderId)
    await takeAllBack(person, ids.slice(0, 3))
    await withdraw(person, orderId)
    await site.shiftClock(seconds(6))
    await press(site, providerId, 'chargeback')
    await notice(site, providerId)
    expect(await refundsOf(orderId)).toMatchObject([
      { kind: 'withdrawal', credits: 6, amount_cents: 899 },
      { kind: 'withdrawal', credits: 3, amount_cents: 450 },
      { kind: 'chargeback', credits: 1, amount_cents: 150 },
    ])
    // 9 of the 10 credits were paid back already: the bank's return pays them back again.
    expect(await balanceOf(site, person)).toBe(-10)
    expect(await withdraw(person, orderId)).toMatchObject({ body: { error: 'refund_done' } })
  })
})

describe('a message taken back after its order’s money went back', () => {
  /** Made in the provider's dashboard. */
  const refundByHand = async (orderId: number, providerId: string, amount_cents: number) => {
    await site.services.db
      .insertInto('sandbox_refunds')
      .values({
        id: `re_part_${orderId}`,
        payment_id: providerId,
        key: `own:${orderId}`,
        amount_cents,
        status: 'refunded',
        created_at: site.services.clock.now(),
      })
      .execute()
    await notice(site, providerId)
  }
  const withBonus = (bonus_credits: number) =>
    site.services.db.updateTable('bundles').set({ bonus_credits }).where('country', '=', 'NL').execute()
  const deltas = async (person: Person): Promise<[string, number][]> => {
    const { entries } = Object((await person.get('/api/ledger.php')).body)
    return entries.map(({ kind, delta }: { kind: string; delta: number }) => [kind, delta])
  }

  it('brings nothing back where all of it did', async () => {
    const { person, orderId, providerId } = await createBuyer(site)
    const ids = await write(person, 4)
    await press(site, providerId, 'refund')
    await notice(site, providerId)
    expect([await balanceOf(site, person), await stateOf(person, orderId)]).toEqual([0, 'refunded'])
    await takeAllBack(person, ids)
    expect(await balanceOf(site, person)).toBe(0)
    expect((await deltas(person)).slice(0, 3)).toEqual([
      ['refund', -1],
      ['release', 1],
      ['refund', -1],
    ])
    expect(await refundsOf(orderId)).toMatchObject([{ kind: 'staff', credits: 10, amount_cents: 1499 }])
    await checkInvariants(site.services.db)
  })

  it('brings back what the money was not for', async () => {
    const { person, orderId, providerId } = await createBuyer(site)
    const ids = await write(person, 8)
    await refundByHand(orderId, providerId, 750)
    expect(await balanceOf(site, person)).toBe(0)
    expect(await refundsOf(orderId)).toMatchObject([{ credits: 2, amount_cents: 750 }])
    await takeAllBack(person, ids)
    expect(await balanceOf(site, person)).toBe(5)
    expect(await refundsOf(orderId)).toMatchObject([{ credits: 5, amount_cents: 750 }])
    const other = await createPerson(site)
    await buy(site, person)
    expect(await person.post('/api/message.php', textTo(other))).toMatchObject({ status: 201 })
    await checkInvariants(site.services.db)
  })

  it('brings no bonus back that the withdrawal had cancelled', async () => {
    await withBonus(3)
    const { person, orderId } = await createBuyer(site).finally(() => withBonus(0))
    const ids = await write(person, 3)
    expect(await withdraw(person, orderId)).toMatchObject({ body: { refund: { credits_reversed: 10 } } })
    await takeAllBack(person, ids)
    expect([await balanceOf(site, person), await stateOf(person, orderId)]).toEqual([0, 'refunded'])
    await checkInvariants(site.services.db)
  })

  it('pays the debt of a chargeback', async () => {
    const { person, providerId } = await createBuyer(site)
    const ids = await write(person, 4)
    await press(site, providerId, 'chargeback')
    await notice(site, providerId)
    expect(await balanceOf(site, person)).toBe(-4)
    await takeAllBack(person, ids)
    expect(await balanceOf(site, person)).toBe(0)
    await checkInvariants(site.services.db)
  })

  it('belongs to the order that has paid its debt meanwhile, and goes back with that one', async () => {
    const { person, providerId } = await createBuyer(site)
    const ids = await write(person, 10)
    await press(site, providerId, 'chargeback')
    await notice(site, providerId)
    const second = await buy(site, person)
    expect(await balanceOf(site, person)).toBe(0)
    await takeAllBack(person, ids)
    expect(await balanceOf(site, person)).toBe(10)
    expect(await termsOf(person, second.orderId)).toMatchObject({ eligible: true, credits: 10 })
    await press(site, second.providerId, 'refund')
    await notice(site, second.providerId)
    expect(await balanceOf(site, person)).toBe(0)
    await checkInvariants(site.services.db)
  })
})
