import { expect, test } from '@jest/globals'
import { refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { member } from '../../testing/member.ts'
import { network } from '../../testing/network.ts'
import { card, profile } from '../../testing/people.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './profile.page.tsx'

const answer = (more: Parameters<typeof profile>[1] = {}) => ({
  profile: profile(2, more),
  similar: [card(8)],
})

const open = (id = '2') =>
  remote.open(<Page routeName="members-id" params={{ id }} />, { path: `/members/${id}` })

test('shows who somebody is, what they said and people like them', async () => {
  network({ 'GET /api/profile.php': () => ({ body: answer({ interests: [3] }) }) })
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Lid_2, 32' })).toBeInTheDocument()
  expect(screen.getByText('Ik hou van lange wandelingen.')).toBeInTheDocument()
  expect(screen.getByText('Single')).toBeInTheDocument()
  expect(await screen.findByText('Muziek')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Lid_8/ })).toHaveAttribute('href', '/members/8')
})

test('tells that the profile was opened, and clears its new like once', async () => {
  const like = { id: 2, like_new: true, created_at: '2026-01-01T00:00:00.000Z', profile: card(2) }
  remote.share({ user: member(), likes: { profiles: [], likedBy: [like] } })
  const seen = network({
    'GET /api/profile.php': () => ({ body: answer() }),
    'PUT /api/like.php': () => ({ body: { new_total: 0 } }),
  })
  const opened = remote.heard('profile-opened')
  const refreshes = remote.heard('refresh-requested')
  await open()
  await waitFor(() => expect(refreshes).toEqual([{ parts: ['likes'] }]))
  expect(opened).toContainEqual({ profileId: 2 })
  expect(seen.callsOf('PUT /api/like.php').map(({ body }) => body)).toEqual([
    { profile_id: 2, like_new: false },
  ])
})

test.each([
  ['is cleared as well', 1, 1],
  ['costs no call where none can be new', 0, 0],
])('a like older than those that the shell lists %s', async (_, newLikesTotal, calls) => {
  remote.share({ user: member(), likes: { profiles: [], likedBy: [] }, newLikesTotal })
  const { callsOf } = network({
    'GET /api/profile.php': () => ({ body: answer({ liked_me: true }) }),
    'PUT /api/like.php': () => ({ body: { new_total: 0 } }),
  })
  await open()
  expect(await screen.findByText('Vindt jou leuk')).toBeInTheDocument()
  await waitFor(() => expect(callsOf('PUT /api/like.php')).toHaveLength(calls))
})

test.each(['foreign', 'direct'] as const)(
  'the visit of a member whose page was opened from outside waits for the first thing they do: %s',
  async (arrival) => {
    remote.share({ user: member(), arrival })
    const { callsOf } = network({ 'GET /api/profile.php': () => ({ body: answer() }) })
    await remote.open(<Page routeName="members-id" params={{ id: '2' }} firstData={answer()} />, {
      path: '/members/2',
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Lid_2, 32' })).toBeInTheDocument()
    expect(callsOf('GET /api/profile.php')).toHaveLength(0)
    remote.share({ arrival: 'acted' })
    await waitFor(() => expect(callsOf('GET /api/profile.php')).toHaveLength(1))
  },
)

test('a member who has acted asks once, and a visitor is never asked for again', async () => {
  const first = network({ 'GET /api/profile.php': () => ({ body: answer() }) })
  const { unmount } = await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Lid_2, 32' })).toBeInTheDocument()
  expect(first.callsOf('GET /api/profile.php')).toHaveLength(1)
  unmount()
  remote.share({ arrival: 'foreign' })
  await open()
  remote.share({ arrival: 'acted' })
  expect(first.callsOf('GET /api/profile.php')).toHaveLength(1)
})

test('a member writes, and comes to the conversation', async () => {
  remote.share({ user: member() })
  network({ 'GET /api/profile.php': () => ({ body: answer() }) })
  const { visited } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Bericht' }))
  expect(visited).toEqual(['/members/2/chat'])
})

test('a visitor who writes logs in first and comes back to the conversation', async () => {
  network({ 'GET /api/profile.php': () => ({ body: answer() }) })
  const requests = remote.heard('login-requested')
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Bericht' }))
  expect(requests).toEqual([{ back: '/members/2/chat', reason: 'chat' }])
})

test('a fictional profile says so', async () => {
  network({ 'GET /api/profile.php': () => ({ body: answer({ fictional: true }) }) })
  await open()
  expect(
    await screen.findByText('Dit profiel is fictief: een afspraak is niet mogelijk.'),
  ).toBeInTheDocument()
})

test('the own profile offers to be changed instead of liked', async () => {
  remote.share({ user: member({ profile: { ...member().profile, id: 2 } }) })
  network({ 'GET /api/profile.php': () => ({ body: answer() }) })
  await open()
  expect(await screen.findByRole('link', { name: 'Profiel bewerken' })).toHaveAttribute('href', '/profile')
  expect(screen.queryByRole('button', { name: 'Bericht' })).not.toBeInTheDocument()
})

test.each(['2', 'abc', '0'])('a profile that is not there (%s) leads on to others', async (id) => {
  network({ 'GET /api/profile.php': () => refusal(404, 'profile_not_found') })
  await open(id)
  expect(await screen.findByRole('heading', { name: 'Dit profiel bestaat niet (meer).' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Andere leden bekijken' })).toHaveAttribute('href', '/members')
})
