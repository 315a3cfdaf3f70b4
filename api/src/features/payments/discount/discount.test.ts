import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { orderFor, placeOrder, press, stateOf } from '../../../../test/buying.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { after, hours, seconds } from '../../../clock.ts'
import { issueTimeBonus } from './issue-time-bonus.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
afterAll(() => site.end())

const newcomer = async (): Promise<Person> => {
  const person = await createPerson(site)
  const now = site.services.clock.now()
  await site.services.transaction((trx) => issueTimeBonus(trx, { id: person.userId, created_at: now }))
  return person
}
const welcome = async (person: Person) =>
  Object((await person.get('/api/discountcode.php?welcome=true')).body).discountcode
const bonus = { discountcode: 'TIMEBONUS25' }

describe('the time bonus', () => {
  it('takes 25 % off a first order, once', async () => {
    const anna = await newcomer()
    expect(await welcome(anna)).toMatchObject({
      code: 'TIMEBONUS25',
      percentage: 25,
      status: 'active',
      expired: false,
    })
    const { validity } = await welcome(anna)
    expect(validity).toBeGreaterThan(14_380)
    expect(validity).toBeLessThanOrEqual(14_400)
    expect((await anna.get('/api/products.php')).body).toMatchObject({
      first_purchase: true,
      discount: { code: 'TIMEBONUS25' },
    })
    const { providerId, answer } = await placeOrder(anna, bonus)
    expect(answer.body).toMatchObject({
      order: { total: { amount: '11.24' }, discount: { amount: '3.75' }, vat: { amount: '1.95' } },
    })
    await press(site, providerId, 'pay')
    expect(await welcome(anna)).toBeNull()
    expect((await anna.get('/api/products.php')).body).toMatchObject({
      first_purchase: false,
      discount: null,
    })
    expect(await anna.post('/api/order.php', await orderFor(anna, bonus))).toMatchObject({
      status: 409,
      body: { error: 'discount_used' },
    })
  })

  it('is there again when the order that reserved it came to nothing', async () => {
    const anna = await newcomer()
    const first = await placeOrder(anna, bonus)
    await press(site, first.providerId, 'fail')
    expect(await welcome(anna)).toMatchObject({ status: 'active' })
    const second = await placeOrder(anna, bonus)
    // A newer order takes it over from an open one.
    const third = await placeOrder(anna, bonus)
    expect(await stateOf(anna, second.orderId)).toBe('cancelled')
    await press(site, third.providerId, 'pending')
    expect(await welcome(anna)).toBeNull()
    expect(await anna.post('/api/order.php', await orderFor(anna, bonus))).toMatchObject({
      body: { error: 'discount_used' },
    })
  })

  it('ends four hours after signup, by the server’s clock, also for the order', async () => {
    const anna = await newcomer()
    site.services.clock.shift(hours(4))
    expect(await welcome(anna)).toBeNull()
    expect(await anna.get('/api/discountcode.php?code=timebonus25')).toMatchObject({
      status: 410,
      body: { error: 'discount_expired' },
    })
    expect(await anna.post('/api/order.php', await orderFor(anna, bonus))).toMatchObject({
      body: { error: 'discount_expired' },
    })
  })

  describe.each([
    ['on any day', null],
    ['in the night when an hour is skipped', '2027-03-28T00:30:00.000Z'],
    ['in the night when an hour comes twice', '2027-10-30T23:30:00.000Z'],
  ])('%s', (_, signup) => {
    it.each([
      [14_399, true],
      [14_400, false],
      [14_401, false],
    ])('%i s after the sign-up it runs: %s, for account, page, code and order alike', async (since, runs) => {
      const { clock } = site.services
      const real = clock.now
      let moment = signup ? new Date(signup) : real()
      clock.now = () => moment
      try {
        const anna = await newcomer()
        const ends = after(moment, hours(4)).toISOString()
        moment = after(moment, seconds(since))
        expect((await anna.get('/api/user.php')).body).toMatchObject({ time_bonus_ends: runs ? ends : null })
        expect(await welcome(anna)).toEqual(
          runs ? expect.objectContaining({ expires: ends, validity: 1 }) : null,
        )
        const { discount } = Object((await anna.get('/api/products.php')).body)
        expect(discount?.expires ?? null).toBe(runs ? ends : null)
        expect(await anna.post('/api/order.php', await orderFor(anna, bonus))).toMatchObject(
          runs
            ? { status: 201, body: { order: { discount: { amount: '3.75' } } } }
            : { status: 410, body: { error: 'discount_expired' } },
        )
      } finally {
        clock.now = real
      }
    })
  })

  it('is nobody else’s', async () => {
    await newcomer()
    const bram = await createPerson(site)
    expect(await welcome(bram)).toBeNull()
    expect(await bram.get('/api/discountcode.php?code=TIMEBONUS25')).toMatchObject({
      status: 422,
      body: { error: 'discount_not_applicable', params: { reason: 'user' } },
    })
  })
})

type Wish = {
  country?: string
  currency?: string
  minimum_order_cents?: number
  paymentmethods?: string[]
  max_uses?: number
}
const campaign = async (code: string, wish: Wish = {}) => {
  await site.services.db
    .insertInto('discount_codes')
    .values({
      code,
      code_fold: code.toLowerCase(),
      value_percentage: 10,
      max_uses: 1000,
      created_at: new Date(),
      ...wish,
    })
    .execute()
  return code
}

describe('a code of a campaign', () => {
  it('WELKOM10 takes ten per cent off, for paid members too, once each', async () => {
    const discountcode = await campaign('WELKOM10')
    const anna = await createPerson(site)
    await press(site, (await placeOrder(anna)).providerId, 'pay')
    const { providerId, answer } = await placeOrder(anna, { discountcode: ' welkom10 ' })
    expect(answer.body).toMatchObject({ order: { total: { amount: '13.49' }, discount: { amount: '1.50' } } })
    await press(site, providerId, 'pay')
    expect(await anna.post('/api/order.php', await orderFor(anna, { discountcode }))).toMatchObject({
      status: 409,
      body: { error: 'discount_used' },
    })
  })

  it.each([
    ['of another country', { country: 'CH' }, 'country'],
    ['below its minimum', { minimum_order_cents: 2000, currency: 'EUR' }, 'minimum'],
    ['in another currency', { currency: 'CHF' }, 'minimum'],
    ['for other methods', { paymentmethods: ['paypal', 'creditcard'] }, 'paymentmethod'],
  ])('is refused %s', async (name, wish, reason) => {
    const discountcode = await campaign(name.toUpperCase().replaceAll(' ', ''), wish)
    const anna = await createPerson(site)
    expect(await anna.post('/api/order.php', await orderFor(anna, { discountcode }))).toMatchObject({
      status: 422,
      body: { error: 'discount_not_applicable', params: { reason } },
    })
  })

  it('counts the method and the bundle that were chosen', async () => {
    const discountcode = await campaign('PAYPAL', {
      paymentmethods: ['paypal'],
      minimum_order_cents: 1499,
      currency: 'EUR',
    })
    const anna = await createPerson(site)
    await placeOrder(anna, { discountcode, paymentmethod: 'paypal' })
  })

  it('is used no more often than it may be, however many order at once', async () => {
    const discountcode = await campaign('DRIE', { max_uses: 3 })
    const people = await Promise.all(Array.from({ length: 10 }, () => createPerson(site)))
    const answers = await Promise.all(
      people.map(async (person) => person.post('/api/order.php', await orderFor(person, { discountcode }))),
    )
    const placed = answers.filter(({ status }) => status === 201)
    expect(placed).toHaveLength(3)
    await Promise.all(placed.map(({ body }) => press(site, Object(body).payment.payment_id, 'pay')))
    expect(await people[0]?.get('/api/discountcode.php?code=DRIE')).toMatchObject({
      body: { error: 'discount_used' },
    })
  })

  it('with one use goes to one of many who order at once', async () => {
    await site.services.db
      .insertInto('discount_codes')
      .values({ code: 'EEN', code_fold: 'een', value_percentage: 10, max_uses: 1, created_at: new Date() })
      .execute()
    const people = await Promise.all(Array.from({ length: 6 }, () => createPerson(site)))
    const answers = await Promise.all(
      people.map(async (person) =>
        person.post('/api/order.php', await orderFor(person, { discountcode: 'een' })),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.error === 'discount_used')).toHaveLength(5)
  })
})
