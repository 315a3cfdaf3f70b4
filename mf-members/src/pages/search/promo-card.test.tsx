import { expect, test } from '@jest/globals'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { network } from '../../testing/network.ts'
import { card, found } from '../../testing/people.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './search.page.tsx'

const promo = { text: 'Praat met iemand via de webcam.', url: 'https://webcam.example/' }

const open = async (cam_promo: typeof promo | null, people = 12) => {
  network({
    'GET /api/members.php': () => ({
      body: found(Array.from({ length: people }, (_, index) => card(index + 2))),
    }),
  })
  remote.share({ settings: exampleSettings({ cam_promo }) })
  const view = await remote.open(<Page routeName="members" files="" params={{}} />, { path: '/members' })
  await screen.findByRole('link', { name: /^Lid_2,/ })
  return view
}
const find = () => screen.findByRole('region', { name: 'Advertentie' })

test('it says that it is an advertisement, and leads away in a tab of its own', async () => {
  await open(promo)
  const ad = within(await find())
  expect(ad.getByText('Advertentie')).toBeInTheDocument()
  expect(ad.getByText(promo.text)).toBeInTheDocument()
  const link = ad.getByRole('link', { name: /Naar de adverteerder.*nieuw tabblad/ })
  expect(link).toHaveAttribute('href', promo.url)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'sponsored noopener noreferrer')
})

test.each([
  [12, /^Lid_11,/],
  [3, /^Lid_4,/],
])('of %i people it comes after the first ten or the last', async (people, name) => {
  await open(promo, people)
  const before = (await find()).previousElementSibling
  expect(before).toContainElement(screen.getByRole('link', { name }))
})

test('closed, it stays away from this browser, and the focus goes on to the people', async () => {
  const { unmount } = await open(promo)
  await find()
  await userEvent.click(screen.getByRole('button', { name: 'Advertentie sluiten' }))
  expect(screen.queryByRole('region', { name: 'Advertentie' })).toBeNull()
  expect(screen.getByRole('link', { name: /^Lid_12,/ })).toHaveFocus()
  unmount()
  await open(promo)
  expect(screen.queryByRole('region', { name: 'Advertentie' })).toBeNull()
})

test('another advertisement is another one', async () => {
  const { unmount } = await open(promo)
  await find()
  await userEvent.click(screen.getByRole('button', { name: 'Advertentie sluiten' }))
  unmount()
  await open({ ...promo, url: 'https://other.example/' })
  expect(await find()).toBeInTheDocument()
})

test.each([null, { ...promo, url: 'http://webcam.example/' }, { ...promo, url: 'javascript:alert(1)' }])(
  'nobody sees %j',
  async (cam_promo) => {
    await open(cam_promo)
    expect(screen.queryByText(promo.text)).toBeNull()
  },
)
