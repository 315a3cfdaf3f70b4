import { expect, test } from '@jest/globals'
import type { FooterKind } from '@lonk/shared-events/footer-kind.ts'
import { renderPage } from '@lonk/shared-ui/testing/render-page.tsx'
import { screen } from '@testing-library/react'
import { setRouteTable } from '../composition/route-table.ts'
import nl from '../locales/nl.json' with { type: 'json' }
import { serving } from '../testing/serving.ts'
import { Footer } from './footer.tsx'

const company = {
  name: 'Lonk B.V.',
  address: 'Gracht 1',
  city: 'Utrecht',
  kvk: '123',
  support_email: 'help@example.test',
  support_phone: '020',
}
const show = (kind: FooterKind, withdrawal = false) =>
  renderPage(<Footer kind={kind} company={company} withdrawal={withdrawal} />, {
    namespace: 'shell',
    catalogue: nl,
  })
const linkTexts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const { footer } = nl

const nine = [
  footer.terms,
  footer.privacy,
  footer.cookies,
  footer.ban,
  footer.pricing,
  footer.complaints,
  footer.returnPolicy,
  footer.faq,
  footer.service,
]

test.each(['full', 'standard', 'compact', 'full-us', 'standard-us', 'compact-us'] as const)(
  'the %s footer has all nine links and says whose site it is',
  async (kind) => {
    await show(kind)
    expect(linkTexts()).toEqual(expect.arrayContaining(nine))
    for (const word of ['Lonk B.V.', 'Gracht 1', '123']) expect(screen.getByText(word)).toBeVisible()
  },
)

test('outside the index they stand in the order of the product', async () => {
  await show('standard')
  expect(linkTexts()).toEqual(nine)
})

test('in the United States safety and privacy come first, with a disclaimer of their own', async () => {
  await show('standard-us')
  expect(linkTexts().slice(0, 2)).toEqual([footer.safety, footer.privacy])
  expect(screen.getByText(footer.disclaimerUs)).toBeVisible()
  expect(screen.queryByText(footer.disclaimer)).toBeNull()
})

test('members are spared the disclaimer', async () => {
  await show('compact')
  expect(screen.queryByText(footer.disclaimer)).toBeNull()
})

test('the index sorts them under headings', async () => {
  await show('full')
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    footer.help,
    footer.together,
    footer.rules,
  ])
})

test.each(['compact', 'compact-us'] as const)(
  'while a withdrawal period is open the way out comes first in the %s footer',
  async (kind) => {
    await show(kind, true)
    expect(linkTexts()[0]).toBe('Overeenkomst hier herroepen')
  },
)

test('no period, no way out', async () => {
  await show('compact')
  expect(screen.queryByRole('link', { name: 'Overeenkomst hier herroepen' })).toBeNull()
})

test('it leads to the withdrawal where a part serves it, else to the policy that says how', async () => {
  const { unmount } = await show('compact', true)
  const link = () => screen.getByRole('link', { name: 'Overeenkomst hier herroepen' })
  expect(link()).toHaveAttribute('href', '/pages/return-policy')
  unmount()
  setRouteTable([serving('transactions-id', '/transactions/:id?')])
  await show('compact', true)
  expect(link()).toHaveAttribute('href', '/transactions?withdraw=true')
  setRouteTable([])
})
