import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
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
import { createPerson, textTo } from '../../../../test/people.ts'
import { minutes, seconds } from '../../../clock.ts'
import { issueTimeBonus } from '../discount/issue-time-bonus.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
afterAll(() => site.end())

const shift = (milliseconds: number) => site.shiftClock(milliseconds)
const named = async (person: Awaited<ReturnType<typeof createPerson>>, name: string) =>
  (await person.events()).filter(({ event }) => event === name).map(({ data }) => data)

describe('paying an order', () => {
  it('credits it, makes premium, lifts the limit of conversations and brings the browser back', async () => {
    const anna = await createPerson(site)
    const { orderId, providerId, answer } = await placeOrder(anna)
    expect(answer.body).toMatchObject({
      order: {
        total: { amount: '14.99', currency: 'EUR' },
        vat: { rate: '21.00', amount: '2.60' },
        credits: 10,
      },
      payment: { status: 'pending', amount: '14.99' },
    })
    const { redirect_url } = Object(answer.body).payment
    expect(new URL(redirect_url).pathname).toBe(`/sandbox/payment/${providerId}`)

    const back = await press(site, providerId, 'pay')
    expect(back.status).toBe(303)
    const [bundle] = await bundlesOf(anna)
    expect(new URL(back.headers.get('Location') ?? '').pathname).toBe(`/credits/${bundle?.id}/ideal`)
    expect(back.headers.get('Location')).toContain(`?order=${orderId}`)

    expect(await stateOf(anna, orderId)).toBe('completed')
    expect(await balanceOf(site, anna)).toBe(10)
    expect(await named(anna, 'payment')).toEqual([{ order_id: orderId, status: 'completed' }])
    expect(await named(anna, 'credits')).toEqual([{ balance: 10 }])
    expect(await named(anna, 'user')).toMatchObject([{ paid_user: true, free_conversations_left: null }])
    for (let count = 0; count < 3; count += 1)
      expect(await anna.post('/api/message.php', textTo(await createPerson(site)))).toMatchObject({
        status: 201,
      })
  })

  it('shows a test page without script that says what it is', async () => {
    const anna = await createPerson(site)
    const { providerId } = await placeOrder(anna)
    const page = await fetch(`${site.url}/sandbox/payment/${providerId}`, {
      headers: { Cookie: 'i18n_redirected=de' },
    })
    const html = await page.text()
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(html).toContain('Testzahlungsseite')
    expect(html).toContain('14,99')
    expect(html).not.toContain('<script')
    expect(html.match(/<button name="action"/g)).toHaveLength(5)
  })

  it('50 notices at once credit it once', async () => {
    const anna = await createPerson(site)
    const { orderId, providerId } = await placeOrder(anna)
    await decideSilently(site, providerId, 'paid')
    const answers = await Promise.all(Array.from({ length: 50 }, () => notice(site, providerId)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await balanceOf(site, anna)).toBe(10)
    expect(await stateOf(anna, orderId)).toBe('completed')
    expect(await named(anna, 'credits')).toHaveLength(1)
  })

  it('is known by asking where the notice was lost, within a minute', async () => {
    const anna = await createPerson(site)
    const { orderId, providerId } = await placeOrder(anna)
    await shift(minutes(5))
    await decideSilently(site, providerId, 'paid')
    await shift(seconds(58))
    expect(await stateOf(anna, orderId)).toBe('completed')
    expect(await balanceOf(site, anna)).toBe(10)
  })

  it('is not believed to the return page, which only brings the next question closer', async () => {
    const anna = await createPerson(site)
    const { orderId, providerId } = await placeOrder(anna)
    await decideSilently(site, providerId, 'paid')
    expect(await stateOf(anna, orderId)).toBe('open')
    expect(await balanceOf(site, anna)).toBe(0)
    await shift(seconds(2))
    expect(await stateOf(anna, orderId)).toBe('completed')
  })

  it.each([
    ['fail', 'failed', 'failed'],
    ['cancel', 'cancelled', 'cancelled'],
    ['expire', 'expired', 'cancelled'],
  ])('that ends with "%s" is %s and gives nothing', async (action, state, status) => {
    const anna = await createPerson(site)
    const { orderId, providerId } = await placeOrder(anna)
    await press(site, providerId, action)
    expect(await stateOf(anna, orderId)).toBe(state)
    expect(await balanceOf(site, anna)).toBe(0)
    expect(await named(anna, 'payment')).toEqual([{ order_id: orderId, status }])
    // Whatever the provider says later, the order has ended.
    await decideSilently(site, providerId, 'paid')
    await notice(site, providerId)
    expect(await stateOf(anna, orderId)).toBe(state)
    expect(await balanceOf(site, anna)).toBe(0)
  })

  it('goes on where it was left pending', async () => {
    const anna = await createPerson(site)
    const { orderId, providerId } = await placeOrder(anna)
    await press(site, providerId, 'pending')
    expect(await stateOf(anna, orderId)).toBe('pending')
    await press(site, providerId, 'pay')
    expect(await stateOf(anna, orderId)).toBe('completed')
    expect(await named(anna, 'payment')).toMatchObject([{ status: 'pending' }, { status: 'completed' }])
  })

  const said = ['open', 'pending', 'authorized', 'paid']
  const orders = said
    .flatMap((a) => said.flatMap((b) => said.flatMap((c) => said.map((d) => [a, b, c, d]))))
    .filter((four) => new Set(four).size === 4)

  it('ends with the provider’s truth whatever the order of its words: all 24', async () => {
    expect(orders).toHaveLength(24)
    for (const order of orders) {
      const anna = await createPerson(site)
      const { orderId, providerId } = await placeOrder(anna)
      for (const status of order) {
        await decideSilently(site, providerId, status)
        await notice(site, providerId)
      }
      expect([order, await stateOf(anna, orderId), await balanceOf(site, anna)]).toEqual([
        order,
        'completed',
        10,
      ])
    }
  }, 120_000)

  it.each([
    ['amount', { amount_cents: 1 }],
    ['currency', { currency: 'SEK' }],
  ])('with another %s at the provider is not credited', async (_, change) => {
    const anna = await createPerson(site)
    const { orderId, providerId } = await placeOrder(anna)
    await site.services.db.updateTable('sandbox_payments').set(change).where('id', '=', providerId).execute()
    await decideSilently(site, providerId, 'paid')
    expect((await notice(site, providerId)).status).toBe(200)
    expect(await stateOf(anna, orderId)).toBe('open')
    expect(await balanceOf(site, anna)).toBe(0)
  })

  it('of an unknown payment or provider is answered and changes nothing', async () => {
    expect((await notice(site, 'tr_unknown')).status).toBe(200)
    const foreign = await fetch(`${site.url}/api/webhooks/psp.php?provider=other`, {
      method: 'POST',
      body: new URLSearchParams({ id: 'tr_x' }),
    })
    expect(foreign.status).toBe(200)
  })

  it('has an hour; then it expires, at the provider too', async () => {
    const anna = await createPerson(site)
    const { orderId, providerId } = await placeOrder(anna)
    for (let step = 0; step < 7; step += 1) await shift(minutes(10))
    expect(await stateOf(anna, orderId)).toBe('expired')
    expect((await press(site, providerId, 'pay')).status).toBe(303)
    expect(await balanceOf(site, anna)).toBe(0)
  })

  it('releases what stayed held for want of credits', async () => {
    const [nina, bram] = [await createPerson(site, { status: 'not_confirmed' }), await createPerson(site)]
    await nina.post('/api/message.php', textTo(bram, 'gehouden'))
    await site.services.db
      .updateTable('users')
      .set({ status: 'active' })
      .where('id', '=', nina.userId)
      .execute()
    const { providerId } = await placeOrder(nina)
    await press(site, providerId, 'pay')
    expect(await balanceOf(site, nina)).toBe(9)
    expect((await bram.get('/api/chats.php')).body).toMatchObject({ unread_total: 1 })
  })
})

describe('placing an order', () => {
  it('is for confirmed members', async () => {
    const nina = await createPerson(site, { status: 'not_confirmed' })
    expect(await nina.post('/api/order.php', await orderFor(nina))).toMatchObject({
      status: 403,
      body: { error: 'email_not_confirmed' },
    })
  })

  it('needs the sentence and both boxes', async () => {
    const anna = await createPerson(site)
    for (const box of ['terms_accepted', 'immediate_start', 'withdrawal_ack'])
      expect(await anna.post('/api/order.php', await orderFor(anna, { [box]: false }))).toMatchObject({
        status: 422,
        body: { fields: { [box]: expect.anything() } },
      })
  })

  it.each([
    ['a bundle that is gone', { bundle_id: 999_999 }, 422, 'bundle_gone'],
    ['a bundle of another country', { country: 'BE' }, 422, 'bundle_gone'],
    ['a method of another country', { paymentmethod: 'bancontact' }, 403, 'paymentmethod_blocked'],
    ['direct debit, which has its own call', { paymentmethod: 'directdebit' }, 403, 'paymentmethod_blocked'],
    ['a code that does not exist', { discountcode: 'NIETS' }, 404, 'discount_not_found'],
  ])('is refused with %s', async (_, extra, status, error) => {
    const anna = await createPerson(site)
    expect(await anna.post('/api/order.php', await orderFor(anna, extra))).toMatchObject({
      status,
      body: { error },
    })
  })

  it('repeated with its key is one order and one payment, also at once', async () => {
    const anna = await createPerson(site)
    const key = randomUUID()
    const wish = await orderFor(anna)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => anna.post('/api/order.php', wish, { key })),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(Object(body).order?.id)))).toHaveProperty(
      'size',
      1,
    )
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    const payments = await site.services.db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select('payments.id')
      .where('orders.user_id', '=', anna.userId)
      .execute()
    expect(payments).toHaveLength(1)
    const late = await anna.post('/api/order.php', wish, { key })
    expect(late.headers.get('Idempotent-Replayed')).toBe('true')
    expect(await stateOf(anna, Object(late.body).order.id)).toBe('open')
  })

  it('goes on with the same order when the provider was away', async () => {
    const anna = await createPerson(site)
    const key = randomUUID()
    const wish = await orderFor(anna)
    const { payments } = site.services
    site.services.payments = { ...payments, create: () => Promise.reject(new Error('away')) }
    expect(await anna.post('/api/order.php', wish, { key })).toMatchObject({
      status: 503,
      body: { error: 'maintenance' },
    })
    site.services.payments = payments
    expect(await anna.post('/api/order.php', wish, { key })).toMatchObject({ status: 201 })
    const orders = await site.services.db
      .selectFrom('orders')
      .select('state')
      .where('user_id', '=', anna.userId)
      .execute()
    expect(orders).toEqual([{ state: 'open' }])
    const other = await anna.post('/api/order.php', { ...wish, paymentmethod: 'paypal' }, { key })
    expect(other).toMatchObject({ status: 409, body: { error: 'idempotency_conflict' } })
  })

  it('repeated with its key but another code or way to pay is another order', async () => {
    const anna = await createPerson(site)
    const key = randomUUID()
    const now = site.services.clock.now()
    await site.services.transaction((trx) => issueTimeBonus(trx, { id: anna.userId, created_at: now }))
    const wish = await orderFor(anna, { discountcode: 'TIMEBONUS25' })
    const { payments } = site.services
    site.services.payments = { ...payments, create: () => Promise.reject(new Error('away')) }
    await anna.post('/api/order.php', wish, { key })
    site.services.payments = payments
    for (const change of [
      { discountcode: 'ANDERS10' },
      { discountcode: undefined },
      { paymentmethod: 'paypal' },
    ])
      expect(await anna.post('/api/order.php', { ...wish, ...change }, { key })).toMatchObject({
        status: 409,
        body: { error: 'idempotency_conflict' },
      })
    const again = { ...wish, discountcode: ' timebonus25' }
    expect((await anna.post('/api/order.php', again, { key })).status).toBe(201)
  })

  it('a draft that nobody came back for is dropped after an hour, and its code is free', async () => {
    const anna = await createPerson(site)
    const now = site.services.clock.now()
    await site.services.transaction((trx) => issueTimeBonus(trx, { id: anna.userId, created_at: now }))
    const { payments } = site.services
    site.services.payments = { ...payments, create: () => Promise.reject(new Error('away')) }
    await anna.post('/api/order.php', await orderFor(anna, { discountcode: 'TIMEBONUS25' }))
    site.services.payments = payments
    await shift(minutes(61))
    const orders = await site.services.db
      .selectFrom('orders')
      .select('state')
      .where('user_id', '=', anna.userId)
      .execute()
    expect(orders).toEqual([{ state: 'cancelled' }])
    expect((await anna.get('/api/discountcode.php?welcome=true')).body).toMatchObject({
      discountcode: { status: 'active' },
    })
  })

  it('cancels the member’s own open one at the provider first', async () => {
    const anna = await createPerson(site)
    const first = await placeOrder(anna)
    const second = await placeOrder(anna)
    expect(await stateOf(anna, first.orderId)).toBe('cancelled')
    expect(await stateOf(anna, second.orderId)).toBe('open')
    await press(site, first.providerId, 'pay')
    expect(await balanceOf(site, anna)).toBe(0)
  })

  it('leaves a pending one alone', async () => {
    const anna = await createPerson(site)
    const first = await placeOrder(anna)
    await press(site, first.providerId, 'pending')
    await placeOrder(anna)
    expect(await stateOf(anna, first.orderId)).toBe('pending')
  })

  it('many at once leaves one open order', async () => {
    const anna = await createPerson(site)
    const wish = await orderFor(anna)
    const answers = await Promise.all(Array.from({ length: 6 }, () => anna.post('/api/order.php', wish)))
    expect(answers.every(({ status, body }) => status === 201 || body.error === 'order_open')).toBe(true)
    const open = await site.services.db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', anna.userId)
      .where('state', 'in', ['draft', 'open'])
      .execute()
    expect(open.length).toBeLessThanOrEqual(1)
  })

  it('stops at the member’s own limit of the month', async () => {
    const anna = await createPerson(site)
    await site.services.db
      .updateTable('users')
      .set({ spend_limit_cents: 2000, spend_limit_currency: 'EUR' })
      .where('id', '=', anna.userId)
      .execute()
    const { providerId } = await placeOrder(anna)
    await press(site, providerId, 'pay')
    expect(await anna.post('/api/order.php', await orderFor(anna))).toMatchObject({
      status: 403,
      body: { error: 'spend_limit_reached', params: { amount: '20.00' } },
    })
  })
})

describe('cancelling an order', () => {
  it('works while it is open, and again', async () => {
    const anna = await createPerson(site)
    const { orderId, providerId } = await placeOrder(anna)
    expect(await anna.delete('/api/order.php', { id: orderId })).toMatchObject({
      status: 200,
      body: { order: { state: 'cancelled' } },
    })
    expect(await anna.delete('/api/order.php', { id: orderId })).toMatchObject({ status: 200 })
    await press(site, providerId, 'pay')
    expect(await balanceOf(site, anna)).toBe(0)
  })

  it('is final at the provider: who pays afterwards pays nothing', async () => {
    const anna = await createPerson(site)
    const { orderId, providerId } = await placeOrder(anna)
    await anna.delete('/api/order.php', { id: orderId })
    await press(site, providerId, 'pay')
    const page = await fetch(`${site.url}/sandbox/payment/${providerId}`, {
      headers: { Cookie: 'i18n_redirected=en' },
    })
    expect(await page.text()).toContain('This payment has been cancelled.')
  })

  it('is refused where the provider is ahead of us', async () => {
    const anna = await createPerson(site)
    const { orderId, providerId } = await placeOrder(anna)
    await decideSilently(site, providerId, 'pending')
    expect(await anna.delete('/api/order.php', { id: orderId })).toMatchObject({
      status: 409,
      body: { error: 'order_not_open' },
    })
    expect(await stateOf(anna, orderId)).toBe('pending')
  })

  it('is too late once it is under way, and nobody else’s business', async () => {
    const [anna, eve] = [await createPerson(site), await createPerson(site)]
    const { orderId, providerId } = await placeOrder(anna)
    expect(await eve.delete('/api/order.php', { id: orderId })).toMatchObject({ status: 404 })
    expect(await eve.get(`/api/order.php?id=${orderId}`)).toMatchObject({ status: 404 })
    await press(site, providerId, 'pending')
    expect(await anna.delete('/api/order.php', { id: orderId })).toMatchObject({
      status: 409,
      body: { error: 'order_not_open' },
    })
  })
})
