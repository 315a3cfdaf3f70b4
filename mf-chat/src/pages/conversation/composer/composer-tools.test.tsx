import { afterEach, expect, test } from '@jest/globals'
import { enterChoice } from '@lonk/shared-events/storage-register.ts'
import { act, screen } from '@testing-library/react'
import { enterSends } from '../../../preferences/enter-sends.ts'
import { field, messages, openConversation } from '../../../testing/open-conversation.tsx'
import { remote } from '../../../testing/remote.ts'

afterEach(() => {
  enterSends.set(true)
})

test('an emoji goes where the words are being typed', async () => {
  const { user } = await openConversation()
  await user.type(field(), 'Hoi jij')
  field().setSelectionRange(3, 3)
  await user.click(await screen.findByRole('button', { name: 'Emoji' }))
  await user.click(screen.getByRole('button', { name: '😀' }))
  expect(field().value).toBe('Hoi😀 jij')
})

test('the emoji are one stop of the Tab key, and Escape leads back to the field', async () => {
  const { user } = await openConversation()
  await screen.findByRole('button', { name: 'Emoji' })
  act(() => screen.getByRole('button', { name: 'Emoji' }).focus())
  await user.keyboard('{Enter}')
  expect(document.activeElement?.textContent).toBe('😀')
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  expect(field().value).toBe('😜')
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(field())
  expect(screen.queryByRole('group', { name: 'Emoji' })).toBeNull()
})

test('Escape closes the emoji also where the focus is on the menu beside them', async () => {
  const { user } = await openConversation()
  await user.click(await screen.findByRole('button', { name: 'Emoji' }))
  act(() => screen.getByRole('button', { name: 'Meer sturen' }).focus())
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('group', { name: 'Emoji' })).toBeNull()
})

test('emoji picked with the mouse are sent by Enter, and the panel goes', async () => {
  const { user } = await openConversation()
  await user.click(field())
  await user.click(await screen.findByRole('button', { name: 'Emoji' }))
  await user.click(screen.getByRole('button', { name: '😍' }))
  await user.click(screen.getByRole('button', { name: '🥰' }))
  await user.keyboard('{Enter}')
  await messages().findByText('😍🥰')
  expect(screen.queryByRole('group', { name: 'Emoji' })).toBeNull()
})

test('a press beside the emoji closes them; their button does so once', async () => {
  const { user } = await openConversation()
  const button = await screen.findByRole('button', { name: 'Emoji' })
  await user.click(button)
  await user.click(messages().getByText('Hoi, alles goed?'))
  expect(screen.queryByRole('group', { name: 'Emoji' })).toBeNull()
  await user.click(button)
  await user.click(button)
  expect(screen.queryByRole('group', { name: 'Emoji' })).toBeNull()
})

test.each([
  ['Cadeau geven', 'gift-requested'],
  ['Openingszin kiezen', 'icebreaker-requested'],
] as const)('%s asks for it', async (item, request) => {
  const asked = remote.heard(request)
  const { user } = await openConversation()
  await user.click(await screen.findByRole('button', { name: 'Meer sturen' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
  expect(asked).toEqual([{ profileId: 7 }])
})

test('who prefers it so, starts a new line with Enter and sends with Shift and Enter', async () => {
  enterSends.set(false)
  const { user } = await openConversation()
  await user.type(field(), 'een{Enter}twee')
  expect(field().value).toBe('een\ntwee')
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  await messages().findByText(/een\s+twee/)
  expect(localStorage.getItem(enterChoice.key)).toBe('no')
})
