import { expect, test } from '@jest/globals'
import type { RepeatOrderOffer } from '@lonk/shared-api/calls/payments/repeat-order.schema.ts'
import { api } from '@lonk/shared-api/client.ts'
import {
  exampleBundle,
  exampleOrder,
  examplePayment,
  exampleUser,
} from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { products } from '../../testing/products.ts'
import { remote } from '../../testing/remote.ts'
import { RepeatOrder } from './repeat-order.page.tsx'

const again: RepeatOrderOffer = {
  available: true,
  bundle: exampleBundle(),
  method: { id: 3, label: 'Visa •••• 4242' },
  total: { amount: '14.99', currency: 'EUR' },
}

const network = (offer: RepeatOrderOffer, routes: Record<string, FakeRoute> = {}) =>
  fakeApi(api, {
    'GET /api/repeat-order.php': () => ({ body: offer }),
    'POST /api/repeat-order.php': () => ({
      status: 201,
      body: {
        order: exampleOrder({ state: 'completed', paymentmethod: 'creditcard' }),
        payment: examplePayment({ redirect_url: null }),
      },
    }),
    ...routes,
  })

const open = (paid = true) =>
  remote.open(
    <RepeatOrder
      routeName="credits-repeat-order"
      files=""
      params={{}}
      firstData={products()}
      leave={() => undefined}
    />,
    { path: '/credits/repeat-order?back=%2Fchats%2F3', state: { user: exampleUser({ paid_user: paid }) } },
  )

const pay = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Bestelling met betaalplicht/ }))
const tickAll = async () => {
  for (const box of screen.queryAllByRole('checkbox', { checked: false })) await userEvent.click(box)
}

test('the page is no bundle: it shows the last order, its card and its price, and asks both consents anew', async () => {
  const { callsOf } = network(again)
  await open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nog een keer bestellen')
  expect(await screen.findByText(/Je betaalt met Visa •••• 4242\./)).toBeInTheDocument()
  expect(screen.queryByText('Dit pakket bestaat niet meer.')).toBeNull()
  await pay()
  expect(screen.getAllByText('Geef toestemming om verder te gaan.')).toHaveLength(2)
  expect(callsOf('POST /api/repeat-order.php')).toEqual([])
})

test('the order is placed with its own key and leads to its result', async () => {
  const { callsOf } = network(again)
  const { visited } = await open()
  await screen.findByText(/Je betaalt met/)
  await tickAll()
  await pay()
  const [call] = callsOf('POST /api/repeat-order.php')
  expect(call?.body).toEqual({
    bundle_id: 1,
    saved_method_id: 3,
    terms_accepted: true,
    immediate_start: true,
    withdrawal_ack: true,
  })
  expect(call?.idempotencyKey).toBeTruthy()
  expect(visited).toEqual(['/credits/1/creditcard?order=500'])
  expect(callsOf('POST /api/track.php').map(({ body }) => body)).toEqual([
    { event: 'checkout', lander: 'credits' },
  ])
})

test('a card that is refused can be tried again as a new order, or PayPal taken instead', async () => {
  const { callsOf } = network(again, {
    'POST /api/repeat-order.php': () =>
      refusal(402, 'recurring_failed', {
        message: 'De betaling met je opgeslagen creditcard is mislukt.',
        params: { retry: true, alternative: 'paypal' },
      }),
  })
  await open()
  await screen.findByText(/Je betaalt met/)
  await tickAll()
  await pay()
  expect(await screen.findByRole('alert')).toHaveTextContent('is mislukt')
  expect(screen.getByRole('link', { name: 'Betaal met PayPal' })).toHaveAttribute(
    'href',
    '/credits/1/paypal?back=%2Fchats%2F3',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  const [first, second] = callsOf('POST /api/repeat-order.php').map((call) => call.idempotencyKey)
  expect(second).not.toBe(first)
})

test('a limit that is reached is said above the button', async () => {
  network(again, {
    'POST /api/repeat-order.php': () =>
      refusal(403, 'spend_limit_reached', { message: 'Je maandlimiet van € 50 is bereikt.' }),
  })
  await open()
  await screen.findByText(/Je betaalt met/)
  await tickAll()
  await pay()
  expect(await screen.findByText('Je maandlimiet van € 50 is bereikt.')).toBeInTheDocument()
})

test('a bundle that went while the page was open leads to those that are sold', async () => {
  network(again, { 'POST /api/repeat-order.php': () => refusal(422, 'bundle_gone') })
  await open()
  await screen.findByText(/Je betaalt met/)
  await tickAll()
  await pay()
  expect(await screen.findByText('Dit pakket bestaat niet meer.')).toBeInTheDocument()
})

test.each<[string, boolean, RepeatOrderOffer, string]>([
  ['who never bought', false, again, 'Na je eerste aankoop bestel je hier in één keer opnieuw.'],
  [
    'whose bundle is gone',
    true,
    { available: false, bundle: null, method: again.method, total: null },
    'Het pakket van je vorige bestelling is hier niet meer te koop.',
  ],
  [
    'who kept no card',
    true,
    { ...again, available: false, method: null },
    'Er is geen kaart bewaard. Bij je volgende aankoop kun je dat aanvinken.',
  ],
])('somebody %s is told so, and led to the bundles', async (_, paid, offer, words) => {
  network(offer)
  await open(paid)
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Bekijk de pakketten' })).toHaveAttribute(
    'href',
    '/credits?back=%2Fchats%2F3',
  )
})
