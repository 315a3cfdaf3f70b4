import { afterEach, expect, jest, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import {
  exampleBundle,
  exampleDiscount,
  exampleOrder,
  examplePayment,
  exampleUser,
} from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { orderUnderWay } from '@lonk/shared-events/storage-register.ts'
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
  remote.open(<Page routeName="credits" files="" params={{}} firstData={firstData} />, { path })

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
  expect(first).not.toContain('Onze aanrader')
  expect(second).toContain('Onze aanrader')
  expect(screen.getByText('Je hebt nog 2 credits.')).toBeInTheDocument()
  expect(screen.getByText(/word je ook premium/)).toBeInTheDocument()
})

test('the answer in the document is shown without a call', async () => {
  const { callsOf } = fakeApi(api, {})
  await open('/credits', sold)
  expect(screen.getByRole('link', { name: 'Kies 60 credits' })).toBeInTheDocument()
  expect(callsOf('GET /api/products.php')).toEqual([])
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

const gift = (id: number, credits: number) => ({
  id,
  slug: 'rose',
  name: 'Roos',
  image: 'gifts/rose.svg',
  credits,
  price_eur: '1.50',
  currency: 'EUR',
})

test('what a message, a photo and a gift cost is said in credits and in money, with the discount that runs', async () => {
  fakeApi(api, { 'GET /api/gifts.php': () => ({ body: { gifts: [gift(1, 1), gift(2, 10)] } }) })
  await open('/credits', { ...sold, discount: exampleDiscount() })
  const row = (name: RegExp) => words(screen.getByRole('row', { name }))
  expect(row(/^Een bericht/)).toBe('Een bericht sturen1 credit (€ 0,75 tot € 1,12)')
  expect(row(/^Een foto/)).toBe('Een foto sturen2 credits (€ 1,50 tot € 2,25)')
  expect(await screen.findByText('1 tot 10 credits', { exact: false })).toBeInTheDocument()
  expect(row(/^Een cadeau/)).toBe('Een cadeau sturen1 tot 10 credits (€ 0,75 tot € 11,24)')
})

test('however many bundles are marked, one is recommended, and the small one is as easy to take', async () => {
  fakeApi(api, {})
  const popular = sold.bundles.map((bundle) => ({ ...bundle, popular: true }))
  await open('/credits', { ...sold, bundles: popular })
  expect(screen.getAllByText('Onze aanrader')).toHaveLength(1)
  const [small, large] = screen.getAllByRole('link', { name: /^Kies \d+ credits/ })
  expect(small?.className).toBe(large?.className)
})

const tryCode = async (code: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Heb je een kortingscode?' }))
  await userEvent.click(screen.getByLabelText('Kortingscode'))
  await userEvent.paste(code)
  await userEvent.click(screen.getByRole('button', { name: 'Toepassen' }))
}

test('a code changes the prices of all bundles, is asked without the spaces around it, and is kept', async () => {
  const { callsOf } = fakeApi(api, {
    'GET /api/discountcode.php': () => ({
      body: { discountcode: exampleDiscount({ code: 'ZOMER10', value_percentage: 10 }) },
    }),
  })
  const view = await open('/credits', sold)
  await tryCode(' ZOMER 10 ')
  expect(await screen.findByText('ZOMER10: 10% korting', { exact: false })).toBeInTheDocument()
  expect(callsOf('GET /api/discountcode.php')[0]?.query).toEqual({ code: 'ZOMER10' })
  expect(screen.getAllByRole('listitem').map(words)[0]).toContain('€ 13,49')
  view.unmount()
  await open('/credits', sold)
  expect(await screen.findByText('ZOMER10: 10% korting', { exact: false })).toBeInTheDocument()
})

test('a code of one’s own takes the place of the welcome discount, which comes back without it', async () => {
  fakeApi(api, {
    'GET /api/discountcode.php': () => ({
      body: { discountcode: exampleDiscount({ code: 'ZOMER10', value_percentage: 10 }) },
    }),
  })
  await open('/credits', { ...sold, discount: exampleDiscount() })
  await tryCode('ZOMER10')
  await userEvent.click(await screen.findByRole('button', { name: /^ZOMER10: 10% korting/ }))
  const welcome = await screen.findByRole('button', { name: /^Welkomstkorting: 25% korting/ })
  await userEvent.click(welcome)
  expect(screen.getAllByRole('listitem').map(words)[0]).not.toContain('In plaats van')
  await userEvent.click(screen.getByRole('button', { name: 'Toch de welkomstkorting gebruiken' }))
  expect(screen.getAllByRole('listitem').map(words)[0]).toContain('€ 11,24')
})

test('an order that was paid meanwhile is said to be, with the way to its result', async () => {
  localStorage.setItem(orderUnderWay.key, JSON.stringify({ id: 500, isFirst: true }))
  fakeApi(api, {
    'GET /api/order.php': () => ({
      body: { order: exampleOrder({ state: 'completed' }), payment: examplePayment({ redirect_url: null }) },
    }),
  })
  await open('/credits', sold)
  expect(await screen.findByText('Gelukt, bedankt!')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Bekijk hoe het ermee staat' })).toHaveAttribute(
    'href',
    '/credits/1/ideal?order=500',
  )
})

test.each<[string, FakeRoute, string]>([
  [
    'does not exist',
    () => refusal(404, 'discount_not_found', { message: 'Deze kortingscode bestaat niet.' }),
    'Deze kortingscode bestaat niet.',
  ],
  [
    'was used',
    () => refusal(409, 'discount_used', { message: 'Deze kortingscode is al gebruikt.' }),
    'Deze kortingscode is al gebruikt.',
  ],
  [
    'has ended',
    () => refusal(410, 'discount_expired', { message: 'Deze kortingscode is verlopen.' }),
    'Deze kortingscode is verlopen.',
  ],
  [
    'is for another country',
    () => refusal(422, 'discount_not_applicable', { params: { reason: 'country' } }),
    'Deze kortingscode geldt niet in het land waar je betaalt.',
  ],
  [
    'is somebody else’s',
    () => refusal(422, 'discount_not_applicable', { params: { reason: 'user' } }),
    'Deze kortingscode is van iemand anders.',
  ],
  [
    'is for a first purchase',
    () => refusal(422, 'discount_not_applicable', { params: { reason: 'first_purchase' } }),
    'Deze kortingscode geldt alleen voor je eerste aankoop.',
  ],
  [
    'asks for more',
    () => refusal(422, 'discount_not_applicable', { params: { reason: 'minimum' } }),
    'Voor deze kortingscode is dit pakket te klein. Kies een groter pakket.',
  ],
  [
    'is for other methods',
    () => refusal(422, 'discount_not_applicable', { params: { reason: 'paymentmethod' } }),
    'Deze kortingscode geldt niet voor deze betaalmethode.',
  ],
  [
    'was tried too often',
    () => refusal(429, 'rate_limited', { message: 'Even rustig aan.' }),
    'Even rustig aan.',
  ],
])('a code that %s is refused in its own words, and stays to be mended', async (_, answer, message) => {
  fakeApi(api, { 'GET /api/discountcode.php': answer })
  await open('/credits', sold)
  await tryCode('NEE')
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(screen.getByLabelText('Kortingscode')).toHaveValue('NEE')
  expect(screen.getAllByRole('listitem').map(words)[0]).not.toContain('In plaats van')
})

test('who has not confirmed the address is told before choosing, and can correct it', async () => {
  remote.share({ user: exampleUser({ status: 'not_confirmed' }) })
  const wanted = remote.heard('refresh-requested')
  const { callsOf } = fakeApi(api, {
    'POST /api/activation-mail.php': () => ({ body: { sent_to: 'j***@example.org' } }),
  })
  await open('/credits', sold)
  expect(screen.getByText('Bevestig eerst je e-mailadres.')).toBeInTheDocument()
  expect(screen.getByText(/gestuurd naar jan@example\.test/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Het adres klopt niet' }))
  const send = screen.getByRole('button', { name: 'Stuur naar dit adres' })
  await userEvent.click(send)
  expect(screen.getByText('Ongeldige e-mail')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Het juiste e-mailadres'), 'jan@example.org')
  await userEvent.click(send)
  expect(await screen.findByText('De mail is verstuurd naar j***@example.org.')).toBeInTheDocument()
  expect(callsOf('POST /api/activation-mail.php').map(({ body }) => body)).toEqual([
    { email: 'jan@example.org' },
  ])
  expect(wanted).toEqual([{ parts: ['user'] }])
})

test('the day’s last mail is gone: that is said, and nothing is lost', async () => {
  remote.share({ user: exampleUser({ status: 'not_confirmed' }) })
  fakeApi(api, {
    'POST /api/activation-mail.php': () =>
      refusal(403, 'activation_mail_limit', { message: 'Er zijn vandaag al 3 activatiemails verstuurd.' }),
  })
  await open('/credits', sold)
  await userEvent.click(screen.getByRole('button', { name: 'Stuur de mail opnieuw' }))
  expect(await screen.findByText('Er zijn vandaag al 3 activatiemails verstuurd.')).toBeInTheDocument()
})

test('whoever has kept a card finds the last order again', async () => {
  remote.share({ user: exampleUser({ paid_user: true }) })
  fakeApi(api, {
    'GET /api/repeat-order.php': () => ({
      body: {
        available: true,
        bundle: exampleBundle(),
        method: { id: 3, label: 'Visa •••• 4242' },
        total: { amount: '14.99', currency: 'EUR' },
      },
    }),
  })
  await open('/credits?back=%2Fchats%2F3', sold)
  const link = await screen.findByRole('link', { name: 'Nog een keer' })
  expect(link).toHaveAttribute('href', '/credits/repeat-order?back=%2Fchats%2F3')
  expect(words(document.body)).toContain('10 credits voor € 14,99, met Visa •••• 4242')
})
