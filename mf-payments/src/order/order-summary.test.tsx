import { expect, test } from '@jest/globals'
import { offerOf } from '@lonk/shared-api/offers.ts'
import { exampleBundle, exampleDiscount } from '@lonk/shared-api/testing/examples.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { remote } from '../testing/remote.ts'
import { OrderSummary } from './order-summary.tsx'

const atWidth = (pixels: number) => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: pixels <= Number(/max-width: ([\d.]+)/.exec(query)?.[1]),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}

const open = () => {
  const [bundle, code] = [exampleBundle(), exampleDiscount()]
  return remote.open(
    <OrderSummary bundle={bundle} offer={offerOf(bundle, 1, code)} code={code} vatRate="21.00" />,
  )
}

test('on a phone an order is one line, with what it costs in the end, and opens', async () => {
  atWidth(360)
  await open()
  const line = screen.getByRole('button', { expanded: false, name: /^Je bestelling/ })
  expect(line).toHaveTextContent(/10 credits · .*€\s11,24$/)
  expect(screen.queryByText('Totaal')).toBeNull()
  await userEvent.click(line)
  expect(screen.getByRole('button', { expanded: true, name: 'Je bestelling' })).toBe(line)
  expect(screen.getByText('Totaal')).toHaveTextContent('inclusief 21% btw')
})

test('where there is room its lines are there at once', async () => {
  atWidth(1280)
  await open()
  expect(screen.getByRole('heading', { name: 'Je bestelling' })).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Totaal')).toHaveTextContent('inclusief 21% btw')
})
