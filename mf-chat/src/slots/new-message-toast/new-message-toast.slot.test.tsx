import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { Page as Conversations } from '../../pages/conversations/conversations.page.tsx'
import { openAsMember } from '../../testing/open-as-member.ts'
import { sampleEntry, sampleMessage } from '../../testing/samples.ts'
import { onScreen } from '../../thread/on-screen.ts'
import { Slot } from './new-message-toast.slot.tsx'

const received = { message: sampleMessage({ id: 5, text: 'Ben je er nog?' }), unreadTotal: 1 }
const close = jest.fn()
const show = () =>
  openAsMember(<Slot request={received} close={close} />, { state: { chats: [sampleEntry()] } })

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('says who wrote what, leads there, and goes by itself', async () => {
  await show()
  const link = screen.getByRole('link', { name: 'Nieuw bericht van Sanne' })
  expect(link.getAttribute('href')).toBe('/chats/40')
  screen.getByText('Ben je er nog?')
  expect(close).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(6000))
  expect(close).toHaveBeenCalledTimes(1)
})

test('stays as long as the focus is on it', async () => {
  await show()
  act(() => screen.getByRole('link').focus())
  act(() => jest.advanceTimersByTime(20_000))
  expect(close).not.toHaveBeenCalled()
})

test('is said and not shown beside the list, which shows it', async () => {
  await openAsMember(
    <>
      <Conversations routeName="chats" files="" params={{}} />
      <Slot request={received} close={close} />
    </>,
    { state: { chats: [sampleEntry()] } },
  )
  expect(screen.getByRole('status').textContent).toBe('Nieuw bericht van Sanne Ben je er nog?')
  expect(screen.queryByRole('link', { name: 'Nieuw bericht van Sanne' })).toBeNull()
})

test('is needless for the conversation on the screen', async () => {
  onScreen.set(40)
  await show()
  expect(screen.queryByRole('link')).toBeNull()
  expect(close).toHaveBeenCalled()
  act(() => onScreen.set(null))
})
