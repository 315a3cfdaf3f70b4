import { beforeEach, expect, test } from '@jest/globals'
import type { PageAnswer } from '@lonk/shared-api/calls/content/page.schema.ts'
import { api } from '@lonk/shared-api/client.ts'
import { exampleDiscount, exampleSettings, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { products } from '../../testing/products.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './pricing.page.tsx'

beforeEach(() => {
  fakeApi(api, {})
  remote.share({ user: null })
})

const open = () =>
  remote.open(
    <Page routeName="pricing" files="" params={{}} firstData={products({ discount: exampleDiscount() })} />,
  )

test('a running discount changes no price here', async () => {
  await open()
  expect(screen.getByRole('row', { name: /10 credits/ })).toHaveTextContent('10 credits€ 14,99€ 1,50')
})

test.each([
  ['a visitor', null, 'Meld je gratis aan', '/signup'],
  ['a member', exampleUser(), 'Credits kopen', '/credits'],
])('%s is led on to their next step', async (_, user, name, to) => {
  remote.share({ user })
  await open()
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to)
})

/** As the API writes a text. */
const text = (more: Partial<PageAnswer> = {}): PageAnswer => ({
  title: 'Tarieven',
  description: 'Wat het kost.',
  html: '<h2 id="gratis">Gratis</h2><p>Lees <a href="/pages/return-policy">hoe je teruggeeft</a>.</p>',
  contents: [{ id: 'gratis', title: 'Gratis' }],
  lang: 'nl',
  version: 3,
  updated_at: '2026-11-23T12:00:00.000Z',
  ...more,
})
const otherLanguage = 'Deze tekst is er nog niet in het Nederlands.'

test('the operator’s own text stands below the prices, and its links lead through the site', async () => {
  const network = fakeApi(api, { 'GET /api/page.php': () => ({ body: text() }) })
  const { visited } = await open()
  expect(await screen.findAllByRole('heading', { name: 'Gratis' })).toHaveLength(1)
  expect(screen.queryByText(otherLanguage)).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'hoe je teruggeeft' }))
  expect(visited).toEqual(['/pages/return-policy'])
  expect(network.callsOf('GET /api/page.php').map(({ query }) => query)).toEqual([
    { name: 'pricing', lang: 'nl' },
  ])
})

test('a text in another language is named so, and what is free is said in the reader’s', async () => {
  fakeApi(api, { 'GET /api/page.php': () => ({ body: text({ lang: 'en', html: '<h2>Free</h2>' }) }) })
  await open()
  expect(await screen.findByRole('heading', { name: 'Free' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Free' }).parentElement).toHaveAttribute('lang', 'en')
  expect(screen.getByText(otherLanguage)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Gratis' })).toBeInTheDocument()
})

test('where there is no such text the prices stand alone, with what is free', async () => {
  fakeApi(api, { 'GET /api/page.php': () => refusal(404, 'page_not_found') })
  await open()
  expect(await screen.findByText(/krijg je 2 credits cadeau/)).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('credits are called a gift only where the operator gives some', async () => {
  remote.share({ settings: exampleSettings({ signup_credits: 0 }) })
  await open()
  expect(await screen.findByRole('heading', { name: 'Gratis' })).toBeInTheDocument()
  expect(screen.queryByText(/cadeau\./)).toBeNull()
})
