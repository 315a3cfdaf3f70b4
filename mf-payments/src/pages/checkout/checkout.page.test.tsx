import { expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import type { PaymentMethod } from '@lonk/shared-api/schemas/order.ts'
import {
  exampleDiscount,
  exampleOrder,
  examplePayment,
  exampleUser,
} from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { wayBack } from '@lonk/shared-events/storage-register.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { products } from '../../testing/products.ts'
import { remote } from '../../testing/remote.ts'
import { CheckoutOrResult } from './checkout.page.tsx'

const method = (id: PaymentMethod['id'], label: string): PaymentMethod => ({
  id,
  label,
  icon: id,
  min: { amount: '0.01', currency: 'EUR' },
  max: { amount: '500.00', currency: 'EUR' },
  issuers: [],
})

const network = (routes: Record<string, FakeRoute> = {}) =>
  fakeApi(api, {
    'GET /api/products.php': () => ({ body: products() }),
    'GET /api/paymentmethods.php': () => ({
      body: {
        methods: [
          method('ideal', 'iDEAL | Wero'),
          method('paypal', 'PayPal'),
          method('applepay', 'Apple Pay'),
          method('directdebit', 'Incasso'),
        ],
      },
    }),
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
      params={params}
      leave={(url) => void left.push(url)}
    />,
    { path },
  )
  return { ...view, left }
}

const pay = () => userEvent.click(screen.getByRole('button', { name: 'Bestelling met betaalplicht' }))

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

test('nothing is chosen or ticked beforehand, and nothing is ordered without it', async () => {
  const { callsOf } = network()
  await open()
  for (const radio of await screen.findAllByRole('radio')) expect(radio).not.toBeChecked()
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  await pay()
  expect(screen.getByText('Kies een betaalmethode.')).toBeInTheDocument()
  expect(screen.getAllByText('Geef toestemming om verder te gaan.')).toHaveLength(2)
  expect(callsOf('POST /api/order.php')).toEqual([])
})

test('methods that this page or this device cannot do are not offered', async () => {
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
  expect(screen.getByText(/€\s13,49$/)).toBeInTheDocument()
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
  [410, 'discount_expired', 'Deze kortingscode is verlopen.'],
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
  expect(await screen.findByRole('heading', { name: 'Betaling mislukt' })).toBeInTheDocument()
  expect(callsOf('GET /api/order.php')[0]?.query).toEqual({ id: 500 })
})
