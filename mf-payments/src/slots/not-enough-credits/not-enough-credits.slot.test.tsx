import { beforeEach, expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleBundle, exampleDiscount, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import type { EventPayload } from '@lonk/shared-events/event-table.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { products } from '../../testing/products.ts'
import { remote } from '../../testing/remote.ts'
import { Slot } from './not-enough-credits.slot.tsx'

const euro = (amount: string) => ({ amount, currency: 'EUR' })
const sold = products({
  bundles: [
    exampleBundle({ id: 1, credits: 10, bonus_credits: 0, price: euro('15.00') }),
    exampleBundle({ id: 3, credits: 60, bonus_credits: 0, price: euro('60.00') }),
  ],
  message_credits: 2,
})

beforeEach(() => remote.share({ user: exampleUser({ credits: 1 }) }))

type Request = Omit<EventPayload<'credits-requested'>, 'reason'>

const open = async (asked: Request, answer: FakeRoute = () => ({ body: sold })) => {
  fakeApi(api, { 'GET /api/products.php': answer })
  const request = { reason: 'not-enough-credits' as const, ...asked }
  let closed = 0
  const close = () => {
    closed += 1
  }
  const view = await remote.open(<Slot request={request} close={close} />, { path: '/chats/3' })
  return { ...view, closed: () => closed }
}

/** What a reader sees: Intl puts spaces of its own kind into amounts. */
const words = (element: Element | null) => element?.textContent?.replace(/\s/g, ' ').trim() ?? ''
const besides = (term: string) => words(screen.getByText(term).nextElementSibling)

const rows = async () =>
  within(await screen.findByRole('group', { name: 'Credits kopen' })).getAllByRole('radio')
const take = () => screen.getByRole('link', { name: /^\d+ credits voor/ })
const row = async (name: RegExp) => words((await screen.findByRole('radio', { name })).closest('label'))

test('the balance and the price, in credits and in euro', async () => {
  await open({ needed: 2, balance: 0, back: '/chats/3' })
  expect(await rows()).toHaveLength(2)
  expect(besides('Je hebt nog')).toBe('0 credits')
  expect(besides('Dit kost')).toBe('2 credits (€ 2,00 tot € 3,00)')
  expect(screen.getByText('Wat je hebt getypt, blijft staan.')).toBeInTheDocument()
})

test('one button names what is chosen and its price, leads to its checkout and back, and closes the panel', async () => {
  const { closed, visited } = await open({ needed: 2, balance: 0, back: '/chats/3' })
  expect(await rows()).toHaveLength(2)
  expect(words(take())).toBe('10 credits voor € 15,00')
  await userEvent.click(screen.getByRole('radio', { name: /^60 credits/ }))
  expect(words(take())).toBe('60 credits voor € 60,00')
  await userEvent.click(take())
  expect(visited).toEqual(['/credits/3?back=%2Fchats%2F3'])
  expect(closed()).toBe(1)
})

test('however many are marked, one is recommended, and the smallest is chosen beforehand', async () => {
  const bundles = [...sold.bundles, exampleBundle({ id: 4, credits: 100, bonus_credits: 0 })].map(
    (bundle) => ({
      ...bundle,
      popular: bundle.id !== 1,
    }),
  )
  await open({ needed: 2, balance: 0 }, () => ({ body: { ...sold, bundles } }))
  const checked = (await rows()).map((radio) => radio.matches(':checked'))
  expect(checked).toEqual([true, false, false])
  expect(screen.getAllByText('Onze aanrader')).toHaveLength(1)
  expect(await row(/^60 credits/)).toContain('Onze aanrader')
})

test('a running discount shows the old and the new price, what is left of it, and what a message then costs', async () => {
  const discount = exampleDiscount({ expires: new Date(Date.now() + 3_600_000).toISOString() })
  await open({ needed: 2, balance: 0 }, () => ({ body: { ...sold, discount } }))
  const small = await row(/^10 credits/)
  expect(small).toContain('In plaats van € 15,00')
  expect(small).toContain('€ 11,25')
  expect(small).toContain('€ 2,25 per bericht')
  expect(words(take())).toBe('10 credits voor € 11,25')
  expect(besides('Dit kost')).toBe('2 credits (€ 1,50 tot € 2,25)')
  expect(screen.getByText(/25\s?% welkomstkorting/)).toBeInTheDocument()
  expect(screen.getByRole('timer')).toHaveTextContent(/^00:59:5|^01:00:00/)
})

test('without a discount no price is struck through and nothing counts down', async () => {
  await open({ needed: 2, balance: 0 })
  expect(await row(/^10 credits/)).not.toContain('In plaats van')
  expect(screen.queryByRole('timer')).toBeNull()
})

test('credits that were bought in another tab close it, and until they are enough the balance is the new one', async () => {
  const { closed } = await open({ needed: 3, balance: 0 })
  await rows()
  remote.share({ user: exampleUser({ credits: 2 }) })
  expect(besides('Je hebt nog')).toBe('2 credits')
  expect(closed()).toBe(0)
  remote.share({ user: exampleUser({ credits: 12, paid_user: true }) })
  expect(closed()).toBe(1)
})

test('whoever would rather not is left where they were', async () => {
  const { closed, visited } = await open({ needed: 2, balance: 0 })
  await userEvent.click(await screen.findByRole('button', { name: 'Niet nu' }))
  expect(visited).toEqual([])
  expect(closed()).toBe(1)
})

test.each([{}, { back: 'https://elsewhere.test' }])(
  'what a request like %j does not say is known here: the own balance, the price of a message, the page',
  async (request) => {
    await open(request)
    await rows()
    expect(besides('Je hebt nog')).toBe('1 credit')
    expect(besides('Dit kost')).toBe('2 credits (€ 2,00 tot € 3,00)')
    expect(take()).toHaveAttribute('href', '/credits/1?back=%2Fchats%2F3')
  },
)

test('where the bundles cannot be had the way to their page is left', async () => {
  await open({ needed: 2, balance: 0, back: '/chats/3' }, () => refusal(500, 'server_error', {}))
  const way = await screen.findByRole('link', { name: 'Bekijk de pakketten' })
  expect(way).toHaveAttribute('href', '/credits?back=%2Fchats%2F3')
  expect(besides('Dit kost')).toBe('2 credits')
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a visitor sees nothing', async () => {
  remote.share({ user: null })
  const { container } = await open({ needed: 2, balance: 0 })
  expect(container).toBeEmptyDOMElement()
})
