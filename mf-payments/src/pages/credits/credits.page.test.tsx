import { afterEach, expect, jest, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleBundle, exampleDiscount } from '@lonk/shared-api/testing/examples.ts'
import { fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { products } from '../../testing/products.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './credits.page.tsx'

const sold = products({
  bundles: [
    exampleBundle(),
    exampleBundle({
      id: 3,
      credits: 60,
      price: { amount: '59.99', currency: 'EUR' },
      price_per_message: { amount: '1.00', currency: 'EUR' },
      popular: true,
    }),
  ],
})

const now = new Date('2026-03-01T12:00:00.000Z')

afterEach(() => {
  jest.useRealTimers()
})

const open = (path = '/credits', firstData?: unknown) =>
  remote.open(<Page routeName="credits" params={{}} firstData={firstData} />, { path })

/** What a reader sees: Intl puts spaces of its own kind into amounts. */
const words = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ') ?? ''

test('offers are asked for by the country that was chosen in this browser, anew when it changes', async () => {
  const { callsOf } = fakeApi(api, { 'GET /api/products.php': () => ({ body: sold }) })
  await open()
  await screen.findByRole('link', { name: 'Kies 10 credits' })
  remote.share({ chosenCountry: 'BE' })
  await waitFor(() => expect(callsOf('GET /api/products.php')).toHaveLength(2))
  expect(callsOf('GET /api/products.php').map(({ query }) => query)).toEqual([{}, { country: 'BE' }])
})

test('each bundle says its price, what a message costs, and leads to its checkout with the way back', async () => {
  fakeApi(api, { 'GET /api/products.php': () => ({ body: sold }) })
  await open('/credits?back=%2Fchats%2F3')
  const link = await screen.findByRole('link', { name: 'Kies 10 credits' })
  expect(link).toHaveAttribute('href', '/credits/1?back=%2Fchats%2F3')
  const [first, second] = screen.getAllByRole('listitem').map(words)
  expect(first).toContain('€ 14,99')
  expect(first).toContain('€ 1,50 per bericht')
  expect(first).not.toContain('Meest gekozen')
  expect(second).toContain('Meest gekozen')
  expect(screen.getByText('Je hebt nog 2 credits.')).toBeInTheDocument()
  expect(screen.getByText(/word je ook premium/)).toBeInTheDocument()
})

test('the answer in the document is shown without a call', async () => {
  const { calls } = fakeApi(api, {})
  await open('/credits', sold)
  expect(screen.getByRole('link', { name: 'Kies 60 credits' })).toBeInTheDocument()
  expect(calls).toEqual([])
})

test('a running discount shows old and new price until the second it ends by the clock of the server', async () => {
  jest.useFakeTimers({ now })
  // This device is ten minutes slow.
  remote.share({ clockOffset: 600_000 })
  const discount = exampleDiscount({ expires: '2026-03-01T13:10:00.000Z' })
  fakeApi(api, {})
  await open('/credits', { ...sold, discount })
  const [first] = screen.getAllByRole('listitem')
  if (!first) throw new Error('no bundle')
  expect(words(first)).toContain('In plaats van € 14,99')
  expect(words(first)).toContain('€ 11,24')
  expect(words(first)).toContain('€ 1,12 per bericht')
  expect(screen.getByRole('timer')).toHaveTextContent('01:00:00')
  act(() => jest.advanceTimersByTime(3_599_000))
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:01')
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(words(first)).not.toContain('€ 11,24')
  expect(words(first)).toContain('€ 14,99')
})

test('what fails is said, and may be tried again', async () => {
  const { answer } = fakeApi(api, {
    'GET /api/products.php': () => refusal(429, 'rate_limited', { message: 'Even rustig aan.' }),
  })
  await open()
  const problem = await screen.findByRole('alert')
  expect(problem).toHaveTextContent('Even rustig aan.')
  answer('GET /api/products.php', () => ({ body: sold }))
  await userEvent.click(within(problem).getByRole('button', { name: 'Opnieuw proberen' }))
  expect(await screen.findByRole('link', { name: 'Kies 10 credits' })).toBeInTheDocument()
})
