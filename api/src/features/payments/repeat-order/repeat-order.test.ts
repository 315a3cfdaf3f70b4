import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { balanceOf, bundlesOf, orderFor, press } from '../../../../test/buying.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { createBuyer, isPremium } from '../../../../test/paying-back.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
afterAll(() => site.end())

const card = { paymentmethod: 'creditcard', save_method: true }
const boxes = { terms_accepted: true, immediate_start: true, withdrawal_ack: true }
const offerTo = async (person: Person) => Object((await person.get('/api/repeat-order.php')).body)
const repeat = async (person: Person, key: string = randomUUID()) => {
  const { bundle, method } = await offerTo(person)
  const body = { bundle_id: bundle.id, saved_method_id: method.id, ...boxes }
  return person.post('/api/repeat-order.php', body, { key })
}

describe('ordering again', () => {
  it('charges the card that was kept, once', async () => {
    const { person } = await createBuyer(site, card)
    expect(await offerTo(person)).toMatchObject({
      available: true,
      bundle: { credits: 10 },
      method: { label: 'Visa •••• 4242' },
      total: { amount: '14.99' },
    })
    const key = randomUUID()
    expect(await repeat(person, key)).toMatchObject({
      status: 201,
      body: { order: { state: 'completed' }, payment: { status: 'completed', redirect_url: null } },
    })
    await repeat(person, key)
    expect(await balanceOf(site, person)).toBe(20)
    const methods = Object((await person.get('/api/paymentmethods.php')).body).methods
    expect(methods.find(({ id }: { id: string }) => id === 'creditcard').saved).toMatchObject({
      label: 'Visa •••• 4242',
    })
  })

  it('says what else there is where the card refuses', async () => {
    const { person, providerId } = await createBuyer(site, card)
    await press(site, providerId, 'refuse_card')
    const key = randomUUID()
    const refused = {
      status: 402,
      body: { error: 'recurring_failed', params: { retry: true, alternative: 'paypal' } },
    }
    expect(await repeat(person, key)).toMatchObject(refused)
    expect(await repeat(person, key)).toMatchObject(refused)
    expect(await balanceOf(site, person)).toBe(10)
    expect(await isPremium(site, person)).toBe(true)
  })

  it('keeps no card that nobody asked to keep, and charges nobody else’s', async () => {
    const { person } = await createBuyer(site, { paymentmethod: 'creditcard' })
    expect(await offerTo(person)).toMatchObject({ available: false, method: null })
    const other = await createBuyer(site, card)
    const { method } = await offerTo(other.person)
    const [bundle] = await bundlesOf(person)
    const body = { bundle_id: bundle?.id, saved_method_id: method.id, ...boxes }
    expect(await person.post('/api/repeat-order.php', body)).toMatchObject({
      status: 404,
      body: { error: 'no_saved_method' },
    })
    const order = await orderFor(person, { paymentmethod: 'creditcard', saved_method_id: method.id })
    expect(await person.post('/api/order.php', order)).toMatchObject({ status: 422 })
  })

  it('heeds the limit of spending, and is for premium members', async () => {
    const { person } = await createBuyer(site, card)
    await person.put('/api/spend-limit.php', { month_limit: { amount: '20.00', currency: 'EUR' } })
    expect(await repeat(person)).toMatchObject({ status: 403, body: { error: 'spend_limit_reached' } })
    const free = await createPerson(site)
    expect(await free.get('/api/repeat-order.php')).toMatchObject({
      status: 403,
      body: { error: 'premium_only' },
    })
  })

  it('charges no card whose holder had the bank take a payment back', async () => {
    const { person, providerId } = await createBuyer(site, card)
    await repeat(person)
    const { method } = await offerTo(person)
    await press(site, providerId, 'chargeback')
    expect(await offerTo(person)).toMatchObject({ available: false, method: null })
    const order = await orderFor(person, { paymentmethod: 'creditcard', saved_method_id: method.id })
    expect(await person.post('/api/order.php', order)).toMatchObject({ status: 422 })
    expect(await balanceOf(site, person)).toBe(10)
  })

  it('leaves no token in the open', async () => {
    await createBuyer(site, card)
    const rows = await site.services.db.selectFrom('saved_methods').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/mdt_|cst_/)
  })
})
