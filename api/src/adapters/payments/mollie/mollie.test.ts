import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { freePort } from '@lonk/shared-api/testing/free-port.ts'
import { copyEmbedded } from '../../../../test/databases/embedded.ts'
import { type PostgresServer, startPostgres } from '../../../../test/databases/postgres-server.ts'
import { chosenDatabase, testEnvironment } from '../../../../test/harness.ts'
import { checkInvariants } from '../../../../test/invariants.ts'
import { type StandIn, startStandIn } from '../../../../test/mollie/stand-in.ts'
import { createPerson } from '../../../../test/people.ts'
import { type Browser, browserOf } from '../../../../test/visitors.ts'
import { readConfig } from '../../../config.ts'
import { startApi } from '../../../start.ts'

// The real client speaks https only and trusts its own list of authorities: the API runs as a process of its own that
// checks no certificates, against a stand-in with Mollie's answers.

const apiKey = 'test_0123456789abcdefghijklmnopqrst'
const main = fileURLToPath(new URL('../../../main.ts', import.meta.url))
const boxes = { terms_accepted: true, immediate_start: true, withdrawal_ack: true }

let dataDir: string
let server: PostgresServer | undefined
let mollie: StandIn
let child: ChildProcess
let origin: string
let environment: Record<string, string>
let cookies: string[]

const inProcess = async () => startApi(readConfig({ ...environment, PAYMENTS: 'sandbox', API_PORT: '0' }))

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lonk-mollie-'))
  server = chosenDatabase() === 'postgres' ? await startPostgres() : undefined
  if (!server) await copyEmbedded(dataDir)
  mollie = await startStandIn(apiKey)
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  environment = testEnvironment(dataDir, server?.url, {
    PAYMENTS: 'mollie',
    MOLLIE_KEY: apiKey,
    MOLLIE_URL: mollie.url,
    API_PORT: String(port),
    PUBLIC_URL: origin,
  })
  const api = await inProcess()
  cookies = []
  for (let count = 0; count < 12; count += 1) cookies.push((await createPerson({ ...api, url: '' })).cookie())
  await api.stop()
  child = fork(main, {
    env: { PATH: process.env.PATH, ...environment, NODE_TLS_REJECT_UNAUTHORIZED: '0' },
    execArgv: ['--no-warnings'],
    stdio: 'ignore',
  })
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the API ended at its start: ${code}`))),
  ])
}, 60_000)

afterAll(async () => {
  if (child.kill('SIGTERM')) await once(child, 'exit')
  const api = await inProcess()
  await checkInvariants(api.services.db).finally(api.stop)
  await mollie.stop()
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
}, 60_000)

const somebody = (): Browser => browserOf(origin, cookies.pop() ?? '')
const bundleId = async (person: Browser): Promise<number> =>
  Object((await person.get('/api/products.php?country=NL')).body).bundles[0].id
const place = async (person: Browser, extra: Record<string, unknown> = {}, key: string = randomUUID()) => {
  const wish = {
    bundle_id: await bundleId(person),
    paymentmethod: 'ideal',
    country: 'NL',
    ...boxes,
    ...extra,
  }
  const answer = await person.post('/api/order.php', wish, { key })
  const { order, payment } = Object(answer.body)
  return { answer, orderId: order?.id, paymentId: payment?.payment_id }
}
const stateOf = async (person: Browser, id: number) =>
  Object((await person.get(`/api/order.php?id=${id}`)).body).order.state
const credits = async (person: Browser) => Object((await person.get('/api/ledger.php')).body).balance
const shiftClock = (milliseconds: number) =>
  fetch(`${origin}/dev/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ shift_ms: milliseconds }),
  })

/** Buys with a card that is kept, and answers the order that would charge it. */
const cardOf = async (person: Browser) => {
  const { paymentId } = await place(person, { paymentmethod: 'creditcard', save_method: true })
  mollie.decide(paymentId, 'paid')
  await mollie.notify(paymentId)
  const { bundle, method } = Object((await person.get('/api/repeat-order.php')).body)
  return { bundle_id: bundle.id, saved_method_id: method.id, ...boxes }
}

describe('paying with Mollie', () => {
  it('sends the buyer to its checkout, and believes only what it is asked', async () => {
    const anna = somebody()
    const { answer, orderId, paymentId } = await place(anna)
    const payment = mollie.payments.get(paymentId)
    expect(payment).toMatchObject({
      amount: { value: '14.99', currency: 'EUR' },
      method: 'ideal',
      webhookUrl: `${origin}/api/webhooks/psp.php?provider=mollie`,
      redirectUrl: expect.stringContaining(`/ideal?order=${orderId}`),
    })
    expect(Object(answer.body).payment.redirect_url).toContain(`/checkout/${paymentId}`)
    await mollie.notify(paymentId)
    expect(await stateOf(anna, orderId)).toBe('open')
    mollie.decide(paymentId, 'paid')
    const told = await Promise.all(Array.from({ length: 50 }, () => mollie.notify(paymentId)))
    expect(told.every(({ status }) => status === 200)).toBe(true)
    expect(await stateOf(anna, orderId)).toBe('completed')
    expect(await credits(anna)).toBe(10)
  })

  it('is not asked about what a stranger names, nor led elsewhere by it', async () => {
    const anna = somebody()
    const { orderId, paymentId } = await place(anna)
    mollie.decide(paymentId, 'paid')
    const before = mollie.asked.length
    const names = [
      'tr_unknown',
      `tr_x/../${paymentId}`,
      `${paymentId}?embed=captures`,
      'tr_x/../../customers',
      '../payments',
    ]
    for (const id of names) {
      const told = await fetch(`${origin}/api/webhooks/psp.php?provider=mollie`, {
        method: 'POST',
        body: new URLSearchParams({ id }),
      })
      expect(told.status).toBe(200)
    }
    expect(mollie.asked.slice(before)).toEqual([])
    await mollie.notify(paymentId)
    expect(await stateOf(anna, orderId)).toBe('completed')
  })

  it('knows a payment whose webhook was lost', async () => {
    const anna = somebody()
    const { orderId, paymentId } = await place(anna)
    mollie.decide(paymentId, 'paid')
    await shiftClock(58_000)
    expect(await stateOf(anna, orderId)).toBe('completed')
  })

  it.each([
    ['failed', 'failed'],
    ['canceled', 'cancelled'],
    ['expired', 'expired'],
  ])('%s is %s', async (status, state) => {
    const anna = browserOf(origin, cookies[0] ?? '')
    const { orderId, paymentId } = await place(anna)
    mollie.decide(paymentId, status)
    await mollie.notify(paymentId)
    expect(await stateOf(anna, orderId)).toBe(state)
  })

  it('credits no other amount and no other currency', async () => {
    const anna = somebody()
    const { orderId, paymentId } = await place(anna)
    const payment = mollie.payments.get(paymentId)
    for (const amount of [
      { value: '0.01', currency: 'EUR' },
      { value: '14.99', currency: 'SEK' },
    ]) {
      Object.assign(payment ?? {}, { amount })
      mollie.decide(paymentId, 'paid')
      expect((await mollie.notify(paymentId)).status).toBe(200)
      expect(await stateOf(anna, orderId)).toBe('open')
    }
    expect(await credits(anna)).toBe(0)
  })

  it('makes one payment of a call whose answer was lost on the way', async () => {
    const anna = somebody()
    const key = randomUUID()
    const before = mollie.payments.size
    mollie.trouble.dropAnswers = 1
    expect((await place(anna, {}, key)).answer).toMatchObject({ status: 503, body: { error: 'maintenance' } })
    expect((await place(anna, {}, key)).answer).toMatchObject({ status: 201 })
    expect(mollie.payments.size).toBe(before + 1)
  })

  it('finds a charge whose answer was lost in its list, though nobody comes back for it', async () => {
    const anna = somebody()
    const again = await cardOf(anna)
    mollie.trouble.dropAnswers = 1
    expect(await anna.post('/api/repeat-order.php', again)).toMatchObject({ status: 503 })
    const [charge] = [...mollie.payments.values()].slice(-1)
    mollie.decide(String(charge?.id), 'paid')
    expect(await anna.post('/api/repeat-order.php', again)).toMatchObject({
      status: 409,
      body: { error: 'order_open' },
    })
    await shiftClock(3 * 60_000)
    expect(await credits(anna)).toBe(20)
    expect(mollie.refunds.filter(({ paymentId }) => paymentId === charge?.id)).toEqual([])
  })

  it('gives back what it was paid for an order that is gone, and only what this site had asked for', async () => {
    const anna = somebody()
    const { answer, orderId } = await place(anna)
    await anna.delete('/api/order.php', { id: orderId })
    const { number } = Object(answer.body).order
    const paid = (id: string, site: string) => ({
      resource: 'payment',
      id,
      createdAt: new Date().toISOString(),
      status: 'paid',
      amount: { value: '14.99', currency: 'EUR' },
      metadata: { order: number },
      webhookUrl: `${site}/api/webhooks/psp.php?provider=mollie`,
    })
    mollie.payments.set('tr_lost', paid('tr_lost', origin))
    mollie.payments.set('tr_foreign', paid('tr_foreign', 'https://other.example'))
    // More than a page of other sites' payments came after it.
    for (let count = 0; count < 260; count += 1)
      mollie.payments.set(`tr_later_${count}`, paid(`tr_later_${count}`, 'https://other.example'))
    await shiftClock(11 * 60_000)
    await shiftClock(6_000)
    expect(mollie.refunds.filter(({ paymentId }) => paymentId === 'tr_lost')).toMatchObject([
      { amount: { value: '14.99', currency: 'EUR' } },
    ])
    expect(mollie.refunds.filter(({ paymentId }) => /^tr_(foreign|later)/.test(paymentId))).toEqual([])
    expect(await stateOf(anna, orderId)).toBe('cancelled')
    for (const id of [...mollie.payments.keys()]) if (id.startsWith('tr_later')) mollie.payments.delete(id)
  })

  it('waits where it is asked to, and answers a notice of an unknown payment', async () => {
    const anna = somebody()
    mollie.trouble.down = 1
    expect((await place(anna)).answer).toMatchObject({ status: 503 })
    const told = await fetch(`${origin}/api/webhooks/psp.php?provider=mollie`, {
      method: 'POST',
      body: new URLSearchParams({ id: 'tr_unknown' }),
    })
    expect(told.status).toBe(200)
  })

  it('gives back, and books what went back there', async () => {
    const anna = somebody()
    const { orderId, paymentId } = await place(anna)
    mollie.decide(paymentId, 'paid')
    await mollie.notify(paymentId)
    const declared = { order_id: orderId, name: 'Anna de Vries', confirm: true }
    expect(await anna.post('/api/refund.php', declared)).toMatchObject({ status: 202 })
    await shiftClock(6_000)
    expect(mollie.refunds.filter((refund) => refund.paymentId === paymentId)).toMatchObject([
      { amount: { value: '14.99', currency: 'EUR' } },
    ])
    expect(await stateOf(anna, orderId)).toBe('refunded')
    const second = await place(anna)
    mollie.decide(second.paymentId, 'paid')
    await mollie.notify(second.paymentId)
    mollie.chargeBack(second.paymentId)
    await shiftClock(10 * 60_000)
    expect(await stateOf(anna, second.orderId)).toBe('charged_back')
  })

  it('keeps a card for the next time, and says where it refuses', async () => {
    const anna = somebody()
    const { paymentId } = await place(anna, { paymentmethod: 'creditcard', save_method: true })
    expect(mollie.payments.get(paymentId)).toMatchObject({
      sequenceType: 'first',
      customerId: expect.any(String),
    })
    mollie.decide(paymentId, 'paid')
    await mollie.notify(paymentId)
    const { bundle, method } = Object((await anna.get('/api/repeat-order.php')).body)
    expect(method.label).toBe('Visa •••• 4242')
    const again = { bundle_id: bundle.id, saved_method_id: method.id, ...boxes }
    const charged = await anna.post('/api/repeat-order.php', again)
    expect(charged).toMatchObject({ status: 201, body: { order: { state: 'pending' } } })
    const charge = Object(charged.body).payment.payment_id
    mollie.decide(charge, 'paid')
    await mollie.notify(charge)
    expect(await credits(anna)).toBe(20)
    mollie.refuseMandates()
    expect(await anna.post('/api/repeat-order.php', again)).toMatchObject({
      status: 402,
      body: { error: 'recurring_failed', params: { alternative: 'paypal' } },
    })
  })
})
