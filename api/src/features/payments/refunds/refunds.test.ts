import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { balanceOf, notice, press, stateOf } from '../../../../test/buying.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { checkInvariants } from '../../../../test/invariants.ts'
import { buy, createBuyer, emailOf, isPremium, withdraw } from '../../../../test/paying-back.ts'
import { createPerson, type Person, textTo } from '../../../../test/people.ts'
import { ProviderRefusal } from '../../../adapters/payments/provider.ts'
import { days, minutes, seconds } from '../../../clock.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
afterAll(() => site.end())

const spend = async (person: Person, messages: number) => {
  const partner = await createPerson(site)
  for (let count = 0; count < messages; count += 1)
    expect(await person.post('/api/message.php', textTo(partner))).toMatchObject({ status: 201 })
}
const refundsAt = (providerId: string) =>
  site.services.db.selectFrom('sandbox_refunds').selectAll().where('payment_id', '=', providerId).execute()
const wallet = (person: Person) =>
  site.services.db
    .selectFrom('wallets')
    .select(['balance', 'state'])
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow()

describe('a withdrawal', () => {
  it('gives the unused credits back: credits at once, money by the way it came, mail with date and time', async () => {
    const { person, orderId, providerId } = await createBuyer(site)
    await spend(person, 3)
    expect((await person.get(`/api/refund.php?order_id=${orderId}`)).body).toMatchObject({
      eligible: true,
      credits: 7,
      amount: { amount: '10.49', currency: 'EUR' },
      reason: null,
    })
    expect(await withdraw(person, orderId)).toMatchObject({
      status: 202,
      body: { refund: { status: 'queued', amount: { amount: '10.49' }, credits_reversed: 7 } },
    })
    expect(await balanceOf(site, person)).toBe(0)
    expect(await stateOf(person, orderId)).toBe('partially_refunded')
    expect(await isPremium(site, person)).toBe(true)
    await site.shiftClock(seconds(6))
    expect(await refundsAt(providerId)).toMatchObject([{ amount_cents: 1049 }])
    const [mail] = await site.outbox(await emailOf(site, person))
    expect(mail?.subject).toContain('Je herroeping van bestelling')
    expect(mail?.text).toMatch(/op \d+ \w+ \d{4} om \d\d:\d\d, op naam van Anna de Vries/)
    expect(mail?.text).toContain('10,49')
    const [note] = Object((await person.get('/api/transactions.php')).body).transactions
    expect(note).toMatchObject({ kind: 'refund', lines: [{ quantity: 7, amount: { amount: '-10.49' } }] })
    const page = await person.get(note.invoice_url)
    expect(String(page.body.text)).toContain(`Creditnota ${note.invoice_number}`)
    expect(String(page.body.text)).toContain('Betreft factuur')
  })

  it('of everything ends premium, and only then', async () => {
    const { person, orderId } = await createBuyer(site)
    const second = await buy(site, person)
    await withdraw(person, orderId)
    expect(await stateOf(person, orderId)).toBe('refunded')
    expect(await isPremium(site, person)).toBe(true)
    await withdraw(person, second.orderId)
    expect(await isPremium(site, person)).toBe(false)
    expect(await balanceOf(site, person)).toBe(0)
  })

  it('takes the order’s bonus credits with it, and leaves other credits alone', async () => {
    await site.services.db
      .updateTable('bundles')
      .set({ bonus_credits: 4 })
      .where('country', '=', 'NL')
      .execute()
    const { person, orderId } = await createBuyer(site)
    await site.services.db
      .updateTable('bundles')
      .set({ bonus_credits: 0 })
      .where('country', '=', 'NL')
      .execute()
    await buy(site, person)
    expect(await balanceOf(site, person)).toBe(24)
    expect(await withdraw(person, orderId)).toMatchObject({ body: { refund: { credits_reversed: 14 } } })
    expect(await balanceOf(site, person)).toBe(10)
  })

  it('declared many times at once, or repeated with its key, happens once', async () => {
    const { person, orderId, providerId } = await createBuyer(site)
    const key = randomUUID()
    const body = { order_id: orderId, name: 'Anna de Vries', confirm: true }
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => person.post('/api/refund.php', body, { key })),
      ...Array.from({ length: 4 }, () => withdraw(person, orderId)),
    ])
    const refused = answers.filter(({ status }) => status !== 202)
    expect(refused.every(({ body: { error } }) => error === 'refund_done')).toBe(true)
    await site.shiftClock(seconds(6))
    await site.shiftClock(minutes(10))
    expect(await refundsAt(providerId)).toHaveLength(1)
  })

  it('is refused where nothing is left, after fourteen days, without name or tick, and to others', async () => {
    const { person, orderId } = await createBuyer(site)
    const eve = await createPerson(site)
    expect(await withdraw(eve, orderId)).toMatchObject({ status: 404 })
    expect(await withdraw(person, orderId, { confirm: false })).toMatchObject({ status: 422 })
    expect(await withdraw(person, orderId, { name: ' ' })).toMatchObject({
      status: 422,
      body: { fields: { name: { code: 'field_required' } } },
    })
    await spend(person, 10)
    expect(await withdraw(person, orderId)).toMatchObject({
      status: 409,
      body: { error: 'refund_nothing_left' },
    })
    const late = await createBuyer(site)
    // Fourteen days, and as long as weekends and holidays can make the last one wait.
    site.services.clock.shift(days(14 + 7))
    expect(await withdraw(late.person, late.orderId)).toMatchObject({
      status: 409,
      body: { error: 'refund_expired', params: { days: 14 } },
    })
  })

  it('waits for a provider that is away, and is known even where the answer was lost', async () => {
    const { person, orderId, providerId } = await createBuyer(site)
    await withdraw(person, orderId)
    const { payments } = site.services
    site.services.payments = {
      ...payments,
      refund: async (wish) => {
        await payments.refund(wish)
        throw new Error('away')
      },
    }
    await site.shiftClock(seconds(6))
    site.services.payments = payments
    const stateOfRefund = async () =>
      (
        await site.services.db.selectFrom('refunds').select('state').where('order_id', '=', orderId).execute()
      ).map(({ state }) => state)
    // Unless the watch for reversals has just been there.
    expect(['queued', 'refunded']).toContain((await stateOfRefund())[0])
    await notice(site, providerId)
    expect(await stateOfRefund()).toEqual(['refunded'])
    expect(await refundsAt(providerId)).toHaveLength(1)
  })
})

describe('a withdrawal that the provider refuses', () => {
  it('and that a person then makes there by hand is the one that was declared', async () => {
    const { person, orderId, providerId } = await createBuyer(site)
    await spend(person, 3)
    await withdraw(person, orderId)
    const { payments } = site.services
    const refused = () => Promise.reject(new ProviderRefusal('Not enough balance'))
    site.services.payments = { ...payments, refund: refused }
    await site.shiftClock(seconds(6))
    site.services.payments = payments
    const refunds = () =>
      site.services.db
        .selectFrom('refunds')
        .select(['state', 'amount_cents', 'kind'])
        .where('order_id', '=', orderId)
        .execute()
    expect(await refunds()).toEqual([{ state: 'failed', amount_cents: 1049, kind: 'withdrawal' }])
    await site.services.db
      .insertInto('sandbox_refunds')
      .values({
        id: `re_hand_${orderId}`,
        payment_id: providerId,
        key: `own:${orderId}`,
        amount_cents: 1049,
        status: 'refunded',
        created_at: site.services.clock.now(),
      })
      .execute()
    await Promise.all(Array.from({ length: 5 }, () => notice(site, providerId)))
    expect(await refunds()).toEqual([{ state: 'refunded', amount_cents: 1049, kind: 'withdrawal' }])
    expect(await stateOf(person, orderId)).toBe('partially_refunded')
    expect(await isPremium(site, person)).toBe(true)
  })
})

describe('money that goes back at the provider', () => {
  /** Somebody with so many credits that nobody paid for, who owes an order's ten. */
  const paidBackTwice = async (credits: number): Promise<Person> => {
    const person = await createPerson(site, { credits })
    const { orderId, providerId } = await buy(site, person)
    await withdraw(person, orderId)
    await site.shiftClock(seconds(6))
    await press(site, providerId, 'chargeback')
    return person
  }

  it('refunded by hand takes the credits, once, however often it is told', async () => {
    const { person, orderId, providerId } = await createBuyer(site)
    await spend(person, 2)
    await press(site, providerId, 'refund')
    await Promise.all(Array.from({ length: 10 }, () => notice(site, providerId)))
    expect(await stateOf(person, orderId)).toBe('refunded')
    expect(await wallet(person)).toEqual({ balance: 0, state: 'active' })
    expect(await isPremium(site, person)).toBe(false)
    expect(await withdraw(person, orderId)).toMatchObject({ body: { error: 'refund_done' } })
  })

  it('charged back takes all credits of the order; used ones are a debt that freezes the wallet', async () => {
    const { person, orderId, providerId } = await createBuyer(site)
    await spend(person, 4)
    await press(site, providerId, 'chargeback')
    await Promise.all(Array.from({ length: 10 }, () => notice(site, providerId)))
    expect(await stateOf(person, orderId)).toBe('charged_back')
    expect(await wallet(person)).toEqual({ balance: -4, state: 'frozen' })
    expect(await isPremium(site, person)).toBe(false)
    expect(await person.post('/api/message.php', textTo(await createPerson(site)))).toMatchObject({
      status: 402,
    })
    const again = await buy(site, person)
    expect(await wallet(person)).toEqual({ balance: 6, state: 'active' })
    expect((await person.get(`/api/refund.php?order_id=${again.orderId}`)).body).toMatchObject({ credits: 6 })
    const [, chargeback] = Object((await person.get('/api/transactions.php')).body).transactions
    expect(chargeback).toMatchObject({ kind: 'chargeback', lines: [{ amount: { amount: '-14.99' } }] })
  })

  it('charged back after a part was given back is owed whole: what is left, and what went back twice', async () => {
    const { person, orderId, providerId } = await createBuyer(site)
    await spend(person, 4)
    await withdraw(person, orderId)
    await site.shiftClock(seconds(6))
    await press(site, providerId, 'chargeback')
    expect(await wallet(person)).toEqual({ balance: -10, state: 'frozen' })
    const rows = await site.services.db
      .selectFrom('refunds')
      .select(['kind', 'amount_cents'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { kind: 'withdrawal', amount_cents: 899 },
      { kind: 'chargeback', amount_cents: 600 },
    ])
  })

  it('charged back after all of it was given back is a debt, which the next order pays', async () => {
    const { person, orderId, providerId } = await createBuyer(site)
    await withdraw(person, orderId)
    await site.shiftClock(seconds(6))
    await press(site, providerId, 'chargeback')
    await Promise.all(Array.from({ length: 10 }, () => notice(site, providerId)))
    expect(await stateOf(person, orderId)).toBe('refunded')
    expect(await wallet(person)).toEqual({ balance: -10, state: 'frozen' })
    const [entry] = Object((await person.get('/api/ledger.php')).body).entries
    expect(entry).toMatchObject({ kind: 'chargeback', delta: -10, ref: { type: 'order', id: orderId } })
    await buy(site, person)
    expect(await wallet(person)).toEqual({ balance: 0, state: 'active' })
  })

  it('owed is not paid by credits that nobody paid for, which would come back as money', async () => {
    const person = await paidBackTwice(2)
    expect(await wallet(person)).toEqual({ balance: -8, state: 'frozen' })
    const again = await buy(site, person)
    expect(await wallet(person)).toEqual({ balance: 2, state: 'active' })
    expect((await person.get(`/api/refund.php?order_id=${again.orderId}`)).body).toMatchObject({ credits: 0 })
    await spend(person, 2)
    expect(await wallet(person)).toEqual({ balance: 0, state: 'active' })
  })

  it('owed by who was given more than that leaves the rest to be spent, and is paid by the next order', async () => {
    const person = await paidBackTwice(12)
    expect(await wallet(person)).toEqual({ balance: 2, state: 'active' })
    await spend(person, 2)
    expect(await person.post('/api/message.php', textTo(await createPerson(site)))).toMatchObject({
      status: 402,
    })
    await checkInvariants(site.services.db)
    const again = await buy(site, person)
    expect(await wallet(person)).toEqual({ balance: 10, state: 'active' })
    expect((await person.get(`/api/refund.php?order_id=${again.orderId}`)).body).toMatchObject({ credits: 0 })
  })

  it('charged back before the refund was sent goes back once', async () => {
    const { person, orderId, providerId } = await createBuyer(site)
    await withdraw(person, orderId)
    await press(site, providerId, 'chargeback')
    await notice(site, providerId)
    await site.shiftClock(minutes(10))
    expect(await refundsAt(providerId)).toEqual([])
    expect(await wallet(person)).toEqual({ balance: 0, state: 'active' })
  })

  it('is known without a notice', async () => {
    const { person, orderId, providerId } = await createBuyer(site)
    await site.services.db
      .updateTable('sandbox_payments')
      .set({ charged_back_cents: 1499, updated_at: site.services.clock.now() })
      .where('id', '=', providerId)
      .execute()
    await site.shiftClock(minutes(10))
    expect(await stateOf(person, orderId)).toBe('charged_back')
  })
})
