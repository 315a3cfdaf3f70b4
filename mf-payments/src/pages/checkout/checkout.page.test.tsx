import { expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import type { OrderState } from '@lonk/shared-api/schemas/order.ts'
import {
  exampleBundle,
  exampleDiscount,
  exampleOrder,
  examplePayment,
  exampleUser,
} from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { checkoutChoice, orderUnderWay, wayBack } from '@lonk/shared-events/storage-register.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { queryClient } from '../../server-state.ts'
import { exampleMethod } from '../../testing/methods.ts'
import { products } from '../../testing/products.ts'
import { remote } from '../../testing/remote.ts'
import { CheckoutOrResult } from './checkout.page.tsx'

const network = (routes: Record<string, FakeRoute> = {}) =>
  fakeApi(api, {
    'GET /api/products.php': () => ({ body: products() }),
    'GET /api/paymentmethods.php': () => ({
      body: {
        methods: [
          exampleMethod(),
          exampleMethod({ id: 'paypal', label: 'PayPal' }),
          exampleMethod({ id: 'applepay', label: 'Apple Pay' }),
        ],
      },
    }),
    'POST /api/track.php': () => ({ status: 204, body: undefined }),
    'POST /api/order.php': () => ({
      status: 201,
      body: { order: exampleOrder(), payment: examplePayment() },
    }),
    ...routes,
  })

const open = async (path = '/credits/1', params: Record<string, string> = { id: '1' }) => {
  const left: string[] = []
  const view = await remote.open(
    <CheckoutOrResult
      routeName="credits-id-paymentmethod"
      files=""
      params={params}
      leave={(url) => void left.push(url)}
    />,
    { path },
  )
  return { ...view, left }
}

const pay = () => userEvent.click(screen.getByRole('button', { name: /^Bestelling met betaalplicht/ }))

const fillIn = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: 'iDEAL | Wero' }))
  await userEvent.click(screen.getByRole('checkbox', { name: /meteen gebruiken/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /bedenktijd vervalt/ }))
}

test('a member orders, goes on to the provider, and the way back is kept for the return', async () => {
  const { callsOf } = network()
  const { left } = await open('/credits/1?back=%2Fchats%2F3')
  await fillIn()
  await pay()
  expect(left).toEqual(['https://pay.example.test/tr_1'])
  expect(sessionStorage.getItem(wayBack.key)).toBe('/chats/3')
  const [order] = callsOf('POST /api/order.php')
  expect(order?.body).toEqual({
    bundle_id: 1,
    paymentmethod: 'ideal',
    country: 'NL',
    terms_accepted: true,
    immediate_start: true,
    withdrawal_ack: true,
  })
  expect(order?.idempotencyKey).toBeTruthy()
})

test('what is usual is chosen beforehand, no consent is ticked, and nothing is ordered without them', async () => {
  const { callsOf } = network()
  await open()
  expect(await screen.findByRole('radio', { name: 'iDEAL | Wero' })).toBeChecked()
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  await pay()
  expect(screen.getAllByText('Geef toestemming om verder te gaan.')).toHaveLength(2)
  expect(callsOf('POST /api/order.php')).toEqual([])
})

test('each consent is given by itself: one of the two is not enough, and no press gives both', async () => {
  const { callsOf } = network()
  await open()
  const [starts, waives] = await screen.findAllByRole('checkbox')
  for (const [one, other] of [
    [starts, waives],
    [waives, starts],
  ]) {
    await userEvent.click(one as HTMLElement)
    expect(other).not.toBeChecked()
    await pay()
    expect(screen.getByText('Geef toestemming om verder te gaan.')).toBeInTheDocument()
    await userEvent.click(one as HTMLElement)
  }
  expect(callsOf('POST /api/order.php')).toEqual([])
})

test('the button that obliges to pay says how much, with the discount that runs', async () => {
  network({ 'GET /api/products.php': () => ({ body: products({ discount: exampleDiscount() }) }) })
  await open()
  const button = await screen.findByRole('button', { name: /^Bestelling met betaalplicht/ })
  expect(button.textContent?.replace(/\s/g, ' ')).toBe('Bestelling met betaalplicht € 11,24')
})

test.each([
  ['/credits/1?back=%2Fchats%2F3', 'Terug naar je gesprek', '/chats/3'],
  ['/credits/1?back=%2Fmembers', 'Terug', '/members'],
  ['/credits/1', 'Terug', '/credits'],
  ['/credits/1?back=https%3A%2F%2Felsewhere.test', 'Terug', '/credits'],
])('the way out of %s is %s', async (path, name, href) => {
  network()
  await open(path)
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
})

test('after a failed attempt the member says which other method it is', async () => {
  sessionStorage.setItem(checkoutChoice.key, JSON.stringify({ failed: true }))
  const { callsOf } = network()
  await open()
  for (const radio of await screen.findAllByRole('radio')) expect(radio).not.toBeChecked()
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  await pay()
  expect(screen.getByText('Kies een betaalmethode.')).toBeInTheDocument()
  expect(callsOf('POST /api/order.php')).toEqual([])
})

test('a method that this device cannot do is not offered', async () => {
  network()
  await open()
  const offered = await screen.findAllByRole('radio')
  expect(offered.map((radio) => radio.getAttribute('value'))).toEqual(['ideal', 'paypal'])
})

test('the method in the path is chosen', async () => {
  network()
  await open('/credits/1/paypal', { id: '1', paymentmethod: 'paypal' })
  expect(await screen.findByRole('radio', { name: 'PayPal' })).toBeChecked()
})

test('a lost answer is asked for again with the same key; a changed order has another', async () => {
  const { callsOf } = network({ 'POST /api/order.php': () => refusal(429, 'rate_limited') })
  await open()
  await fillIn()
  await pay()
  await pay()
  await userEvent.click(screen.getByRole('radio', { name: 'PayPal' }))
  await pay()
  const [first, second, third] = callsOf('POST /api/order.php').map((call) => call.idempotencyKey)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('a code is tried at once, comes off the total, and goes along', async () => {
  const { callsOf } = network({
    'GET /api/discountcode.php': ({ query }) =>
      query.code === 'WELKOM10'
        ? { body: { discountcode: exampleDiscount({ code: 'WELKOM10', value_percentage: 10 }) } }
        : refusal(404, 'discount_not_found', { message: 'Deze kortingscode bestaat niet.' }),
  })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Heb je een kortingscode?' }))
  await userEvent.type(screen.getByLabelText('Kortingscode'), 'NEE')
  await userEvent.click(screen.getByRole('button', { name: 'Toepassen' }))
  expect(await screen.findByText('Deze kortingscode bestaat niet.')).toBeInTheDocument()
  await userEvent.clear(screen.getByLabelText('Kortingscode'))
  await userEvent.type(screen.getByLabelText('Kortingscode'), 'WELKOM10')
  await userEvent.click(screen.getByRole('button', { name: 'Toepassen' }))
  expect(await screen.findByText('Korting WELKOM10')).toBeInTheDocument()
  expect(screen.getAllByText(/^€\s13,49$/)).toHaveLength(2)
  await fillIn()
  await pay()
  expect(callsOf('POST /api/order.php')[0]?.body).toMatchObject({ discountcode: 'WELKOM10' })
})

test('the welcome discount is applied by itself and can be taken away', async () => {
  const { callsOf } = network({
    'GET /api/products.php': () => ({ body: products({ discount: exampleDiscount() }) }),
  })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: /Kortingscode weghalen$/ }))
  await fillIn()
  await pay()
  expect(callsOf('POST /api/order.php')[0]?.body).not.toHaveProperty('discountcode')
})

test('the welcome discount is named in words, with the old price, and the code goes along', async () => {
  const { callsOf } = network({
    'GET /api/products.php': () => ({ body: products({ discount: exampleDiscount() }) }),
    'POST /api/order.php': () => ({
      status: 201,
      body: {
        order: exampleOrder({ total: { amount: '11.24', currency: 'EUR' } }),
        payment: examplePayment({ amount: '11.24' }),
      },
    }),
  })
  const { left } = await open()
  expect(await screen.findByText('Welkomstkorting')).toBeInTheDocument()
  expect(screen.queryByText(/TIMEBONUS25/)).toBeNull()
  await fillIn()
  await pay()
  expect(callsOf('POST /api/order.php')[0]?.body).toMatchObject({ discountcode: 'TIMEBONUS25' })
  expect(left).toHaveLength(1)
})

test('a code that the order refuses no longer counts: the price rises in sight, and nothing is paid', async () => {
  network({
    'GET /api/products.php': () => ({ body: products({ discount: exampleDiscount() }) }),
    'POST /api/order.php': () =>
      refusal(410, 'discount_expired', { message: 'Deze kortingscode is verlopen.' }),
  })
  const { left } = await open()
  await fillIn()
  expect(screen.getByText(/Je betaalt/)).toHaveTextContent(/11,24/)
  await pay()
  expect(await screen.findByText('Deze kortingscode is verlopen.')).toBeInTheDocument()
  expect(screen.getByText(/Je betaalt/)).toHaveTextContent(/14,99/)
  expect(left).toEqual([])
})

test('a price that has changed since it was shown is said before anybody pays it', async () => {
  const { callsOf } = network({
    'POST /api/order.php': () => ({
      status: 201,
      body: {
        order: exampleOrder({ total: { amount: '16.99', currency: 'EUR' } }),
        payment: examplePayment({ amount: '16.99' }),
      },
    }),
    'DELETE /api/order.php': () => ({ body: { order: exampleOrder({ state: 'cancelled' }) } }),
  })
  const { left } = await open()
  await fillIn()
  await pay()
  expect(await screen.findByText(/De prijs is veranderd: het is nu €\s16,99\./)).toBeInTheDocument()
  expect(left).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }))
  expect(await screen.findByText(/Je kunt nu opnieuw bestellen/)).toBeInTheDocument()
  expect(callsOf('DELETE /api/order.php')[0]?.body).toEqual({ id: 500 })
})

test('two clicks in one are one order', async () => {
  const { callsOf } = network()
  await open()
  await fillIn()
  const button = screen.getByRole('button', { name: /^Bestelling met betaalplicht/ })
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(callsOf('POST /api/order.php')).toHaveLength(1))
})

test('a reload in the middle of ordering asks for the same order again', async () => {
  const { callsOf } = network({ 'POST /api/order.php': () => refusal(429, 'rate_limited') })
  const view = await open()
  await fillIn()
  await pay()
  view.unmount()
  await open()
  await screen.findByRole('radio', { name: 'iDEAL | Wero' })
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  await pay()
  const [first, second] = callsOf('POST /api/order.php').map((call) => call.idempotencyKey)
  expect(second).toBe(first)
})

test('method and code are found again by whoever comes back, consents are asked anew', async () => {
  network({
    'GET /api/discountcode.php': () => ({
      body: { discountcode: exampleDiscount({ code: 'WELKOM10', value_percentage: 10 }) },
    }),
  })
  const view = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Heb je een kortingscode?' }))
  await userEvent.type(screen.getByLabelText('Kortingscode'), 'WELKOM10')
  await userEvent.click(screen.getByRole('button', { name: 'Toepassen' }))
  await screen.findByText('Korting WELKOM10')
  await fillIn()
  view.unmount()
  await open()
  expect(await screen.findByRole('radio', { name: 'iDEAL | Wero' })).toBeChecked()
  expect(await screen.findByText('Korting WELKOM10')).toBeInTheDocument()
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
})

test('the terms open above the page, and nothing that was chosen is lost', async () => {
  network({
    'GET /api/page.php': ({ query }) => ({
      body: {
        title: 'Algemene voorwaarden',
        description: 'Wat we afspreken.',
        html: `<p>Over ${String(query.name)}.</p>`,
        contents: [],
        lang: 'nl',
        version: 1,
        updated_at: '2026-03-01T12:00:00.000Z',
      },
    }),
  })
  const { visited } = await open()
  await fillIn()
  await userEvent.click(screen.getByRole('link', { name: 'voorwaarden' }))
  const dialog = await screen.findByRole('dialog', { name: 'Algemene voorwaarden' })
  expect(dialog).toHaveTextContent('Over terms.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sluiten' }))
  expect(visited).toEqual([])
  expect(screen.getByRole('radio', { name: 'iDEAL | Wero' })).toBeChecked()
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked()
})

const offer = (...methods: ReturnType<typeof exampleMethod>[]) => ({
  'GET /api/paymentmethods.php': () => ({ body: { methods } }),
})

test('a method that cannot take the price stays in sight, and says what it takes', async () => {
  network(offer(exampleMethod({ max: { amount: '10.00', currency: 'EUR' } })))
  await open('/credits/1/ideal', { id: '1', paymentmethod: 'ideal' })
  const radio = await screen.findByRole('radio', { name: /iDEAL/ })
  expect(radio).toBeDisabled()
  expect(radio).not.toBeChecked()
  expect(screen.getByText(/tot €\s10,00 per betaling/)).toBeInTheDocument()
})

test('another country brings its methods, and as many credits as they cost there', async () => {
  const wishes = remote.heard('country-requested')
  const { callsOf } = network({
    'GET /api/products.php': ({ query }) => ({
      body:
        query.country === 'BE'
          ? products({ country: 'BE', bundles: [exampleBundle({ id: 41 })] })
          : products(),
    }),
  })
  const { visited } = await open('/credits/1/paypal?back=%2Fchats%2F3', { id: '1', paymentmethod: 'paypal' })
  const country = await screen.findByRole('combobox', { name: 'Land waarin je betaalt' })
  expect(country).toHaveValue('NL')
  await userEvent.selectOptions(country, 'België')
  expect(wishes).toEqual([{ country: 'BE' }])
  remote.share({ chosenCountry: 'BE' })
  await waitFor(() => expect(visited).toEqual(['/credits/41/paypal?back=%2Fchats%2F3']))
  expect(callsOf('GET /api/products.php').at(-1)?.query).toEqual({ country: 'BE' })
})

test('a country that does not count is said to, with the one that does', async () => {
  network()
  remote.share({ chosenCountry: 'DE' })
  await open()
  expect(
    await screen.findByText(
      'Betalen zoals in Duitsland kan alleen terwijl je daar bent. Je betaalt nu zoals in Nederland.',
    ),
  ).toBeInTheDocument()
})

test('a bank is asked for where there is a list of banks, and goes along', async () => {
  const banks = [{ id: 'bank_a', name: 'Bank A' }]
  const { callsOf } = network(
    offer(exampleMethod({ issuers: banks }), exampleMethod({ id: 'paypal', label: 'PayPal' })),
  )
  await open()
  await userEvent.click(await screen.findByRole('radio', { name: 'PayPal' }))
  expect(screen.queryByLabelText('Je bank')).toBeNull()
  await fillIn()
  await userEvent.selectOptions(screen.getByLabelText('Je bank'), 'Bank A')
  await pay()
  expect(callsOf('POST /api/order.php')[0]?.body).toMatchObject({ issuer: 'bank_a' })
})

test('a card is kept for the next time only where that is ticked', async () => {
  const { callsOf } = network(
    offer(exampleMethod({ id: 'creditcard', label: 'Visa, Mastercard', keepable: true })),
  )
  await open()
  await userEvent.click(await screen.findByRole('radio', { name: 'Visa, Mastercard' }))
  expect(screen.getByRole('checkbox', { name: /Bewaar deze kaart/ })).not.toBeChecked()
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  await pay()
  expect(callsOf('POST /api/order.php')[0]?.body).toMatchObject({ save_method: true })
})

test('a kept card pays at once; where it is refused that is said at the methods, and the next try is a new one', async () => {
  const { callsOf } = network({
    ...offer(exampleMethod({ id: 'creditcard', keepable: true, saved: { id: 7, label: 'Visa •••• 4242' } })),
    'POST /api/order.php': () =>
      refusal(402, 'recurring_failed', {
        message: 'De betaling met je opgeslagen creditcard is mislukt.',
        params: { retry: true, alternative: 'paypal' },
      }),
  })
  await open()
  await userEvent.click(await screen.findByRole('radio', { name: 'Visa •••• 4242' }))
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  await pay()
  expect(await screen.findByText('De betaling met je opgeslagen creditcard is mislukt.')).toBeInTheDocument()
  await pay()
  const calls = callsOf('POST /api/order.php')
  expect(calls[0]?.body).toMatchObject({ paymentmethod: 'creditcard', saved_method_id: 7 })
  expect(calls[1]?.idempotencyKey).not.toBe(calls[0]?.idempotencyKey)
})

test('direct debit goes on to its own form, with bundle, code and way back', async () => {
  network({
    ...offer(exampleMethod({ id: 'directdebit', label: 'Automatische incasso' })),
    'GET /api/products.php': () => ({ body: products({ discount: exampleDiscount() }) }),
  })
  await open('/credits/1/directdebit?back=%2Fchats%2F3', { id: '1', paymentmethod: 'directdebit' })
  expect(await screen.findByRole('link', { name: 'Verder met automatische incasso' })).toHaveAttribute(
    'href',
    '/directdebit?bundle_id=1&discountcode=TIMEBONUS25&back=%2Fchats%2F3',
  )
  expect(screen.queryByRole('button', { name: /^Bestelling met betaalplicht/ })).toBeNull()
})

test('Apple Pay is offered on devices that have it', async () => {
  let can = false
  Object.assign(window, { ApplePaySession: Object.assign(() => undefined, { canMakePayments: () => can }) })
  network()
  const view = await open()
  expect(await screen.findByRole('radio', { name: 'PayPal' })).toBeInTheDocument()
  expect(screen.queryByRole('radio', { name: 'Apple Pay' })).toBeNull()
  view.unmount()
  can = true
  queryClient.clear()
  await open()
  expect(await screen.findByRole('radio', { name: 'Apple Pay' })).toBeInTheDocument()
  Reflect.deleteProperty(window, 'ApplePaySession')
})

test('whoever left in the middle of paying finds the order again, in any tab', async () => {
  localStorage.setItem(orderUnderWay.key, JSON.stringify({ id: 500, isFirst: true }))
  network({
    'GET /api/order.php': () => ({ body: { order: exampleOrder(), payment: examplePayment() } }),
  })
  const { left } = await open()
  expect(await screen.findByText(/Je bestelde 10 credits voor €\s14,99/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Verder met betalen' }))
  expect(left).toEqual(['https://pay.example.test/tr_1'])
})

test.each<OrderState>(['cancelled', 'expired', 'failed'])(
  'an order that is %s meanwhile is not spoken of any more',
  async (state) => {
    localStorage.setItem(orderUnderWay.key, JSON.stringify({ id: 500, isFirst: true }))
    network({
      'GET /api/order.php': () => ({ body: { order: exampleOrder({ state }), payment: examplePayment() } }),
    })
    await open()
    await waitFor(() => expect(localStorage.getItem(orderUnderWay.key)).toBeNull())
    expect(screen.queryByText('Er staat nog een betaling open.')).toBeNull()
  },
)

test('a checkout is counted once, however often it is opened before an order', async () => {
  const { callsOf } = network()
  const view = await open()
  await screen.findByRole('radio', { name: 'PayPal' })
  view.unmount()
  await open()
  await screen.findByRole('radio', { name: 'PayPal' })
  expect(callsOf('POST /api/track.php').map(({ body }) => body)).toEqual([
    { event: 'checkout', lander: 'credits' },
  ])
})

test('an open payment can be gone on with', async () => {
  network({
    'POST /api/order.php': () => refusal(409, 'order_open', { params: { order_id: 499 } }),
    'GET /api/order.php': ({ query }) => ({
      body: {
        order: exampleOrder({ id: Number(query.id) }),
        payment: examplePayment({ redirect_url: 'https://pay.example.test/old' }),
      },
    }),
  })
  const { left } = await open()
  await fillIn()
  await pay()
  await userEvent.click(await screen.findByRole('button', { name: 'Verder met betalen' }))
  expect(left).toEqual(['https://pay.example.test/old'])
})

test('an open payment can be given up', async () => {
  const { callsOf } = network({
    'POST /api/order.php': () => refusal(409, 'order_open', { params: { order_id: 499 } }),
    'GET /api/order.php': () => ({ body: { order: exampleOrder({ id: 499 }), payment: examplePayment() } }),
    'DELETE /api/order.php': () => ({ body: { order: exampleOrder({ state: 'cancelled' }) } }),
  })
  await open()
  await fillIn()
  await pay()
  await userEvent.click(await screen.findByRole('button', { name: 'Annuleren' }))
  expect(await screen.findByText(/Je kunt nu opnieuw bestellen/)).toBeInTheDocument()
  expect(callsOf('DELETE /api/order.php')[0]?.body).toEqual({ id: 499 })
})

test.each([
  [403, 'paymentmethod_blocked', 'Deze betaalmethode kan niet. Kies een andere.'],
  [403, 'spend_limit_reached', 'Je maandlimiet van € 50 is bereikt.'],
])('%i %s is said in place and loses nothing', async (status, code, message) => {
  network({ 'POST /api/order.php': () => refusal(status, code, { message }) })
  const { left } = await open()
  await fillIn()
  await pay()
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'iDEAL | Wero' })).toBeChecked()
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked()
  expect(left).toEqual([])
})

test('who has not confirmed the address is told before ordering, and can have the mail again', async () => {
  remote.share({ user: exampleUser({ status: 'not_confirmed' }) })
  network({ 'POST /api/activation-mail.php': () => ({ body: { sent_to: 'jan@example.test' } }) })
  await open()
  expect(await screen.findByText('Bevestig eerst je e-mailadres.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Stuur de mail opnieuw' }))
  expect(await screen.findByText('De mail is verstuurd naar jan@example.test.')).toBeInTheDocument()
})

test('a bundle that is not sold any more leads to those that are', async () => {
  network()
  await open('/credits/99', { id: '99' })
  expect(await screen.findByText('Dit pakket bestaat niet meer.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Bekijk de pakketten' })).toHaveAttribute('href', '/credits')
})

test('the address that the provider returns to shows the outcome of that order', async () => {
  const { callsOf } = network({
    'GET /api/order.php': () => ({
      body: { order: exampleOrder({ state: 'cancelled' }), payment: examplePayment() },
    }),
  })
  await open('/credits/1/ideal?order=500', { id: '1', paymentmethod: 'ideal' })
  expect(await screen.findByRole('heading', { name: 'Betaling geannuleerd' })).toBeInTheDocument()
  expect(callsOf('GET /api/order.php')[0]?.query).toEqual({ id: 500 })
})
