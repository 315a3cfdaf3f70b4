import { expect, test } from '@jest/globals'
import { refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { stateWriterForTests } from '@lonk/shared-events/state.ts'
import { renderPage } from '@lonk/shared-ui/testing/render-page.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { member } from '../../testing/member.ts'
import { card, profile } from '../../testing/people.ts'
import { network, published, remote, startClean } from '../../testing/set-up.ts'
import { Page } from './profile.page.tsx'

startClean()

const answer = (more: Parameters<typeof profile>[1] = {}) => ({
  profile: profile(2, more),
  similar: [card(8)],
})

const open = (id = '2') =>
  renderPage(<Page routeName="members-id" params={{ id }} />, { ...remote, path: `/members/${id}` })

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
  stateWriterForTests.set('user', member())
  stateWriterForTests.set('likes', {
    profiles: [],
    likedBy: [{ id: 2, like_new: true, created_at: '2026-01-01T00:00:00.000Z', profile: card(2) }],
  })
  const seen = network({
    'GET /api/profile.php': () => ({ body: answer() }),
    'PUT /api/like.php': () => ({ body: { new_total: 0 } }),
  })
  const opened = published('profile-opened')
  const refreshes = published('refresh-requested')
  await open()
  await waitFor(() => expect(refreshes).toEqual([{ parts: ['likes'] }]))
  expect(opened).toContainEqual({ profileId: 2 })
  expect(seen.callsOf('PUT /api/like.php').map(({ body }) => body)).toEqual([
    { profile_id: 2, like_new: false },
  ])
})

test.each(['foreign', 'direct'] as const)(
  'the visit of a member whose page was opened from outside waits for the first thing they do: %s',
  async (arrival) => {
    stateWriterForTests.set('user', member())
    stateWriterForTests.set('arrival', arrival)
    const { callsOf } = network({ 'GET /api/profile.php': () => ({ body: answer() }) })
    await renderPage(<Page routeName="members-id" params={{ id: '2' }} firstData={answer()} />, {
      ...remote,
      path: '/members/2',
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Lid_2, 32' })).toBeInTheDocument()
    expect(callsOf('GET /api/profile.php')).toHaveLength(0)
    act(() => stateWriterForTests.set('arrival', 'acted'))
    await waitFor(() => expect(callsOf('GET /api/profile.php')).toHaveLength(1))
  },
)

test('a member who has acted asks once, and a visitor is never asked for again', async () => {
  stateWriterForTests.set('arrival', 'acted')
  const first = network({ 'GET /api/profile.php': () => ({ body: answer() }) })
  const { unmount } = await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Lid_2, 32' })).toBeInTheDocument()
  expect(first.callsOf('GET /api/profile.php')).toHaveLength(1)
  unmount()
  stateWriterForTests.set('arrival', 'foreign')
  await open()
  act(() => stateWriterForTests.set('arrival', 'acted'))
  expect(first.callsOf('GET /api/profile.php')).toHaveLength(1)
})

test('a member writes, and comes to the conversation', async () => {
  stateWriterForTests.set('user', member())
  network({ 'GET /api/profile.php': () => ({ body: answer() }) })
  const { visited } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Bericht' }))
  expect(visited).toEqual(['/members/2/chat'])
})

test('a visitor who writes logs in first and comes back to the conversation', async () => {
  network({ 'GET /api/profile.php': () => ({ body: answer() }) })
  const requests = published('login-requested')
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
  stateWriterForTests.set('user', member({ profile: { ...member().profile, id: 2 } }))
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
