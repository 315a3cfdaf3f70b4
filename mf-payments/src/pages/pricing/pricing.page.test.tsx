import { beforeEach, expect, test } from '@jest/globals'
import { exampleDiscount, exampleSettings, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { screen } from '@testing-library/react'
import { products } from '../../testing/products.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './pricing.page.tsx'

beforeEach(() => remote.share({ user: null }))

const open = () =>
  remote.open(<Page routeName="pricing" params={{}} firstData={products({ discount: exampleDiscount() })} />)

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

test('credits are called a gift only where the operator gives some', async () => {
  const { unmount } = await open()
  expect(screen.getByText(/krijg je 2 credits cadeau/)).toBeInTheDocument()
  unmount()
  remote.share({ settings: exampleSettings({ signup_credits: 0 }) })
  await open()
  expect(screen.queryByText(/cadeau\./)).toBeNull()
})
