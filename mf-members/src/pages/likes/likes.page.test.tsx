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
  return remote.open(<Page routeName="likes" params={{ type }} />, {
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

test('a way to give more of them: the swipe game', async () => {
  network({ 'GET /api/likes.php': () => ({ body: answer }) })
  await open()
  expect(await screen.findByRole('link', { name: 'Swipen' })).toHaveAttribute('href', '/swipe-game')
})

test('a like of which only premium members see who it was keeps its secret', async () => {
  network({
    'GET /api/likes.php': () => ({
      body: { ...answer, liked_by: [{ ...received(2, true), profile: { locked: true, blur_image: null } }] },
    }),
  })
  await open()
  expect(await screen.findByRole('button', { name: 'Bekijk met premium' })).toBeInTheDocument()
  expect(screen.queryByText(/Lid_2/)).not.toBeInTheDocument()
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
