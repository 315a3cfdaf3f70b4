import { describe, expect, test } from '@jest/globals'
import { refusal, tooLate } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { messages, openConversation } from '../../../testing/open-conversation.tsx'
import { remote } from '../../../testing/remote.ts'
import { sampleChat, sampleMessage, samplePhoto } from '../../../testing/samples.ts'

describe('deleting a message', () => {
  const lastMenu = async (user: Awaited<ReturnType<typeof openConversation>>['user']) => {
    await user.hover(messages().getAllByText(/Oeps|Ja, met jou/)[0] as Element)
    return messages().findByRole('button', { name: /Acties voor het bericht/ })
  }
  const remove = async (user: Awaited<ReturnType<typeof openConversation>>['user'], scope: string) => {
    await user.click(await lastMenu(user))
    await user.click(await screen.findByRole('menuitem', { name: scope }))
  }
  const fresh = () =>
    sampleChat({
      messages: [sampleMessage({ id: 2, own: true, text: 'Oeps', created_at: new Date().toISOString() })],
    })

  test('for both takes it away at once', async () => {
    const { network, user } = await openConversation(fresh(), {
      routes: { 'DELETE /api/message.php': () => ({ body: { ok: true } }) },
    })
    await remove(user, 'Verwijderen voor iedereen')
    expect(messages().queryByText('Oeps')).toBeNull()
    expect(network.callsOf('DELETE /api/message.php')[0]?.body).toEqual({ message_id: 2, scope: 'both' })
  })

  test('is reached by the keyboard', async () => {
    const { user } = await openConversation()
    screen.getByRole('region', { name: 'Berichten met Sanne' }).focus()
    await user.tab()
    await user.keyboard('{ArrowUp}')
    await messages().findAllByRole('button', { name: 'Acties voor het bericht van 18:00' })
    await user.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Verwijderen voor mij' })
  })

  test('is offered for oneself alone when the message is old or another’s', async () => {
    const { user } = await openConversation()
    await user.click(await lastMenu(user))
    await screen.findByRole('menuitem', { name: 'Verwijderen voor mij' })
    expect(screen.queryByRole('menuitem', { name: 'Verwijderen voor iedereen' })).toBeNull()
  })

  test('that the server refuses brings it back and says why', async () => {
    const toasts = remote.heard('toast-requested')
    const { user } = await openConversation(fresh(), {
      routes: { 'DELETE /api/message.php': () => refusal(409, 'delete_too_late', { message: 'Te laat' }) },
    })
    await remove(user, 'Verwijderen voor iedereen')
    await messages().findByText('Oeps')
    expect(toasts).toEqual([{ text: 'Te laat', tone: 'danger' }])
  })

  test('that takes too long brings it back and says so', async () => {
    const toasts = remote.heard('toast-requested')
    const { user } = await openConversation(fresh(), { routes: { 'DELETE /api/message.php': tooLate } })
    await remove(user, 'Verwijderen voor iedereen')
    await messages().findByText('Oeps')
    expect(toasts).toEqual([{ text: 'Het duurt te lang. Probeer het opnieuw.', tone: 'danger' }])
  })
})

test('the words of a message are copied', async () => {
  const { user } = await openConversation()
  await user.hover(messages().getByText('Hoi, alles goed?'))
  await user.click(await messages().findByRole('button', { name: /Acties voor het bericht/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Tekst kopiëren' }))
  expect(await navigator.clipboard.readText()).toBe('Hoi, alles goed?')
})

describe('a photo', () => {
  const photo = { ...samplePhoto(), filename: 'strand.webp' }
  const withPhoto = (locationState?: unknown) =>
    openConversation(sampleChat({ messages: [sampleMessage({ type: 'photo', text: null, photo })] }), {
      locationState,
    })
  const onView = { photo: { address: '/photos/strand.webp', alt: 'Foto van Sanne' } }

  test('opens as large as the screen, as a step that the way back undoes', async () => {
    const { user, visited, states } = await withPhoto({ fromList: true })
    await user.click(messages().getByRole('img', { name: 'Foto van Sanne' }))
    expect([visited, states]).toEqual([['/chats/40'], [{ fromList: true, ...onView }]])
  })

  test.each(['{Escape}', '{Enter}'])('is left by %s: the cross has the focus', async (key) => {
    const { user, visited } = await withPhoto(onView)
    const picture = within(await screen.findByRole('dialog', { name: 'Foto van Sanne' })).getByRole('img')
    expect(picture).toHaveAttribute('src', '/photos/strand.webp')
    await user.keyboard(key)
    expect(visited).toEqual(['-1'])
  })

  test('is reached by the keyboard', async () => {
    const { user, states } = await withPhoto()
    screen.getByRole('region', { name: 'Berichten met Sanne' }).focus()
    await user.tab()
    await messages().findByRole('button', { name: /Acties voor het bericht/ })
    await user.keyboard('{Enter}')
    const first = await screen.findByRole('menuitem', { name: 'Foto groot bekijken' })
    await waitFor(() => expect(first).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(states).toMatchObject([{ photo: { address: '/photos/strand.webp' } }])
  })
})

test('a complaint about a message of the other side names it', async () => {
  const asked = remote.heard('complaint-requested')
  const { user } = await openConversation()
  await user.hover(messages().getByText('Hoi, alles goed?'))
  await user.click(await messages().findByRole('button', { name: /Acties voor het bericht/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Bericht melden' }))
  expect(asked).toEqual([{ profileId: 7, messageId: 1 }])
})
