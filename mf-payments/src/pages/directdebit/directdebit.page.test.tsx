import { afterEach, expect, jest, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import {
  exampleDiscount,
  exampleOrder,
  examplePayment,
  exampleTransaction,
  exampleUser,
} from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { products } from '../../testing/products.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './directdebit.page.tsx'

const mandateText = 'Hiermee machtig ik Lonk Demo B.V. om eenmalig € 14,99 van mijn rekening af te schrijven.'
const mandate = {
  reference: 'LONK-L2026-000500',
  creditor_id: 'NL00ZZZ000000000000',
  signed_at: '2026-03-01T12:00:00.000Z',
  collection_date: '2026-03-03',
}

const signed = (state: 'completed' | 'pending') => ({
  status: 201,
  body: {
    order: exampleOrder({ state, paymentmethod: 'directdebit' }),
    payment: examplePayment({ redirect_url: null }),
    mandate,
  },
})

const network = (routes: Record<string, FakeRoute> = {}) =>
  fakeApi(api, {
    'GET /api/products.php': () => ({ body: products() }),
    'POST /api/directdebit-otp.php': () => ({
      body: { sent_to_masked: '+31 •••••• 78', expires_in: 600, mandate_text: mandateText },
    }),
    'POST /api/directdebit.php': () => signed('completed'),
    ...routes,
  })

const open = (query = 'bundle_id=1') =>
  remote.open(<Page routeName="directdebit" files="" params={{}} />, { path: `/directdebit?${query}` })

const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)

const fillIn = async ({ iban = 'NL91ABNA0417164300', phone = '06 1234 5678' } = {}) => {
  await type('Naam van de rekeninghouder', 'A. de Vries')
  await type('IBAN', iban)
  await type('Straat', 'Voorstraat')
  await type('Huisnummer', '12a')
  await type('Postcode', '3512 AN')
  await type('Plaats', 'Utrecht')
  await type('Mobiel nummer', phone)
  await userEvent.click(screen.getByRole('button', { name: 'Stuur mij een code' }))
}

const sign = async (code = '123456') => {
  await type('Code uit de sms', code)
  for (const box of screen.getAllByRole('checkbox'))
    if (!(box as HTMLInputElement).checked) await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: /^Bestelling met betaalplicht/ }))
}

afterEach(() => {
  jest.useRealTimers()
})

test('account, code and mandate: the credits are there, and when it is collected is said', async () => {
  const { callsOf } = network()
  const settled = remote.heard('payment-settled')
  await open()
  await fillIn()
  expect(await screen.findByRole('region', { name: 'Je machtiging' })).toHaveTextContent(mandateText)
  expect(screen.getByText('We hebben een code gestuurd naar +31 •••••• 78.')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Stap 2 van 2' })).toHaveFocus()
  expect(callsOf('POST /api/directdebit-otp.php')[0]?.body).toEqual({ phone: '+31612345678', bundle_id: 1 })
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  await sign()
  expect(await screen.findByRole('heading', { name: 'Gelukt, bedankt!' })).toHaveFocus()
  expect(screen.getByText('3 maart 2026')).toBeInTheDocument()
  expect(screen.getByText('LONK-L2026-000500')).toBeInTheDocument()
  expect(callsOf('POST /api/directdebit.php')[0]?.body).toEqual({
    otp: '123456',
    account_holder: 'A. de Vries',
    iban: 'NL91 ABNA 0417 1643 00',
    street: 'Voorstraat',
    house_number: '12a',
    zip: '3512 AN',
    city: 'Utrecht',
    phone: '+31612345678',
    bundle_id: 1,
    mandate_accepted: true,
    terms_accepted: true,
    immediate_start: true,
    withdrawal_ack: true,
  })
  expect(settled).toEqual([{ orderId: 500, status: 'completed' }])
})

test('whoever has paid by it goes on reading what was signed: the page does not begin anew', async () => {
  let asked = 0
  network({
    // The second time nothing is answered yet.
    'GET /api/products.php': () => (asked++ === 0 ? { body: products() } : new Promise(() => undefined)),
  })
  await open()
  await fillIn()
  await screen.findByLabelText('Code uit de sms')
  await sign()
  await screen.findByRole('heading', { name: 'Gelukt, bedankt!' })
  await act(async () => remote.share({ user: exampleUser({ paid_user: true, credits: 12 }) }))
  expect(asked).toBe(2)
  expect(screen.getByRole('heading', { name: 'Gelukt, bedankt!' })).toBeInTheDocument()
})

test('a later one waits for its money, and says so', async () => {
  network({ 'POST /api/directdebit.php': () => signed('pending') })
  const settled = remote.heard('payment-settled')
  await open()
  await fillIn()
  await sign()
  expect(await screen.findByRole('heading', { name: 'Je machtiging is ontvangen' })).toBeInTheDocument()
  expect(settled).toEqual([])
})

test('an account number is judged while it is typed', async () => {
  network()
  await open()
  const field = await screen.findByLabelText('IBAN')
  await userEvent.type(field, 'nl91abna04171643')
  expect(field).toHaveValue('NL91 ABNA 0417 1643')
  expect(screen.queryByText('Dit IBAN klopt niet.')).toBeNull()
  await userEvent.type(field, '01')
  expect(screen.getByText('Dit IBAN klopt niet.')).toBeInTheDocument()
  await userEvent.type(field, '{Backspace}0')
  expect(screen.queryByText('Dit IBAN klopt niet.')).toBeNull()
  expect(screen.getByRole('img', { name: 'Dit IBAN klopt' })).toBeInTheDocument()
})

test('nothing is sent with an empty form or a phone that cannot be one', async () => {
  const { callsOf } = network()
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Stuur mij een code' }))
  expect(screen.getAllByText('Vul dit in.')).toHaveLength(7)
  expect(screen.getByLabelText('Naam van de rekeninghouder')).toHaveFocus()
  await fillIn({ phone: '06 12' })
  expect(screen.getByText('Dit mobiele nummer klopt niet.')).toBeInTheDocument()
  expect(callsOf('POST /api/directdebit-otp.php')).toEqual([])
})

test('a wrong code says how often it may still be tried, and goes when it is another one', async () => {
  let left = 4
  network({
    'POST /api/directdebit.php': () =>
      refusal(422, 'otp_invalid', {
        message: 'Code ongeldig',
        params: { tries_left: left },
        fields: { otp: { code: 'otp_invalid', message: 'Code ongeldig' } },
      }),
  })
  await open()
  await fillIn()
  await sign('111111')
  expect(await screen.findByText('Code ongeldig. Je kunt het nog 4 keer proberen.')).toBeInTheDocument()
  expect(screen.getByLabelText('Code uit de sms')).toHaveFocus()
  left = 0
  await userEvent.clear(screen.getByLabelText('Code uit de sms'))
  expect(screen.queryByText(/Code ongeldig/)).toBeNull()
  await sign('222222')
  expect(await screen.findByText('Code ongeldig. Vraag een nieuwe code aan.')).toBeInTheDocument()
})

test('another code can be asked for after a minute', async () => {
  const { callsOf } = network()
  await open()
  await fillIn()
  const waiting = await screen.findByRole('button', { name: /^Nieuwe code over/ })
  await userEvent.click(waiting)
  expect(callsOf('POST /api/directdebit-otp.php')).toHaveLength(1)
  const later = Date.now() + 61_000
  jest.spyOn(Date, 'now').mockImplementation(() => later)
  const again = await screen.findByRole('button', { name: 'Stuur een nieuwe code' })
  jest.restoreAllMocks()
  await userEvent.click(again)
  expect(callsOf('POST /api/directdebit-otp.php')).toHaveLength(2)
  const [first, second] = callsOf('POST /api/directdebit-otp.php').map(({ idempotencyKey }) => idempotencyKey)
  expect(second).not.toBe(first)
})

test('what the server says of the account leads back to its field, with the rest as it was', async () => {
  network({
    'POST /api/directdebit.php': () =>
      refusal(422, 'iban_country', {
        message: 'Rekeningen uit dit land kunnen niet worden geïncasseerd.',
        fields: {
          iban: { code: 'iban_country', message: 'Rekeningen uit dit land kunnen niet worden geïncasseerd.' },
        },
      }),
  })
  await open()
  await fillIn()
  await sign()
  expect(
    await screen.findByText('Rekeningen uit dit land kunnen niet worden geïncasseerd.'),
  ).toBeInTheDocument()
  expect(screen.getByLabelText('Naam van de rekeninghouder')).toHaveValue('A. de Vries')
})

test.each([
  [
    'directdebit_limit',
    'Je hebt de limiet voor automatische incasso bereikt. Kies een andere betaalmethode.',
  ],
  ['directdebit_blocked', 'Je account is geblokkeerd voor automatische incasso.'],
] as const)('%s ends here, with the same bundle in another way', async (code, message) => {
  network({ 'POST /api/directdebit-otp.php': () => refusal(403, code, { message }) })
  await open('bundle_id=1&back=%2Fchats%2F3')
  await fillIn()
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Andere betaalmethode' })).toHaveAttribute(
    'href',
    '/credits/1?back=%2Fchats%2F3',
  )
})

test('whoever is blocked is told before they fill in anything', async () => {
  network()
  remote.share({ user: exampleUser({ directdebit_blocked: true }) })
  await open()
  expect(await screen.findByText('Je account is geblokkeerd voor automatische incasso.')).toBeInTheDocument()
  expect(screen.queryByLabelText('IBAN')).toBeNull()
})

test('whoever has not confirmed their address is told before they fill in anything', async () => {
  network()
  remote.share({ user: exampleUser({ status: 'not_confirmed' }) })
  await open()
  expect(await screen.findByText('Bevestig eerst je e-mailadres.')).toBeInTheDocument()
})

test('the discount of the checkout comes along, as far as it holds', async () => {
  const { callsOf } = network({
    'GET /api/discountcode.php': () => ({
      body: { discountcode: exampleDiscount({ code: 'TIEN', value_percentage: 10, percentage: 10 }) },
    }),
  })
  await open('bundle_id=1&discountcode=TIEN')
  expect(await screen.findByText('Korting TIEN')).toBeInTheDocument()
  await fillIn()
  await screen.findByRole('region', { name: 'Je machtiging' })
  expect(callsOf('POST /api/directdebit-otp.php')[0]?.body).toMatchObject({ discountcode: 'TIEN' })
})

test('a discount that does not hold for this phone is said, and the order is one at the full price', async () => {
  const { callsOf } = network({
    'GET /api/products.php': () => ({ body: products({ discount: exampleDiscount() }) }),
    'POST /api/directdebit-otp.php': ({ body }) =>
      'discountcode' in Object(body)
        ? refusal(409, 'discount_used', { message: 'Deze kortingscode is al gebruikt.' })
        : { body: { sent_to_masked: '+31 •••••• 78', expires_in: 600, mandate_text: mandateText } },
  })
  await open('bundle_id=1&discountcode=TIMEBONUS25')
  expect(await screen.findByText('Welkomstkorting')).toBeInTheDocument()
  await fillIn()
  expect(await screen.findByText('Deze kortingscode is al gebruikt.')).toBeInTheDocument()
  expect(screen.queryByText('Welkomstkorting')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Stuur mij een code' }))
  await screen.findByRole('region', { name: 'Je machtiging' })
  const asked = callsOf('POST /api/directdebit-otp.php').map(({ body }) => Object(body).discountcode)
  expect(asked).toEqual(['TIMEBONUS25', undefined])
})

test('a limit of spending leads to where it is set', async () => {
  network({
    'POST /api/directdebit.php': () =>
      refusal(403, 'spend_limit_reached', {
        message: 'Je maandlimiet van EUR 10.00 is bereikt.',
        params: { amount: '10.00', currency: 'EUR' },
      }),
  })
  await open()
  await fillIn()
  await sign()
  expect(await screen.findByRole('link', { name: 'Bekijk je limiet' })).toHaveAttribute(
    'href',
    '/transactions?show=limits',
  )
})

test('a bundle that is gone is said', async () => {
  network()
  await open('bundle_id=77')
  expect(await screen.findByText('Dit pakket bestaat niet meer.')).toBeInTheDocument()
  await act(async () => undefined)
})

test('whoever bought out of a conversation is led back into it, and told there what is collected and when', async () => {
  const { callsOf } = network({
    'GET /api/user.php': () => ({ body: { user: exampleUser({ credits: 12 }), time_bonus_ends: null } }),
    'GET /api/transactions.php': () => ({ body: { transactions: [exampleTransaction()], total: 1 } }),
    'POST /api/track.php': () => ({ status: 204, body: undefined }),
  })
  const [said, settled] = [remote.heard('toast-requested'), remote.heard('payment-settled')]
  const { visited, states } = await open('bundle_id=1&back=%2Fchats%2F3')
  await fillIn()
  await screen.findByRole('region', { name: 'Je machtiging' })
  await sign()
  await waitFor(() => expect(said).toHaveLength(1))
  expect(said[0]?.text.replaceAll(/\s/gu, ' ')).toBe(
    'Gelukt, bedankt! Je hebt nu 12 credits. We schrijven € 14,99 af op of kort na 3 maart 2026.',
  )
  expect(said[0]?.action).toEqual({ label: 'Bekijk de factuur', path: '/transactions/700' })
  // In place of this page, not after it.
  expect([visited, states]).toEqual([['/chats/3'], []])
  expect(settled).toEqual([{ orderId: 500, status: 'completed' }])
  expect(callsOf('POST /api/track.php').map(({ body }) => body)).toContainEqual({
    event: 'purchase',
    lander: 'credits',
  })
})

test('one that waits for its money keeps its member on the page, with the way back below', async () => {
  network({ 'POST /api/directdebit.php': () => signed('pending') })
  const said = remote.heard('toast-requested')
  const { visited } = await open('bundle_id=1&back=%2Fchats%2F3')
  await fillIn()
  await screen.findByRole('region', { name: 'Je machtiging' })
  await sign()
  await screen.findByRole('heading', { name: 'Je machtiging is ontvangen' })
  expect(screen.getByText('LONK-L2026-000500')).toBeInTheDocument()
  const back = screen.getAllByRole('link', { name: 'Terug naar je gesprek' }).at(-1)
  expect(back).toHaveAttribute('href', '/chats/3')
  expect([visited, said]).toEqual([[], []])
})
