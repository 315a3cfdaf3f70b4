import { afterEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { queryClient } from '../../server-state.ts'
import { network } from '../../testing/network.ts'
import { card, found } from '../../testing/people.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './search.page.tsx'

afterEach(() => {
  jest.restoreAllMocks()
})

const open = () => remote.open(<Page routeName="members" files="" params={{}} />, { path: '/members' })
const link = (id: number) => screen.findByRole('link', { name: new RegExp(`^Lid_${id},`) })

/** Two pages are loaded, somebody of the second is opened, and the page is left. */
const openSomebody = async () => {
  const seen = network({
    'GET /api/members.php': ({ query }) => ({
      body: query.cursor ? found([card(3)], { total: 2 }) : found([card(2)], { total: 2, next_cursor: 'c1' }),
    }),
  })
  const { unmount } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Meer laden' }))
  Object.defineProperty(window, 'scrollY', { value: 1234, configurable: true })
  fireEvent.scroll(window)
  await userEvent.click(await link(3))
  unmount()
  return seen
}

test('whoever comes back finds the same people at the same place, and the focus on whom they had opened', async () => {
  const seen = await openSomebody()
  const before = seen.calls.length
  const later = Date.now() + 10 * 60_000
  jest.spyOn(Date, 'now').mockReturnValue(later)
  const scrolled = jest.spyOn(window, 'scrollTo')
  await open()
  expect(await link(2)).toBeInTheDocument()
  expect(await link(3)).toHaveFocus()
  expect(scrolled).toHaveBeenCalledWith(0, 1234)
  expect(seen.calls.slice(before).filter(({ path }) => path === '/api/members.php')).toEqual([])
})

test('whoever liked somebody and was led away from there finds the focus on them', async () => {
  network({
    'GET /api/members.php': () => ({ body: found([card(2), card(3)]) }),
    'POST /api/like.php': () => ({ body: { liked: true, match: false, held: false } }),
  })
  const { unmount } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Lid_3 leuk vinden' }))
  unmount()
  await open()
  expect(await link(3)).toHaveFocus()
})

test('whom the member has blocked meanwhile is not in the list any more', async () => {
  const seen = await openSomebody()
  await act(() => queryClient.invalidateQueries({ queryKey: ['members'] }))
  seen.answer('GET /api/members.php', () => ({ body: found([card(2)]) }))
  await open()
  expect(await screen.findByText('1 lid gevonden')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Lid_3,/ })).toBeNull())
})

test('a member who has logged out comes to a list that knows nothing of them', async () => {
  await openSomebody()
  remote.say('logged-out', { reason: 'own-act' })
  await open()
  expect(await link(2)).not.toHaveFocus()
  expect(document.body).toHaveFocus()
})
