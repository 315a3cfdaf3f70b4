import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { ProductsAnswer } from '@lonk/shared-api/calls/payments/products.schema.ts'
import {
  exampleBundle,
  exampleDiscount,
  exampleSettings,
  exampleUser,
} from '@lonk/shared-api/testing/examples.ts'
import { stateWriterForTests } from '@lonk/shared-events/state.ts'
import { renderPage } from '@lonk/shared-ui/testing/render-page.tsx'
import { screen } from '@testing-library/react'
import catalogue from '../../locales/nl.json' with { type: 'json' }
import { queryClient } from '../../server-state.ts'
import { Page } from './pricing.page.tsx'

const products: ProductsAnswer = {
  bundles: [exampleBundle()],
  country: 'NL',
  currency: 'EUR',
  vat_rate: '21.00',
  vat_included: true,
  message_credits: 1,
  first_purchase: true,
  discount: exampleDiscount(),
}

beforeEach(() => {
  stateWriterForTests.set('settings', exampleSettings())
  stateWriterForTests.set('user', null)
})
afterEach(() => queryClient.clear())

const open = () =>
  renderPage(<Page routeName="pricing" params={{}} firstData={products} />, {
    namespace: 'mf-payments',
    catalogue,
  })

test('a running discount changes no price here', async () => {
  await open()
  expect(screen.getByRole('row', { name: /10 credits/ })).toHaveTextContent('10 credits€ 14,99€ 1,50')
})

test.each([
  ['a visitor', null, 'Meld je gratis aan', '/signup'],
  ['a member', exampleUser(), 'Credits kopen', '/credits'],
])('%s is led on to their next step', async (_, user, name, to) => {
  stateWriterForTests.set('user', user)
  await open()
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to)
})

test('credits are called a gift only where the operator gives some', async () => {
  const { unmount } = await open()
  expect(screen.getByText(/krijg je 2 credits cadeau/)).toBeInTheDocument()
  unmount()
  stateWriterForTests.set('settings', exampleSettings({ signup_credits: 0 }))
  await open()
  expect(screen.queryByText(/cadeau\./)).toBeNull()
})
