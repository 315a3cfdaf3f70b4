import { expect, test } from '@jest/globals'
import { type FakeRoute, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { network } from '../../../testing/network.ts'
import { card, found } from '../../../testing/people.ts'
import { remote } from '../../../testing/remote.ts'
import { Page } from '../search.page.tsx'

const open = async (path: string, members: FakeRoute) => {
  const seen = network({ 'GET /api/members.php': members })
  const view = await remote.open(<Page routeName="members" files="" params={{}} />, { path })
  await screen.findByRole('heading', { name: 'Niemand gevonden' })
  return { ...view, seen }
}

/** Whoever is slim is not online: without one of the two somebody is found. */
const nobodyFits: FakeRoute = ({ query }) => ({
  body:
    query.body_type && query.online
      ? found([])
      : found([card(2)], {
          total: query.body_type ? 3 : 1000,
          total_capped: !query.body_type,
          next_cursor: 'c',
        }),
})

const ways = () => screen.getAllByRole('button', { name: /^(Zonder “|Filters wissen)/ })

test('says which filter to let go, with how many there are then, the one that finds most first', async () => {
  const { seen, visited } = await open('/members?body_type=slim&online=true&max_age=60', nobodyFits)
  const most = await screen.findByRole('button', { name: 'Zonder “Slank”: 1.000+ leden' })
  expect(ways().map(({ textContent }) => textContent)).toEqual([
    'Zonder “Slank”: 1.000+ leden',
    'Zonder “Nu online”: 3 leden',
    'Filters wissen',
  ])
  expect(
    seen
      .callsOf('GET /api/members.php')
      .slice(1)
      .map(({ query }) => query.per_page),
  ).toEqual([1, 1, 1])
  await userEvent.click(most)
  expect(visited).toEqual(['/members?online=true&max_age=60'])
  expect(screen.getAllByRole('status').some((status) => status === document.activeElement)).toBe(true)
})

test('where no single filter helps, all of them go', async () => {
  const { visited } = await open('/members?min_age=90', () => ({ body: found([]) }))
  await userEvent.click(await screen.findByRole('button', { name: 'Filters wissen' }))
  expect(visited).toEqual(['/members'])
})

test('where it cannot be learned which one helps, each can still be let go', async () => {
  const { visited } = await open('/members?body_type=slim', ({ query }) =>
    query.per_page ? refusal(429, 'rate_limited', { message: 'Even rustig aan.' }) : { body: found([]) },
  )
  // Its chip, and the button in the list's place.
  const without = () => screen.getAllByRole('button', { name: 'Filter weghalen: Slank' })
  await waitFor(() => expect(without()).toHaveLength(2))
  await userEvent.click(without()[1] ?? document.body)
  expect(visited).toEqual(['/members'])
})

test('a visitor’s twenty questions a minute are not spent on one empty list', async () => {
  const { seen } = await open(
    '/members?body_type=slim&sexuality=bi&online=true&with_photo=true&verified=true&max_age=40',
    () => ({ body: found([]) }),
  )
  await screen.findByRole('button', { name: 'Filters wissen' })
  expect(seen.callsOf('GET /api/members.php').length).toBeLessThanOrEqual(5)
})

test('without any filter there is none to let go', async () => {
  await open('/members', () => ({ body: found([]) }))
  expect(screen.getByText('Er is hier nu niemand. Kijk later nog eens.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Filters wissen' })).toBeNull()
})
