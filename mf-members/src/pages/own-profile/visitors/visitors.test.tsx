import { expect, test } from '@jest/globals'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ServerState } from '../../../server-state.ts'
import { member } from '../../../testing/member.ts'
import { network } from '../../../testing/network.ts'
import { card } from '../../../testing/people.ts'
import { remote } from '../../../testing/remote.ts'
import { Visitors } from './visitors.tsx'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const visit = (id: number, hours = 1) => ({ ...card(id), visited_at: hoursAgo(hours) })

const open = async (visitors: FakeRoute, paid_user = true) => {
  const seen = network({ 'GET /api/visitors.php': visitors })
  const settings = exampleSettings({ fictional_singular: 'Fictief profiel' })
  await remote.open(
    <ServerState>
      <Visitors />
    </ServerState>,
    { path: '/profile', state: { user: member({ paid_user }), settings } },
  )
  return seen
}

test('a premium member sees who looked and when, each a way to their profile', async () => {
  await open(() => ({ body: { profiles: [visit(2), visit(3, 50)], total: 2 } }))
  const [first, second] = await screen.findAllByRole('listitem')
  expect(within(first as HTMLElement).getByRole('link', { name: /Lid_2/ })).toHaveAttribute(
    'href',
    '/members/2',
  )
  expect(first).toHaveTextContent('1 uur geleden')
  expect(second).toHaveTextContent('eergisteren')
})

test('whoever is fictional is labelled here too', async () => {
  await open(() => ({ body: { profiles: [{ ...visit(2), fictional: true }], total: 1 } }))
  expect(await screen.findByText('Fictief profiel')).toBeInTheDocument()
})

test('more of them come page by page, nobody twice', async () => {
  const pages = [
    [visit(2), visit(3)],
    [visit(3), visit(4)],
  ]
  const seen = await open(({ query }) => ({
    body: { profiles: pages[Number(query.page) - 1] ?? [], total: 4 },
  }))
  await screen.findByRole('link', { name: /Lid_3/ })
  await userEvent.click(screen.getByRole('button', { name: 'Meer laden' }))
  expect(await screen.findByRole('link', { name: /Lid_4/ })).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: /Lid_3/ })).toHaveLength(1)
  expect(seen.callsOf('GET /api/visitors.php').map(({ query }) => query.page)).toEqual([1, 2])
})

test('a free member is told how many looked, and the way to premium', async () => {
  await open(() => refusal(403, 'premium_only', { params: { count: 12 } }), false)
  expect(await screen.findByText('12 leden bekeken je profiel')).toBeInTheDocument()
  expect(screen.getByText('Met premium zie je wie, en wanneer.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Wat is premium?' })).toHaveAttribute('href', '/premium')
})

test.each([
  ['a free member', refusal(403, 'premium_only', { params: { count: 0 } }), false],
  ['a premium member', { body: { profiles: [], total: 0 } }, true],
])('nobody looked: %s is told just that', async (_, answer, premium) => {
  await open(() => answer, premium)
  expect(await screen.findByText('Nog niemand.')).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('what went wrong is said, and can be tried again', async () => {
  const seen = await open(() => refusal(429, 'rate_limited', { message: 'Even rustig aan.' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Even rustig aan.')
  seen.answer('GET /api/visitors.php', () => ({ body: { profiles: [], total: 0 } }))
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  await waitFor(() => expect(screen.getByText('Nog niemand.')).toBeInTheDocument())
})
