import { expect, test } from '@jest/globals'
import { exampleBundle, exampleDiscount } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen } from '@testing-library/react'
import { member } from '../../../testing/member.ts'
import { openConversation } from '../../../testing/open-conversation.tsx'
import { remote } from '../../../testing/remote.ts'

const euro = (amount: string) => ({ amount, currency: 'EUR' })
const sold = {
  bundles: [
    exampleBundle({
      id: 1,
      credits: 10,
      bonus_credits: 0,
      price: euro('15.00'),
      price_per_message: euro('1.50'),
    }),
    exampleBundle({
      id: 3,
      credits: 60,
      bonus_credits: 0,
      price: euro('60.00'),
      price_per_message: euro('1.00'),
    }),
  ],
  country: 'NL',
  currency: 'EUR',
  vat_rate: '21',
  vat_included: true,
  message_credits: 1,
  first_purchase: true,
  discount: exampleDiscount({ value_percentage: 25 }),
}

const broke = async (route: FakeRoute, timeBonusEnds: string | null = null) => {
  await openConversation(undefined, { routes: { 'GET /api/products.php': route } })
  remote.share({ user: member({ credits: 0, paid_user: false }), timeBonusEnds })
}

const line = async () => {
  const text = await screen.findByText(/^Je credits zijn op\./)
  return () => text.textContent?.replace(/\s/g, ' ').trim()
}

test('while the welcome discount runs the price is what a message then truly costs', async () => {
  await broke(() => ({ body: sold }), new Date(Date.now() + 3_600_000).toISOString())
  await screen.findByText(/per bericht/)
  expect((await line())()).toBe('Je credits zijn op. Verder vanaf € 0,75 per bericht.')
})

test('once it is over it is the list price, without asking again', async () => {
  await broke(() => ({ body: sold }), null)
  await screen.findByText(/per bericht/)
  expect((await line())()).toBe('Je credits zijn op. Verder vanaf € 1,00 per bericht.')
})

test('no price is said before it is known', async () => {
  await broke(() => new Promise(() => undefined), new Date(Date.now() + 3_600_000).toISOString())
  expect((await line())()).toBe('Je credits zijn op.')
})

test('where the bundles cannot be had the list price stands in', async () => {
  await broke(() => refusal(403, 'forbidden', {}))
  await screen.findByText(/per bericht/)
})
