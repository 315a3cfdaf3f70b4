import { expect, test } from '@jest/globals'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { network } from '../../testing/network.ts'
import { card, found } from '../../testing/people.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './search.page.tsx'

/** Somebody who counts how often they are drawn: each time their card reads their age. */
const counted = (id: number) => {
  const { age, ...rest } = card(id)
  let draws = 0
  const person = {
    ...rest,
    get age() {
      draws += 1
      return age
    },
  }
  return { person, draws: () => draws }
}

const open = async () => {
  const first = counted(2)
  const firstData = found([first.person], { total: 2, next_cursor: 'c1' })
  const page = await remote.open(<Page routeName="members" files="" params={{}} firstData={firstData} />, {
    path: '/members',
    state: { user: exampleUser() },
  })
  await screen.findByLabelText('Wie zoek je?')
  return { ...first, ...page, drawn: first.draws() }
}

test('cards that are there are not drawn anew when more people come, or some are liked', async () => {
  network({
    'GET /api/members.php': () => ({ body: found([card(3)], { total: 2 }) }),
    'POST /api/like.php': () => ({ body: { liked: true, match: false, held: false } }),
  })
  const { draws, drawn } = await open()
  expect(drawn).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'Meer laden' }))
  await screen.findByRole('link', { name: /Lid_3/ })
  await userEvent.click(screen.getByRole('button', { name: /Lid_3/ }))
  remote.share({ user: exampleUser({ credits: 3 }) })
  expect(draws()).toBe(drawn)
})

test('nor when a filter is chosen, before its people are there', async () => {
  const seen = network({ 'GET /api/members.php': () => new Promise(() => undefined) })
  const { draws, drawn, moveTo } = await open()
  moveTo('/members?online=true')
  await waitFor(() => expect(seen.callsOf('GET /api/members.php')).toHaveLength(1))
  expect(screen.getByRole('link', { name: /Lid_2/ })).toBeInTheDocument()
  expect(draws()).toBe(drawn)
})
