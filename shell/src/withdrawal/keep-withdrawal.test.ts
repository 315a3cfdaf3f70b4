import { beforeEach, expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleOrder, exampleTransaction, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { createBus } from '@lonk/shared-events/bus.ts'
import { createState } from '@lonk/shared-events/state.ts'
import { waitFor } from '@testing-library/react'
import { keepWithdrawal } from './keep-withdrawal.ts'
import { hasOpenPeriod } from './open-period.ts'
import { withdrawalStore } from './withdrawal-store.ts'

const now = Date.parse('2026-03-10T12:00:00.000Z')
const amount = { amount: '10.00', currency: 'EUR' }
const bought = (until: string | null, credits = 5) =>
  exampleTransaction({ order: exampleOrder({ refundable: { until, credits, amount } }) })
const open = bought('2999-01-01T00:00:00.000Z')

test.each([
  ['is open as long as its days run and credits are left', [bought('2026-03-10T12:00:01.000Z')], true],
  ['is over with its last moment', [bought('2026-03-10T12:00:00.000Z')], false],
  ['is empty once every credit is used or given back', [bought('2026-03-15T12:00:00.000Z', 0)], false],
  ['does not begin before the order is paid', [bought(null)], false],
  ['may be that of an older order', [bought(null), bought('2026-03-15T12:00:00.000Z')], true],
  ['is nobody’s who never bought', [], false],
])('a withdrawal period %s', (_, transactions, isOpen) => {
  expect(hasOpenPeriod(transactions, now)).toBe(isOpen)
})

beforeEach(() => withdrawalStore.set(false))

const start = (answer: FakeRoute = () => ({ body: { transactions: [open], total: 1 } })) => {
  const { callsOf } = fakeApi(api, { 'GET /api/transactions.php': answer })
  const bus = createBus()
  const state = createState()
  keepWithdrawal(state, bus)
  return { bus, state, calls: () => callsOf('GET /api/transactions.php').length }
}

test('visitors and members who never paid cost no call', async () => {
  const { calls, state } = start()
  state.set('user', exampleUser({ paid_user: false }))
  await Promise.resolve()
  expect(calls()).toBe(0)
})

test('a member with an open period is shown the way out, and after logging out nobody is', async () => {
  const { calls, state } = start()
  state.set('user', exampleUser({ paid_user: true }))
  await waitFor(() => expect(withdrawalStore.get()).toBe(true))
  state.set('user', exampleUser({ paid_user: true, credits: 1 }))
  expect(calls()).toBe(1)
  state.set('user', null)
  await waitFor(() => expect(withdrawalStore.get()).toBe(false))
})

test('the first purchase opens a period in this very visit', async () => {
  let transactions: unknown[] = []
  const { bus, calls, state } = start(() => ({ body: { transactions, total: transactions.length } }))
  state.set('user', exampleUser({ paid_user: true }))
  await waitFor(() => expect(calls()).toBe(1))
  transactions = [open]
  bus.publish('payment-settled', { orderId: 500, status: 'completed' })
  await waitFor(() => expect(withdrawalStore.get()).toBe(true))
})

test('a failed call takes nobody’s way out away', async () => {
  const { bus, calls, state } = start()
  state.set('user', exampleUser({ paid_user: true }))
  await waitFor(() => expect(withdrawalStore.get()).toBe(true))
  const broken = fakeApi(api, { 'GET /api/transactions.php': () => refusal(422, 'field_invalid') })
  bus.publish('payment-settled', { orderId: 500, status: 'completed' })
  await waitFor(() => expect(broken.callsOf('GET /api/transactions.php')).toHaveLength(1))
  expect(calls()).toBe(1)
  expect(withdrawalStore.get()).toBe(true)
})
