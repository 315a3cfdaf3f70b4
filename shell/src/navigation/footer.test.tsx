import { expect, test } from '@jest/globals'
import type { FooterKind } from '@lonk/shared-events/footer-kind.ts'
import { renderPage } from '@lonk/shared-ui/testing/render-page.tsx'
import { screen } from '@testing-library/react'
import nl from '../locales/nl.json' with { type: 'json' }
import { Footer } from './footer.tsx'

const company = {
  name: 'Lonk B.V.',
  address: 'Gracht 1',
  city: 'Utrecht',
  kvk: '123',
  support_email: 'help@example.test',
  support_phone: '020',
}
const show = (kind: FooterKind) =>
  renderPage(<Footer kind={kind} company={company} />, { namespace: 'shell', catalogue: nl })
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
