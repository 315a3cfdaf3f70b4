import { beforeEach, describe, expect, test } from '@jest/globals'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLastList } from '../../people/last-list.ts'
import { member } from '../../testing/member.ts'
import { network } from '../../testing/network.ts'
import { card, photo, profile } from '../../testing/people.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './profile.page.tsx'

const answer = (more: Parameters<typeof profile>[1] = {}) => ({
  profile: profile(2, more),
  similar: [card(8)],
})

const open = (id = '2') =>
  remote.open(<Page routeName="members-id" files="" params={{ id }} />, { path: `/members/${id}` })

test('shows who somebody is, what they said and people like them', async () => {
  network({ 'GET /api/profile.php': () => ({ body: answer({ interests: [3] }) }) })
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Lid_2, 32' })).toBeInTheDocument()
  expect(screen.getByText('Ik hou van lange wandelingen. En van thuiskomen.')).toBeInTheDocument()
  expect(screen.getByText('Single')).toBeInTheDocument()
  const music = await screen.findByText('Muziek')
  await waitFor(() => expect(music.parentElement?.querySelector('svg')).toBeInTheDocument())
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
    await remote.open(<Page routeName="members-id" files="" params={{ id: '2' }} firstData={answer()} />, {
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

test('tells who somebody is in the order of the facts, as far as the operator shows them', async () => {
  const answers = () => ({ body: answer({ gender: 'female', hair_colour: 'red', sexuality: null }) })
  network({ 'GET /api/profile.php': answers })
  const { unmount } = await open()
  await screen.findByText('Vrouw')
  const told = () => screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(told()).toEqual(['Geslacht', 'Burgerlijke staat', 'Haar'])
  unmount()
  remote.share({
    settings: exampleSettings({ visible_profile_fields: ['hair_colour'], visible_profile_notes: [] }),
  })
  await open()
  await screen.findByText('Rood')
  expect(told()).toEqual(['Haar'])
  expect(screen.queryByText(/lange wandelingen/)).not.toBeInTheDocument()
})

const found = [card(5), card(2), card(9)]
const Found = () => {
  useLastList(found)
  return null
}

describe('from one found person to the next', () => {
  beforeEach(async () => {
    network({ 'GET /api/profile.php': () => ({ body: answer() }) })
    const { unmount } = await remote.open(<Found />)
    unmount()
  })

  test('there are links, and nobody else is asked for', async () => {
    const seen = network({ 'GET /api/profile.php': () => ({ body: answer() }) })
    await open()
    await screen.findByRole('heading', { level: 1, name: 'Lid_2, 32' })
    expect(screen.getByRole('link', { name: 'Vorig profiel' })).toHaveAttribute('href', '/members/5')
    expect(screen.getByRole('link', { name: 'Volgend profiel' })).toHaveAttribute('href', '/members/9')
    expect(seen.callsOf('GET /api/profile.php').map(({ query }) => query)).toEqual([{ id: 2 }])
    expect(seen.callsOf('GET /api/members.php')).toEqual([])
  })

  test('the arrows go there, but not from a photo or with another key held', async () => {
    network({ 'GET /api/profile.php': () => ({ body: answer({ photos: [photo(21), photo(22)] }) }) })
    const { visited } = await open()
    await screen.findByRole('heading', { level: 1, name: 'Lid_2, 32' })
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    screen.getByRole('button', { name: 'Foto 1 van Lid_2 vergroten' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(visited).toEqual([])
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.keyboard('{ArrowLeft}')
    expect(visited).toEqual(['/members/9', '/members/5'])
  })

  test('whoever came from their likes, or is at somebody else, has none', async () => {
    await remote.open(<Page routeName="likes-m-id" files="" params={{ id: '2' }} />, { path: '/likes/m/2' })
    await screen.findByRole('heading', { level: 1, name: 'Lid_2, 32' })
    expect(screen.queryByRole('navigation', { name: 'Zoekresultaten' })).not.toBeInTheDocument()
  })
})

test('a profile that vanishes while it is open gives way to the words for it', async () => {
  remote.share({ user: member() })
  const { answer: next } = network({
    'GET /api/profile.php': () => ({ body: answer() }),
    'POST /api/like.php': () => refusal(404, 'profile_not_found', { message: 'Weg.' }),
    'GET /api/blocks.php': () => ({ body: { profiles: [] } }),
  })
  const toasts = remote.heard('toast-requested')
  await open()
  const like = await screen.findByRole('button', { name: 'Like' })
  next('GET /api/profile.php', () => refusal(404, 'profile_not_found'))
  await userEvent.click(like)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Dit profiel bestaat niet (meer).' }),
  ).toHaveFocus()
  expect(toasts).toEqual([{ text: 'Weg.', tone: 'danger' }])
  expect(screen.queryByText('Ik hou van lange wandelingen. En van thuiskomen.')).not.toBeInTheDocument()
})

describe('where the owner decides about private photos', () => {
  const locked = photo(22, {
    position: 1,
    visibility: 'private',
    locked: true,
    filename: null,
    thumb_filename: null,
    blur_filename: 'photos/22-blur.webp',
  })
  const photos = [photo(21), locked]
  beforeEach(() => remote.share({ user: member() }))

  test('a member asks, and the words say what became of it', async () => {
    const { callsOf } = network({
      'GET /api/profile.php': () => ({ body: answer({ photos, photo_access: 'none' }) }),
      'POST /api/photo-access.php': () => ({ body: { state: 'requested' } }),
    })
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Vraag om te kijken' }))
    const said = await screen.findByText('Gevraagd. Zegt Lid_2 ja, dan zie je de foto hier.')
    expect(said).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Vraag om te kijken' })).not.toBeInTheDocument()
    expect(callsOf('POST /api/photo-access.php').map(({ body }) => body)).toEqual([
      { profile_id: 2, action: 'request' },
    ])
  })

  test('whoever asked before is told so', async () => {
    network({ 'GET /api/profile.php': () => ({ body: answer({ photos, photo_access: 'requested' }) }) })
    await open()
    expect(await screen.findByText(/^Gevraagd\./)).toBeInTheDocument()
  })

  test('an owner who had let them in already shows the photo at once', async () => {
    const { answer: next } = network({
      'GET /api/profile.php': () => ({ body: answer({ photos, photo_access: 'none' }) }),
      'POST /api/photo-access.php': () => ({ body: { state: 'granted' } }),
    })
    await open()
    const ask = await screen.findByRole('button', { name: 'Vraag om te kijken' })
    const clear = [photo(21), photo(22, { position: 1, visibility: 'private' })]
    next('GET /api/profile.php', () => ({ body: answer({ photos: clear, photo_access: 'granted' }) }))
    await userEvent.click(ask)
    expect(await screen.findByRole('button', { name: 'Foto 2 van Lid_2 vergroten' })).toBeInTheDocument()
  })

  test('a refusal of the call is said, and asking stays possible', async () => {
    network({
      'GET /api/profile.php': () => ({ body: answer({ photos, photo_access: 'none' }) }),
      'POST /api/photo-access.php': () => refusal(403, 'account_paused', { message: 'Je staat op pauze.' }),
    })
    const toasts = remote.heard('toast-requested')
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Vraag om te kijken' }))
    await waitFor(() => expect(toasts).toEqual([{ text: 'Je staat op pauze.', tone: 'danger' }]))
    expect(screen.getByRole('button', { name: 'Vraag om te kijken' })).toBeEnabled()
  })
})
