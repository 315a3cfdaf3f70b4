import { beforeEach, expect, jest, test } from '@jest/globals'
import { refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { member } from '../../testing/member.ts'
import { network } from '../../testing/network.ts'
import { profile } from '../../testing/people.ts'
import { remote } from '../../testing/remote.ts'
import { Slot } from './profile-panel.slot.tsx'

beforeEach(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
})

const open = async () => {
  network({ 'GET /api/profile.php': () => ({ body: { profile: profile(2), similar: [] } }) })
  const close = jest.fn()
  const view = await remote.open(<Slot request={{ profileId: 2 }} close={close} />)
  await screen.findByRole('heading', { name: 'Lid_2, 32' })
  return { ...view, close }
}

test('shows the member beside the page, which makes room for it', async () => {
  const { unmount } = await open()
  screen.getByRole('complementary', { name: 'Profiel van Lid_2' })
  screen.getByText('Ik hou van lange wandelingen. En van thuiskomen.')
  expect(document.documentElement.style.getPropertyValue('--side-panel')).not.toBe('')
  unmount()
  expect(document.documentElement.style.getPropertyValue('--side-panel')).toBe('')
})

test('has the focus, and Escape closes it', async () => {
  const { close } = await open()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('complementary')))
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(1)
})

test('whom the member blocks here is gone from the panel, and can be let in again', async () => {
  remote.share({ user: member() })
  await open()
  const { answer } = network({ 'POST /api/block.php': () => ({ body: { blocked: true } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Acties voor Lid_2' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Blokkeren' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Blokkeren' }))
  expect(await screen.findByRole('heading', { name: 'Je hebt Lid_2 geblokkeerd' })).toHaveFocus()
  answer('DELETE /api/block.php', () => ({ body: { blocked: false } }))
  answer('GET /api/profile.php', () => ({ body: { profile: profile(2), similar: [] } }))
  await userEvent.click(screen.getByRole('button', { name: 'Blokkering opheffen' }))
  await screen.findByRole('heading', { name: 'Lid_2, 32' })
})

test('who vanishes while the panel is open gives way to the words for it', async () => {
  remote.share({ user: member() })
  await open()
  const gone = () => refusal(404, 'profile_not_found', { message: 'Dit profiel bestaat niet (meer).' })
  network({ 'GET /api/profile.php': gone, 'POST /api/like.php': gone })
  await userEvent.click(screen.getByRole('button', { name: 'Like' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Dit profiel bestaat niet (meer).')
  expect(screen.queryByText('Ik hou van lange wandelingen. En van thuiskomen.')).not.toBeInTheDocument()
})

test('leads to the whole profile', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Hele profiel bekijken' })).toHaveAttribute('href', '/members/2')
})
