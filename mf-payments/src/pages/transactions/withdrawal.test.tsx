import { expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import type { Transaction } from '@lonk/shared-api/schemas/transaction.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { remote } from '../../testing/remote.ts'
import { bought, cameBack, closed, euro } from '../../testing/transactions.ts'
import { Page } from './transactions.page.tsx'

const terms = {
  eligible: true,
  credits: 10,
  amount: euro('14.99'),
  until: '2999-03-15T12:01:00.000Z',
  reason: null,
}
const refund = { id: 3, status: 'queued' as const, amount: euro('14.99'), credits_reversed: 10 }

const network = (transactions: readonly Transaction[], routes: Record<string, FakeRoute> = {}) =>
  fakeApi(api, {
    'GET /api/transactions.php': () => ({ body: { transactions, total: transactions.length } }),
    'GET /api/refund.php': () => ({ body: terms }),
    'POST /api/refund.php': () => ({ status: 202, body: { refund } }),
    ...routes,
  })

const open = (path = '/transactions?withdraw=true', params: Record<string, string> = {}) =>
  remote.open(<Page routeName="transactions-id" files="" params={params} />, { path })

const fillIn = async (name = 'Anna de Vries') => {
  await userEvent.type(await screen.findByLabelText('Je naam'), name)
  await userEvent.click(screen.getByRole('button', { name: 'Verder' }))
}
const confirm = () => screen.findByRole('button', { name: 'Herroeping bevestigen' })

test('two steps and a receipt: nothing is declared before the second', async () => {
  const { callsOf } = network([cameBack({ id: 699 }), bought()])
  const settled = remote.heard('payment-settled')
  await open()
  expect(await screen.findByRole('radio')).toBeChecked()
  await fillIn()
  expect(callsOf('POST /api/refund.php')).toEqual([])
  expect(await screen.findByRole('heading', { name: 'Stap 2 van 2' })).toHaveFocus()
  expect(
    await screen.findByText('Ik, Anna de Vries, herroep hierbij bestelling L-2026-000500 van 1 maart 2026.'),
  ).toBeInTheDocument()
  await userEvent.click(await confirm())
  expect(await screen.findByRole('heading', { name: 'Je herroeping is ontvangen' })).toHaveFocus()
  expect(screen.getByText(/in de mail aan jan@example\.test/)).toBeInTheDocument()
  const [declared] = callsOf('POST /api/refund.php')
  expect(declared?.body).toEqual({ order_id: 500, name: 'Anna de Vries', confirm: true })
  expect(declared?.idempotencyKey).toBeTruthy()
  expect(settled).toEqual([{ orderId: 500, status: 'refunded' }])
})

test('a reason goes along where one is given', async () => {
  const { callsOf } = network([bought()])
  await open()
  await userEvent.type(await screen.findByLabelText(/Waarom herroep je/), 'Te duur')
  await fillIn()
  await userEvent.click(await confirm())
  await screen.findByRole('heading', { name: 'Je herroeping is ontvangen' })
  expect(callsOf('POST /api/refund.php')[0]?.body).toMatchObject({ reason: 'Te duur' })
})

test('of several none is chosen beforehand, except the one that it was opened from', async () => {
  const two = [bought(), bought({ id: 702 }, { id: 502 })]
  network(two)
  const { unmount } = await open()
  for (const radio of await screen.findAllByRole('radio')) expect(radio).not.toBeChecked()
  await fillIn()
  expect(screen.getByText('Kies een bestelling.')).toBeInTheDocument()
  unmount()
  network(two)
  await open('/transactions/702?withdraw=true', { id: '702' })
  const chosen = (await screen.findAllByRole('radio')).map((radio) => (radio as HTMLInputElement).checked)
  expect(chosen).toEqual([false, true])
})

test('a name is needed', async () => {
  const { callsOf } = network([bought()])
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Verder' }))
  expect(screen.getByLabelText('Je naam')).toHaveFocus()
  expect(screen.getByText('Vul dit in.')).toBeInTheDocument()
  expect(callsOf('GET /api/refund.php')).toEqual([])
})

test('what was typed is still there for whoever goes back', async () => {
  network([bought()])
  await open()
  await fillIn()
  await userEvent.click(await screen.findByRole('button', { name: 'Terug' }))
  expect(await screen.findByLabelText('Je naam')).toHaveValue('Anna de Vries')
})

test.each([
  ['refund_nothing_left', 'Alle credits van deze bestelling zijn gebruikt.'],
  ['refund_expired', 'De bedenktijd van 14 dagen is voorbij.'],
  ['refund_done', 'Deze bestelling is al terugbetaald.'],
] as const)('what became impossible meanwhile (%s) is said before it is declared', async (reason, text) => {
  network([bought()], {
    'GET /api/refund.php': () => ({
      body: { eligible: false, credits: 0, amount: euro('0.00'), until: null, reason },
    }),
  })
  await open()
  await fillIn()
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Herroeping bevestigen' })).toBeNull()
})

test('a refusal stays in place and can be tried again, as the same declaration', async () => {
  let broken = true
  const { callsOf } = network([bought()], {
    'POST /api/refund.php': () =>
      broken
        ? refusal(429, 'rate_limited', { message: 'Wacht even.', params: { seconds: 60 } })
        : { status: 202, body: { refund } },
  })
  await open()
  await fillIn()
  await userEvent.click(await confirm())
  expect(await screen.findByText('Wacht even.')).toBeInTheDocument()
  broken = false
  await userEvent.click(await confirm())
  await screen.findByRole('heading', { name: 'Je herroeping is ontvangen' })
  const keys = callsOf('POST /api/refund.php').map(({ idempotencyKey }) => idempotencyKey)
  expect(new Set(keys).size).toBe(1)
})

test('orders that are over are listed with why, and with none left there is no form', async () => {
  network([closed(1), closed(2, 'refunded')])
  await open()
  expect(await screen.findByRole('heading', { name: 'Er is niets te herroepen' })).toBeInTheDocument()
  expect(screen.getByText(/de bedenktijd is voorbij/)).toBeInTheDocument()
  expect(screen.getByText(/al terugbetaald/)).toBeInTheDocument()
  expect(screen.queryByLabelText('Je naam')).toBeNull()
})
