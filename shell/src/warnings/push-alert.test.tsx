import { beforeEach, expect, test } from '@jest/globals'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { stateWriterForTests as state } from '@lonk/shared-events/state.ts'
import { renderPage } from '@lonk/shared-ui/testing/render-page.tsx'
import { act, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import nl from '../locales/nl.json' with { type: 'json' }
import { storedPush } from '../push/stored-push.ts'
import { browserPush } from '../push/testing/browser-push.ts'
import { PushAlert } from './push-alert.tsx'
import { useAtArrival } from './use-at-arrival.ts'

const show = () => renderPage(<PushAlert user={exampleUser()} />, { namespace: 'shell', catalogue: nl })
const capable = () => state.set('push', { isCapable: true, isSubscribed: false, lastMessage: null })
const offer = () => screen.queryByText(nl.push.title)

beforeEach(() => {
  localStorage.clear()
  browserPush()
  capable()
})

test('what a browser can is learned late: the page that is read then does not move', async () => {
  state.set('push', { isCapable: null, isSubscribed: false, lastMessage: null })
  await show()
  act(capable)
  expect(offer()).toBeNull()
})

test('from the next page on it is known', () => {
  const { result, rerender } = renderHook(({ path, known }) => useAtArrival(path, known), {
    initialProps: { path: '/members', known: false },
  })
  rerender({ path: '/members', known: true })
  expect(result.current).toBe(false)
  rerender({ path: '/likes', known: true })
  expect(result.current).toBe(true)
})

test('its button asks for notifications, and it goes once they are there', async () => {
  const wanted: boolean[] = []
  const listening = bus.on('push-requested').subscribe(({ on }) => wanted.push(on))
  await show()
  await userEvent.click(screen.getByRole('button', { name: nl.push.accept }))
  expect(wanted).toEqual([true])
  act(() => state.set('push', { isCapable: true, isSubscribed: true, lastMessage: null }))
  expect(offer()).toBeNull()
  listening.unsubscribe()
})

test('it goes for good where the browser was told no', async () => {
  await show()
  storedPush.set('denied')
  act(capable)
  expect(offer()).toBeNull()
})

test('once closed it stays away, by its own key with the time', async () => {
  await show()
  await userEvent.click(screen.getByRole('button', { name: /sluit/i }))
  expect(offer()).toBeNull()
  expect(Number(localStorage.getItem('lonk.dismissed.push'))).toBeGreaterThan(0)
  expect(localStorage).toHaveLength(1)
})
