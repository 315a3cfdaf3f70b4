import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import type { OrderState } from '@lonk/shared-api/schemas/order.ts'
import { exampleOrder, examplePayment, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { fakeApi } from '@lonk/shared-api/testing/fake-api.ts'
import { wayBack } from '@lonk/shared-events/storage-register.ts'
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

const open = () =>
  remote.open(
    <ServerState>
      <Result bundleId={1} orderId={500} />
    </ServerState>,
  )

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  jest.useFakeTimers()
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
  expect(screen.getByRole('link', { name: 'Verder waar je was' })).toHaveAttribute('href', '/chats/3')
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

test.each<OrderState>(['failed', 'cancelled', 'expired'])(
  'an order that is %s can be tried again',
  async (state) => {
    sessionStorage.setItem(wayBack.key, '/chats/3')
    orderIn(state)
    await open()
    await pass(0)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Betaling mislukt')
    expect(screen.getByRole('link', { name: 'Probeer opnieuw' })).toHaveAttribute(
      'href',
      '/credits/1?back=%2Fchats%2F3',
    )
  },
)

test('an order that does not exist is not looked for again', async () => {
  const { callsOf } = fakeApi(api, {})
  await open()
  await pass(30_000)
  expect(screen.getByRole('alert')).toBeInTheDocument()
  expect(callsOf('GET /api/order.php')).toHaveLength(1)
})
