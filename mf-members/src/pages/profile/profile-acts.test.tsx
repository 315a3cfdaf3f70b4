import { expect, test } from '@jest/globals'
import { refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { queryClient } from '../../server-state.ts'
import { member } from '../../testing/member.ts'
import { network } from '../../testing/network.ts'
import { card, photo, profile } from '../../testing/people.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './profile.page.tsx'

const two = [photo(21, { main: true }), photo(22, { position: 1 })]
const answer = (more: Parameters<typeof profile>[1] = {}) => ({
  profile: profile(2, { photos: two, ...more }),
  similar: [],
})
const found = { 'GET /api/profile.php': () => ({ body: answer() }) }

const open = () =>
  remote.open(<Page routeName="members-id" files="" params={{ id: '2' }} />, { path: '/members/2' })
const choose = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Acties voor Lid_2' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

test('blocking asks first, then says what it did, and can be undone', async () => {
  remote.share({ user: member() })
  const { callsOf } = network({
    ...found,
    'POST /api/block.php': () => ({ body: { blocked: true } }),
    'DELETE /api/block.php': () => ({ body: { blocked: false } }),
  })
  const refreshes = remote.heard('refresh-requested')
  await open()
  await choose('Blokkeren')
  expect(await screen.findByRole('dialog', { name: 'Lid_2 blokkeren?' })).toHaveTextContent(
    'Likes van jullie beiden verdwijnen.',
  )
  expect(callsOf('POST /api/block.php')).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'Blokkeren' }))
  const said = await screen.findByRole('heading', { level: 1, name: 'Je hebt Lid_2 geblokkeerd' })
  expect(said).toHaveFocus()
  expect(callsOf('POST /api/block.php')[0]?.body).toEqual({ profile_id: 2 })
  expect(refreshes).toContainEqual({ parts: ['chats', 'likes'] })
  expect(screen.getByRole('link', { name: 'Andere leden bekijken' })).toHaveAttribute('href', '/members')
  expect(screen.queryByText('Ik hou van lange wandelingen. En van thuiskomen.')).not.toBeInTheDocument()

  await userEvent.click(screen.getByRole('button', { name: 'Blokkering opheffen' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Lid_2, 32' })).toHaveFocus()
  expect(callsOf('DELETE /api/block.php')[0]?.body).toEqual({ profile_id: 2 })
})

test('a block that the server refuses says why and leaves the profile as it was', async () => {
  remote.share({ user: member() })
  network({ ...found, 'POST /api/block.php': () => refusal(404, 'profile_not_found', { message: 'Weg.' }) })
  await open()
  await choose('Blokkeren')
  await userEvent.click(await screen.findByRole('button', { name: 'Blokkeren' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Weg.')
  expect(screen.getByText('Ik hou van lange wandelingen. En van thuiskomen.')).toBeInTheDocument()
})

test('who was blocked before is told apart from who is gone, and can be let in again', async () => {
  remote.share({ user: member() })
  const { answer: next } = network({
    'GET /api/profile.php': () => refusal(404, 'profile_not_found'),
    'GET /api/blocks.php': () => ({ body: { profiles: [card(2)] } }),
    'DELETE /api/block.php': () => ({ body: { blocked: false } }),
  })
  await open()
  await screen.findByRole('heading', { name: 'Je hebt Lid_2 geblokkeerd' })
  next('GET /api/profile.php', () => ({ body: answer() }))
  await userEvent.click(screen.getByRole('button', { name: 'Blokkering opheffen' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Lid_2, 32' })).toBeInTheDocument()
})

test('a block made elsewhere while the profile is open is told at the next thing that is done there', async () => {
  remote.share({ user: member() })
  const { answer: next } = network({
    ...found,
    'POST /api/like.php': () => refusal(404, 'profile_not_found'),
    'GET /api/blocks.php': () => ({ body: { profiles: [] } }),
  })
  await queryClient.prefetchQuery({ queryKey: ['blocks'], queryFn: () => ({ profiles: [] }) })
  await open()
  const like = await screen.findByRole('button', { name: 'Like' })
  next('GET /api/profile.php', () => refusal(404, 'profile_not_found'))
  next('GET /api/blocks.php', () => ({ body: { profiles: [card(2)] } }))
  await userEvent.click(like)
  expect(await screen.findByRole('heading', { level: 1, name: 'Je hebt Lid_2 geblokkeerd' })).toHaveFocus()
})

test('a member whose page is gone for another reason is not said to be blocked', async () => {
  remote.share({ user: member() })
  network({
    'GET /api/profile.php': () => refusal(404, 'profile_not_found'),
    'GET /api/blocks.php': () => ({ body: { profiles: [card(3)] } }),
  })
  await open()
  await screen.findByRole('heading', { name: 'Dit profiel bestaat niet (meer).' })
})

test('a visitor who blocks logs in first; a visitor may report', async () => {
  network(found)
  const logins = remote.heard('login-requested')
  const complaints = remote.heard('complaint-requested')
  await open()
  await choose('Blokkeren')
  expect(logins).toEqual([{ back: '/members/2', reason: 'block' }])
  await choose('Lid melden')
  expect(complaints).toEqual([{ profileId: 2 }])
})

test('the photo that is reported is the one in sight', async () => {
  network(found)
  const complaints = remote.heard('complaint-requested')
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Foto 2 van Lid_2' }))
  await choose('Deze foto melden')
  expect(complaints).toEqual([{ profileId: 2, photoId: 22 }])
})

test('the same is offered in words below the profile', async () => {
  network(found)
  const complaints = remote.heard('complaint-requested')
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Lid_2 melden of blokkeren' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Blokkeren', 'Lid melden'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Lid melden' }))
  expect(complaints).toEqual([{ profileId: 2 }])
})

test('without a way of the device to share, the link is copied and that is said', async () => {
  network(found)
  const toasts = remote.heard('toast-requested')
  const user = userEvent.setup()
  await open()
  await user.click(await screen.findByRole('button', { name: 'Acties voor Lid_2' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Profiel delen' }))
  await waitFor(() => expect(toasts).toEqual([{ text: 'De link is gekopieerd.', tone: 'success' }]))
  expect(await navigator.clipboard.readText()).toMatch(/\/members\/2$/)
})

test('a device that shares gets the name and the address, and closing its list says nothing', async () => {
  network(found)
  const toasts = remote.heard('toast-requested')
  const shared: ShareData[] = []
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (data: ShareData) => {
      shared.push(data)
      throw new DOMException('closed', 'AbortError')
    },
  })
  await open()
  await choose('Profiel delen')
  await waitFor(() => expect(shared).toHaveLength(1))
  expect(shared[0]).toMatchObject({ title: 'Lid_2', url: expect.stringMatching(/\/members\/2$/) })
  expect(toasts).toEqual([])
  Reflect.deleteProperty(navigator, 'share')
})

test('the own profile has none of it', async () => {
  remote.share({ user: member({ profile: { ...member().profile, id: 2 } }) })
  network(found)
  await open()
  await screen.findByRole('link', { name: 'Profiel bewerken' })
  expect(screen.queryByRole('button', { name: /Acties|melden/ })).not.toBeInTheDocument()
})
