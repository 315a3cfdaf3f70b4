import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { member } from '../../testing/member.ts'
import { network } from '../../testing/network.ts'
import { card } from '../../testing/people.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './likes.page.tsx'

const answer = { profiles: [], liked_by: [], new_total: 0, next_cursor: null }
const received = (id: number, like_new: boolean) => ({
  id,
  like_new,
  created_at: '2026-01-01T00:00:00.000Z',
  profile: card(id),
})

const open = (type?: string) => {
  return remote.open(<Page routeName="likes" files="" params={{ type }} />, {
    path: type ? `/likes/${type}` : '/likes',
    state: { user: member() },
  })
}

test('received likes stand first, new ones are marked, and lead to their profile', async () => {
  const seen = network({
    'GET /api/likes.php': () => ({ body: { ...answer, liked_by: [received(2, true), received(3, false)] } }),
  })
  await open()
  expect(await screen.findByRole('link', { name: /Lid_2/ })).toHaveAttribute('href', '/likes/m/2')
  expect(screen.getAllByText('Nieuw')).toHaveLength(1)
  expect(seen.calls[0]?.query).toEqual({ type: 'received' })
  expect(screen.getByRole('link', { name: /Ontvangen/ })).toHaveAttribute('aria-current', 'page')
})

test('whoever was not looked at yet comes before those who were, the latest first', async () => {
  const liked_by = [received(2, false), received(3, true), received(4, false), received(5, true)]
  network({ 'GET /api/likes.php': () => ({ body: { ...answer, liked_by } }) })
  await open()
  const links = await screen.findAllByRole('link', { name: /Lid_/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([3, 5, 2, 4].map((id) => `/likes/m/${id}`))
})

test.each([
  ['sent', 'Nog niemand geliket', '/members'],
  ['matches', 'Nog geen match', '/members'],
  ['received', 'Nog geen likes', '/profile'],
])('without %s likes there is one thing to do', async (type, title, way) => {
  network({ 'GET /api/likes.php': () => ({ body: answer }) })
  const { container } = await open(type)
  await screen.findByRole('heading', { name: title })
  expect(container.querySelectorAll(`a[href="${way}"]`)).toHaveLength(1)
})

test('a match leads to a message, and no press on the card ends it', async () => {
  network({ 'GET /api/likes.php': () => ({ body: { ...answer, profiles: [card(2, { liked: true })] } }) })
  await open('matches')
  const message = await screen.findByRole('link', { name: 'Bericht: Lid_2' })
  expect(message).toHaveAttribute('href', '/members/2/chat')
  expect(screen.queryByRole('button', { name: /leuk vinden/ })).toBeNull()
})

test('a way to give more of them: the swipe game', async () => {
  network({ 'GET /api/likes.php': () => ({ body: answer }) })
  await open()
  expect(await screen.findByRole('link', { name: 'Swipen' })).toHaveAttribute('href', '/swipe-game')
})

const locked = (id: number, like_new: boolean) => ({
  ...received(id, like_new),
  profile: { locked: true, blur_image: null },
})

test('where only premium members see who it was, that is said once, with what it takes and the way there', async () => {
  network({
    'GET /api/likes.php': () => ({
      body: { ...answer, liked_by: [locked(2 ** 52 + 1, false), locked(2 ** 52 + 2, false)] },
    }),
  })
  await open()
  expect(await screen.findAllByText('Iemand vindt je leuk')).toHaveLength(2)
  expect(screen.getByText(/like je zelf iemand van hen, dan zijn jullie een match/)).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: 'Bekijk premium' })).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Bekijk premium' })).toHaveAttribute('href', '/premium')
  expect(screen.queryByRole('link', { name: /Lid_/ })).not.toBeInTheDocument()
})

test('the list of locked likes is all there is to see of them: they are new until it was opened', async () => {
  const likes = (...liked_by: unknown[]) => ({ body: { ...answer, liked_by } })
  const seen = network({
    'GET /api/likes.php': () => likes(locked(2 ** 52 + 1, true), locked(2 ** 52 + 2, false)),
    'PUT /api/like.php': () => ({ body: { new_total: 0 } }),
  })
  const refreshes = remote.heard('refresh-requested')
  await open()
  await waitFor(() => expect(refreshes).toEqual([{ parts: ['likes'] }]))
  expect(seen.callsOf('PUT /api/like.php').map(({ body }) => body)).toEqual([{ like_new: false }])

  seen.answer('GET /api/likes.php', () =>
    likes(locked(2 ** 52 + 3, true), locked(2 ** 52 + 1, false), locked(2 ** 52 + 2, false)),
  )
  remote.say('likes-changed', {})
  await waitFor(() => expect(screen.getAllByText('Iemand vindt je leuk')).toHaveLength(3))
  expect(screen.getAllByText('Nieuw')).toHaveLength(2)
  expect(seen.callsOf('PUT /api/like.php')).toHaveLength(2)
})

test('likes that are open stay new until their profile was', async () => {
  const seen = network({
    'GET /api/likes.php': () => ({ body: { ...answer, liked_by: [received(2, true)] } }),
  })
  await open()
  expect(await screen.findByText('Nieuw')).toBeInTheDocument()
  expect(seen.callsOf('PUT /api/like.php')).toEqual([])
})

test('whoever becomes premium sees who it was', async () => {
  const seen = network({
    'GET /api/likes.php': () => ({ body: { ...answer, liked_by: [locked(2 ** 52 + 1, false)] } }),
  })
  await open()
  await screen.findByText('Iemand vindt je leuk')
  seen.answer('GET /api/likes.php', () => ({ body: { ...answer, liked_by: [received(2, false)] } }))
  remote.share({ user: member({ paid_user: true }) })
  expect(await screen.findByRole('link', { name: /Lid_2/ })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Bekijk premium' })).not.toBeInTheDocument()
})

test('asks again when likes change', async () => {
  const seen = network({ 'GET /api/likes.php': () => ({ body: answer }) })
  await open()
  await screen.findByRole('heading', { name: 'Nog geen likes' })
  seen.answer('GET /api/likes.php', () => ({ body: { ...answer, liked_by: [received(4, true)] } }))
  remote.say('likes-changed', {})
  expect(await screen.findByRole('link', { name: /Lid_4/ })).toBeInTheDocument()
})

test('an unknown list goes to the likes that were received', async () => {
  network({ 'GET /api/likes.php': () => ({ body: answer }) })
  const { visited } = await open('anything')
  await waitFor(() => expect(visited).toContain('/likes'))
})
