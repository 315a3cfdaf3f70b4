import { expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import type { Transaction } from '@lonk/shared-api/schemas/transaction.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { remote } from '../../testing/remote.ts'
import { bought, cameBack, closed, euro } from '../../testing/transactions.ts'
import { Page } from './transactions.page.tsx'

const network = (transactions: readonly Transaction[], routes: Record<string, FakeRoute> = {}) =>
  fakeApi(api, {
    'GET /api/transactions.php': () => ({ body: { transactions, total: transactions.length } }),
    ...routes,
  })

const open = (path = '/transactions', params: Record<string, string> = {}) =>
  remote.open(<Page routeName="transactions-id" files="" params={params} />, { path })

/** Intl puts spaces of its own kind into amounts. */
const plain = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ')

test('a statement by month: what, when, how, how much and how far', async () => {
  network([cameBack(), closed(700, 'refunded')])
  await open()
  const april = await screen.findByRole('region', { name: 'april 2026' })
  expect(plain(within(april).getByRole('link'))).toBe(
    '10 credits teruggegeven+ € 14,99do 2 apr · iDEAL | WeroOnderweg',
  )
  const march = screen.getByRole('region', { name: 'maart 2026' })
  expect(plain(within(march).getByRole('link'))).toBe('10 credits€ 14,99zo 1 mrt · iDEAL | WeroTerugbetaald')
  expect(within(march).getByRole('link')).toHaveAttribute('href', '/transactions/700')
})

test('while a period runs the way out is there by its legal words, and until when', async () => {
  network([bought()])
  await open()
  expect(await screen.findByRole('link', { name: 'Overeenkomst hier herroepen' })).toHaveAttribute(
    'href',
    '/transactions?withdraw=true',
  )
  expect(
    screen.getByText('Ongebruikte credits kun je teruggeven tot en met 15 maart 2999.'),
  ).toBeInTheDocument()
})

test('once it is over, the policy says how it works', async () => {
  network([closed(700)])
  await open()
  expect(await screen.findByRole('link', { name: 'hoe herroepen werkt' })).toHaveAttribute(
    'href',
    '/pages/return-policy',
  )
  expect(screen.queryByRole('link', { name: 'Overeenkomst hier herroepen' })).toBeNull()
})

test('whoever has bought nothing is told what will be here', async () => {
  network([])
  await open()
  expect(await screen.findByRole('heading', { name: 'Nog niets betaald' })).toBeInTheDocument()
})

test('pages have addresses, and another page asks for its own', async () => {
  const { callsOf } = network([], {
    'GET /api/transactions.php': () => ({ body: { transactions: [closed(700)], total: 45 } }),
  })
  await open('/transactions?page=2')
  expect(await screen.findByRole('link', { name: 'Pagina 3' })).toHaveAttribute(
    'href',
    '/transactions?page=3',
  )
  expect(screen.getByRole('link', { name: 'Pagina 1' })).toHaveAttribute('href', '/transactions')
  expect(callsOf('GET /api/transactions.php')[0]?.query).toEqual({ page: 2 })
})

test('a failure can be tried again', async () => {
  let broken = true
  network([], {
    'GET /api/transactions.php': () =>
      broken
        ? refusal(403, 'forbidden', { message: 'Dit mag niet.' })
        : { body: { transactions: [closed(700)], total: 1 } },
  })
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Dit mag niet.')
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  expect(await screen.findByRole('region', { name: 'maart 2026' })).toBeInTheDocument()
})

test.each([
  ['payment-changed', { orderId: 500, status: 'charged_back' }],
  ['resync-needed', {}],
] as const)('what a payment became is read anew (%s)', async (name, payload) => {
  let transactions = [bought()]
  network([], { 'GET /api/transactions.php': () => ({ body: { transactions, total: transactions.length } }) })
  await open()
  await screen.findByText('Betaald')
  transactions = [closed(700, 'charged_back')]
  remote.say(name, payload)
  expect(await screen.findByText('Teruggeboekt')).toBeInTheDocument()
})

const history = [
  { what: 'ordered' as const, at: '2026-03-01T12:00:00.000Z', amount: null, transaction_id: null },
  { what: 'paid' as const, at: '2026-03-01T12:01:00.000Z', amount: euro('14.99'), transaction_id: 700 },
  { what: 'withdrawn' as const, at: '2026-04-02T09:30:00.000Z', amount: euro('14.99'), transaction_id: 701 },
]

test('one transaction: its bill, its VAT, its way, and its invoice to print', async () => {
  network([], {
    'GET /api/transaction.php': () => ({ body: { transaction: closed(700, 'refunded'), history } }),
  })
  await open('/transactions/700', { id: '700' })
  expect(await screen.findByRole('heading', { level: 1, name: '10 credits' })).toBeInTheDocument()
  const rows = screen.getAllByRole('row').map(plain)
  expect(rows).toEqual(['10 credits€ 14,99', 'Totaal€ 14,99', 'waarvan 21% btw€ 2,60'])
  const invoice = screen.getByRole('link', { name: 'Factuur bekijken en printen' })
  expect(invoice).toHaveAttribute('href', '/api/invoice.php?id=700')
  expect(invoice).toHaveAttribute('target', '_blank')
  const moments = within(screen.getByRole('region', { name: 'Hoe het ging' })).getAllByRole('listitem')
  expect(moments.map((moment) => moment.querySelector('p')?.textContent?.replace(/\s/g, ' '))).toEqual([
    'Besteld',
    'Betaald € 14,99',
    'Herroepen € 14,99',
  ])
  expect(screen.getByRole('link', { name: 'Creditnota' })).toHaveAttribute('href', '/transactions/701')
  expect(screen.queryByRole('link', { name: 'Factuur' })).toBeNull()
})

test('a transaction that can be withdrawn from leads to just that, and can be ordered again', async () => {
  network([], {
    'GET /api/transaction.php': () => ({ body: { transaction: bought(), history: history.slice(0, 2) } }),
  })
  await open('/transactions/700', { id: '700' })
  expect(await screen.findByRole('link', { name: 'Overeenkomst hier herroepen' })).toHaveAttribute(
    'href',
    '/transactions/700?withdraw=true',
  )
  expect(screen.getByRole('link', { name: 'Opnieuw bestellen' })).toHaveAttribute(
    'href',
    '/credits/repeat-order',
  )
})

test.each([
  ['somebody else’s', '/transactions/9', '9'],
  ['what is no number', '/transactions/x', 'x'],
])('%s is absent', async (_, path, id) => {
  network([])
  await open(path, { id })
  expect(await screen.findByRole('heading', { name: 'Deze transactie bestaat niet.' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Alle transacties' })).toHaveAttribute('href', '/transactions')
})
