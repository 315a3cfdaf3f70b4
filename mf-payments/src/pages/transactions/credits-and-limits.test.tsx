import { expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { remote } from '../../testing/remote.ts'
import { euro } from '../../testing/transactions.ts'
import { Page } from './transactions.page.tsx'

const open = (show: string) =>
  remote.open(<Page routeName="transactions-id" files="" params={{}} />, {
    path: `/transactions?show=${show}`,
  })

const plain = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ')

test('every credit with its cause, its value and what was left', async () => {
  fakeApi(api, {
    'GET /api/ledger.php': () => ({
      body: {
        total: 3,
        balance: 9,
        entries: [
          {
            id: 3,
            kind: 'message',
            delta: -1,
            balance_after: 9,
            eur_value: euro('-1.50'),
            ref: { type: 'message', id: 8 },
            created_at: '2026-03-01T18:05:00.000Z',
          },
          {
            id: 1,
            kind: 'signup',
            delta: 2,
            balance_after: 2,
            eur_value: null,
            ref: null,
            created_at: '2026-03-01T12:00:00.000Z',
          },
        ],
      },
    }),
  })
  await open('credits')
  const [message, signup] = await screen.findAllByRole('listitem')
  expect(message && plain(message)).toMatch(/^Bericht gestuurd− 1.*waarde € 1,50nog 9$/)
  expect(signup && plain(signup)).toMatch(/^Welkomstcredits\+ 2[^€]*nog 2$/)
  expect(screen.getByText('Je hebt nog 9 credits.')).toBeInTheDocument()
})

const state = {
  limit: euro('50.00'),
  pending: null,
  site_limit: null,
  spent: euro('14.99'),
  currency: 'EUR',
}
const card = {
  id: 4,
  paymentmethod: 'creditcard',
  label: 'Visa •••• 4242',
  expires: '2030-12-31',
  created_at: '2026-03-01T12:00:00.000Z',
}

const limits = (routes: Record<string, FakeRoute> = {}) =>
  fakeApi(api, {
    'GET /api/spend-limit.php': () => ({ body: state }),
    'GET /api/saved-methods.php': () => ({ body: { methods: [card] } }),
    'PUT /api/spend-limit.php': () => ({ body: { limit: euro('20.00'), pending: null } }),
    'DELETE /api/saved-methods.php': () => ({ body: { methods: [] } }),
    ...routes,
  })

test('a limit is set as it is typed at home, and it is said from when it counts', async () => {
  const { callsOf } = limits()
  await open('limits')
  await userEvent.type(await screen.findByLabelText('Nieuwe limiet (EUR)'), '20,5')
  await userEvent.click(screen.getByRole('button', { name: 'Limiet instellen' }))
  expect(await screen.findByText('Je limiet is aangepast.')).toBeInTheDocument()
  expect(callsOf('PUT /api/spend-limit.php')[0]?.body).toEqual({ month_limit: euro('20.50') })
})

test('a raise says the day from which it counts', async () => {
  const pending = { limit: euro('90.00'), from: '2026-03-08T12:00:00.000Z' }
  limits({
    'GET /api/spend-limit.php': () => ({ body: { ...state, pending } }),
    'PUT /api/spend-limit.php': () => ({ body: { limit: euro('50.00'), pending } }),
  })
  await open('limits')
  expect((await screen.findByText(/Vanaf 8 maart 2026/)).textContent?.replace(/\s/g, ' ')).toBe(
    'Vanaf 8 maart 2026 wordt je limiet € 90,00.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Geen eigen limiet' }))
  expect(await screen.findByText('Je limiet wordt over zeven dagen aangepast.')).toBeInTheDocument()
})

test('what is no amount is not sent', async () => {
  const { callsOf } = limits()
  await open('limits')
  await userEvent.type(await screen.findByLabelText('Nieuwe limiet (EUR)'), 'veel')
  await userEvent.click(screen.getByRole('button', { name: 'Limiet instellen' }))
  expect(await screen.findByText('Vul een bedrag in, bijvoorbeeld 25.')).toBeInTheDocument()
  expect(callsOf('PUT /api/spend-limit.php')).toEqual([])
})

test('a kept card is forgotten by its name, and then there is none', async () => {
  const { callsOf } = limits()
  await open('limits')
  await userEvent.click(await screen.findByRole('button', { name: 'Visa •••• 4242 vergeten' }))
  expect(await screen.findByText('Je hebt geen kaart laten bewaren.')).toBeInTheDocument()
  expect(callsOf('DELETE /api/saved-methods.php')[0]?.body).toEqual({ id: 4 })
})

test('a card that was not forgotten is still there, and it is said', async () => {
  limits({
    'DELETE /api/saved-methods.php': () =>
      refusal(404, 'no_saved_method', { message: 'Er is geen betaalmethode opgeslagen.' }),
  })
  await open('limits')
  await userEvent.click(await screen.findByRole('button', { name: 'Visa •••• 4242 vergeten' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Er is geen betaalmethode opgeslagen.')
  expect(screen.getByText('Visa •••• 4242')).toBeInTheDocument()
})
