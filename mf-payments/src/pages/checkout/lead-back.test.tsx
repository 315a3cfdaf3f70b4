import { beforeEach, expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import type { OrderState } from '@lonk/shared-api/schemas/order.ts'
import {
  exampleOrder,
  examplePayment,
  exampleTransaction,
  exampleUser,
} from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { orderUnderWay, wayBack } from '@lonk/shared-events/storage-register.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { ServerState } from '../../server-state.ts'
import { remote } from '../../testing/remote.ts'
import { Result } from './result.tsx'

const network = (state: OrderState, more: Record<string, FakeRoute> = {}) =>
  fakeApi(api, {
    'GET /api/order.php': () => ({ body: { order: exampleOrder({ state }), payment: examplePayment() } }),
    'GET /api/user.php': () => ({ body: { user: exampleUser({ credits: 12 }), time_bonus_ends: null } }),
    'GET /api/transactions.php': () => ({ body: { transactions: [exampleTransaction()], total: 1 } }),
    'POST /api/track.php': () => ({ status: 204, body: undefined }),
    ...more,
  })

const open = () =>
  remote.open(
    <ServerState>
      <Result orderId={500} leave={() => undefined} />
    </ServerState>,
  )

/** What this browser knows of its order, and where this tab came from to buy. */
const came = (from: string, placed: { id: number; isFirst: boolean } = { id: 500, isFirst: false }) => {
  sessionStorage.setItem(wayBack.key, from)
  localStorage.setItem(orderUnderWay.key, JSON.stringify(placed))
}

const thanks = () => screen.findByRole('heading', { level: 1, name: 'Gelukt, bedankt!' })

// As it was when the document came: the credits were not there yet.
beforeEach(() => remote.share({ user: exampleUser({ credits: 2 }) }))

test.each(['/chats/3', '/members/7/chat'])('whoever bought out of %s is led back there', async (path) => {
  came(path)
  const { callsOf } = network('completed')
  const [said, settled] = [remote.heard('toast-requested'), remote.heard('payment-settled')]
  const { visited, states } = await open()
  await waitFor(() => expect(visited).toEqual([path]))
  // In place of this page, not after it.
  expect(states).toHaveLength(0)
  await waitFor(() => expect(said).toHaveLength(1))
  expect(said[0]).toEqual({
    text: 'Gelukt, bedankt! Je hebt nu 12 credits.',
    tone: 'success',
    action: { label: 'Bekijk de factuur', path: '/transactions/700' },
  })
  expect(settled).toEqual([{ orderId: 500, status: 'completed' }])
  expect(callsOf('POST /api/track.php')).toHaveLength(1)
})

test('the thanks for a first purchase name premium', async () => {
  came('/chats/3', { id: 500, isFirst: true })
  network('completed')
  const said = remote.heard('toast-requested')
  await open()
  await waitFor(() =>
    expect(said[0]?.text).toBe(
      'Gelukt, bedankt! Je hebt nu 12 credits. Je bent nu ook premium, en dat blijf je.',
    ),
  )
})

test('where balance and invoice cannot be had, the thanks name what was added and lead to all of them', async () => {
  came('/chats/3')
  network('completed', {
    'GET /api/user.php': () => refusal(500, 'server_error'),
    'GET /api/transactions.php': () => refusal(500, 'server_error'),
  })
  const said = remote.heard('toast-requested')
  const { visited } = await open()
  await waitFor(() => expect(said).toHaveLength(1))
  expect(said[0]?.text).toBe('Gelukt, bedankt! Er zijn 10 credits bijgeschreven.')
  expect(said[0]?.action?.path).toBe('/transactions')
  expect(visited).toEqual(['/chats/3'])
})

test('whoever opens the address again, here or in a second tab, is thanked there and led nowhere', async () => {
  came('/chats/3')
  network('completed')
  const said = remote.heard('toast-requested')
  const first = await open()
  await waitFor(() => expect(said).toHaveLength(1))
  first.unmount()
  const { visited } = await open()
  await thanks()
  expect(screen.getByRole('link', { name: 'Terug naar je gesprek' })).toHaveAttribute('href', '/chats/3')
  expect([first.visited, visited]).toEqual([['/chats/3'], []])
  expect(said).toHaveLength(1)
})

test('whoever is led away is led once, also when the language changes meanwhile', async () => {
  came('/chats/3')
  network('completed')
  const { visited, i18n } = await open()
  await waitFor(() => expect(visited).toEqual(['/chats/3']))
  await act(() => i18n.changeLanguage('de'))
  expect(visited).toEqual(['/chats/3'])
  expect(screen.queryByRole('link', { name: 'Bekijk de factuur' })).toBeNull()
})

test.each([
  ['from elsewhere', '/members?online=true', 500],
  ['another order since', '/chats/3', 501],
])('whoever bought %s is thanked on the page', async (_, from, id) => {
  came(from, { id, isFirst: false })
  network('completed')
  const said = remote.heard('toast-requested')
  const { visited } = await open()
  await thanks()
  expect(await screen.findByRole('link', { name: 'Bekijk de factuur' })).toBeInTheDocument()
  expect([visited, said]).toEqual([[], []])
})

test.each<[OrderState, string]>([
  ['pending', 'Je betaling wordt verwerkt.'],
  ['failed', 'Betaling mislukt'],
  ['cancelled', 'Betaling geannuleerd'],
])('an order that is %s keeps its member on the page', async (state, title) => {
  came('/chats/3')
  network(state)
  const { visited } = await open()
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(visited).toEqual([])
})
