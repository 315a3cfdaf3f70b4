import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import type { OrderState } from '@lonk/shared-api/schemas/order.ts'
import {
  exampleOrder,
  examplePayment,
  exampleTransaction,
  exampleUser,
} from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { checkoutChoice, orderUnderWay, wayBack } from '@lonk/shared-events/storage-register.ts'
import { act, screen } from '@testing-library/react'
import { ServerState } from '../../server-state.ts'
import { remote } from '../../testing/remote.ts'
import { Result } from './result.tsx'

/** An order that is in `state` whenever it is asked for. */
const orderIn = (state: OrderState) => {
  let present = state
  const { callsOf } = fakeApi(api, {
    'GET /api/order.php': () => ({
      body: { order: exampleOrder({ state: present }), payment: examplePayment() },
    }),
  })
  return {
    looks: () => callsOf('GET /api/order.php').length,
    becomes: (next: OrderState) => {
      present = next
    },
  }
}

/** Where the page led out of the site. */
let left: string[] = []

const open = (orderId = 500) =>
  remote.open(
    <ServerState>
      <Result orderId={orderId} leave={(url) => void left.push(url)} />
    </ServerState>,
  )

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  jest.useFakeTimers()
  left = []
  remote.share({ user: exampleUser({ credits: 12 }) })
})
afterEach(() => {
  jest.useRealTimers()
})

test('a payment under way is looked at every 2 s until it is completed, and the site is told once', async () => {
  sessionStorage.setItem(wayBack.key, '/chats/3')
  const settled = remote.heard('payment-settled')
  const order = orderIn('pending')
  await open()
  await pass(0)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Je betaling wordt verwerkt.')
  await pass(2100)
  expect(order.looks()).toBe(2)
  order.becomes('completed')
  await pass(2100)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gelukt, bedankt!')
  expect(screen.getByText('Er zijn 10 credits bijgeschreven.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Terug naar je gesprek' })).toHaveAttribute('href', '/chats/3')
  await pass(20_000)
  expect(order.looks()).toBe(3)
  expect(settled).toEqual([{ orderId: 500, status: 'completed' }])
})

test('after 15 looks the page says that it takes longer, and lets the member go on', async () => {
  const order = orderIn('open')
  await open()
  await pass(60_000)
  expect(order.looks()).toBe(15)
  expect(screen.getByRole('status')).toHaveTextContent('Het duurt langer dan normaal.')
})

test('the stream shortens the wait, for this order alone', async () => {
  const order = orderIn('pending')
  await open()
  await pass(0)
  order.becomes('completed')
  remote.say('payment-changed', { orderId: 501, status: 'completed' })
  await pass(0)
  expect(order.looks()).toBe(1)
  remote.say('payment-changed', { orderId: 500, status: 'completed' })
  await pass(0)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gelukt, bedankt!')
})

test('money that went back before this tab listened is asked for, since no event tells of it any more', async () => {
  const order = orderIn('completed')
  await open()
  await pass(0)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gelukt, bedankt!')
  order.becomes('refunded')
  remote.say('resync-needed', {})
  await pass(0)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/terugbetaald/i)
})

test('money that went back while the stream was away is said once the polling tells that premium is over', async () => {
  const order = orderIn('completed')
  remote.share({ user: exampleUser({ credits: 12, paid_user: true }) })
  await open()
  await pass(0)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gelukt, bedankt!')
  order.becomes('refunded')
  remote.share({ user: exampleUser({ credits: 2, paid_user: false }) })
  await pass(0)
  expect(order.looks()).toBe(2)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/terugbetaald/i)
})

test.each<[OrderState, string, string]>([
  ['failed', 'Betaling mislukt', 'Kies een andere betaalmethode'],
  ['cancelled', 'Betaling geannuleerd', 'Probeer opnieuw'],
  ['expired', 'Betaling geannuleerd', 'Probeer opnieuw'],
])('an order that is %s reads "%s" and can be tried again', async (state, title, again) => {
  sessionStorage.setItem(wayBack.key, '/chats/3')
  sessionStorage.setItem(checkoutChoice.key, JSON.stringify({ method: 'ideal', code: 'ZOMER10' }))
  localStorage.setItem(orderUnderWay.key, JSON.stringify({ id: 500, isFirst: true }))
  orderIn(state)
  await open()
  await pass(0)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(screen.getByRole('status')).toHaveTextContent('Er is niets afgeschreven.')
  expect(screen.getByRole('link', { name: again })).toHaveAttribute('href', '/credits/1?back=%2Fchats%2F3')
  expect(localStorage.getItem(orderUnderWay.key)).toBeNull()
  // What failed is not chosen again beforehand; the code still counts.
  const kept = JSON.parse(sessionStorage.getItem(checkoutChoice.key) ?? '{}')
  expect(kept).toEqual(
    state === 'failed' ? { code: 'ZOMER10', failed: true } : { code: 'ZOMER10', method: 'ideal' },
  )
})

test('before the server has answered, the page says that it looks', async () => {
  fakeApi(api, { 'GET /api/order.php': () => new Promise(() => undefined) })
  await open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'We kijken wat er van je betaling is geworden',
  )
})

const completed = (more: Record<string, FakeRoute> = {}) =>
  fakeApi(api, {
    'GET /api/order.php': () => ({
      body: { order: exampleOrder({ state: 'completed' }), payment: examplePayment({ status: 'completed' }) },
    }),
    'GET /api/transactions.php': () => ({ body: { transactions: [exampleTransaction()], total: 1 } }),
    'POST /api/track.php': () => ({ status: 204, body: undefined }),
    ...more,
  })

test('a first purchase of this browser says what premium opens, is counted once, and leads to its transaction', async () => {
  localStorage.setItem(orderUnderWay.key, JSON.stringify({ id: 500, isFirst: true }))
  const tracking = { network: 'adhart', sub1: 'najaar' }
  remote.share({ tracking })
  const { callsOf } = completed()
  const view = await open()
  await pass(0)
  expect(screen.getByRole('heading', { name: 'En je bent premium, dat blijf je' })).toBeInTheDocument()
  expect(screen.getByText('Je hebt nu 12 credits.', { exact: false })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Bekijk de factuur' })).toHaveAttribute('href', '/transactions/700')
  view.unmount()
  await open()
  await pass(0)
  expect(callsOf('POST /api/track.php').map(({ body }) => body)).toEqual([
    { event: 'purchase', lander: 'credits', tracking },
  ])
})

test('an order that this browser did not place is shown, and not counted', async () => {
  const { callsOf } = completed({ 'GET /api/transactions.php': () => refusal(500, 'server_error') })
  await open()
  await pass(10_000)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gelukt, bedankt!')
  expect(screen.queryByRole('heading', { name: /premium/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Bekijk de factuur' })).toHaveAttribute('href', '/transactions')
  expect(callsOf('POST /api/track.php')).toEqual([])
})

test('a bank transfer shows where the money goes until it is there', async () => {
  const transfer = {
    holder: 'Stichting Sandbox',
    iban: 'NL91ABNA0417164300',
    bic: null,
    reference: 'RF00 ABC',
  }
  fakeApi(api, {
    'GET /api/order.php': () => ({
      body: {
        order: exampleOrder({ state: 'pending', paymentmethod: 'banktransfer' }),
        payment: examplePayment({ transfer }),
      },
    }),
  })
  await open()
  await pass(0)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nu nog overmaken')
  expect(screen.getByText('NL91 ABNA 0417 1643 00')).toBeInTheDocument()
  expect(screen.getByText('RF00 ABC')).toBeInTheDocument()
  expect(screen.getByText(/^€\s14,99$/)).toBeInTheDocument()
  expect(screen.queryByText('BIC')).toBeNull()
})

test('whoever left the page of the provider without paying can go on there', async () => {
  orderIn('open')
  await open()
  await pass(60_000)
  act(() => screen.getByRole('button', { name: 'Verder met betalen' }).click())
  expect(left).toEqual(['https://pay.example.test/tr_1'])
})

test.each([
  ['somebody else’s', 500],
  ['no number', Number.NaN],
])('an order that is %s is said to be unknown, in clear words and with ways on', async (_, id) => {
  const { callsOf } = fakeApi(api, {})
  await open(id)
  await pass(30_000)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We kennen deze bestelling niet')
  expect(screen.getByRole('alert')).toHaveTextContent('Er is hier niets mee afgeschreven.')
  expect(screen.getByRole('link', { name: 'Bekijk de pakketten' })).toHaveAttribute('href', '/credits')
  expect(callsOf('GET /api/order.php').length).toBeLessThanOrEqual(1)
})
