import { describe, expect, jest, test } from '@jest/globals'
import { refusal, tooLate } from '@lonk/shared-api/testing/fake-api.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { drafts } from '../../outbox/sending.ts'
import { lastChat } from '../../preferences/last-chat.ts'
import { member } from '../../testing/member.ts'
import { openAsMember } from '../../testing/open-as-member.ts'
import { remote } from '../../testing/remote.ts'
import { sampleConversation, sampleEntry, sampleMessage, sampleProfile } from '../../testing/samples.ts'
import { Page } from './conversations.page.tsx'

const chats = (...entries: ReturnType<typeof sampleEntry>[]) => ({
  body: { chats: entries, unread_total: 2, next_cursor: null },
})
const mark = sampleEntry({
  conversation: sampleConversation({ id: 41, last_message_id: 9 }),
  profile: sampleProfile({ id: 8, name: 'Marieke', online: false, fictional: true }),
  num_unread_messages: 0,
  last_message: { type: 'photo', preview: '', own: true, created_at: '2026-03-13T09:00:00.000Z' },
})

const page = <Page routeName="chats" files="" params={{}} />

test('what came with the document is shown without asking for it', async () => {
  const came = <Page routeName="chats" files="" params={{}} firstData={chats(mark).body} />
  const { network } = await openAsMember(came)
  within(screen.getByRole('article', { name: /Marieke/ })).getByText('Jij: Foto')
  expect(network.calls).toEqual([])
})

test("the shell's list is shown without asking for it again", async () => {
  const { network } = await openAsMember(page, { state: { chats: [sampleEntry(), mark] } })

  const sanne = within(screen.getByRole('article', { name: /Sanne/ }))
  expect(sanne.getByRole('link', { name: 'Sanne' }).getAttribute('href')).toBe('/chats/40')
  sanne.getByText('Zin in koffie?')
  sanne.getByText('2 ongelezen berichten')
  sanne.getByText('Online')

  const marieke = within(screen.getByRole('article', { name: /Marieke/ }))
  marieke.getByText('Jij: Foto')
  marieke.getByText('Fictief profiel')
  expect(marieke.queryByText('Online')).toBeNull()
  expect(network.calls).toEqual([])
})

test('before the shell has a list, the page asks for it once and says that it is coming', async () => {
  const { network } = await openAsMember(page, { routes: { 'GET /api/chats.php': () => chats(mark) } })
  screen.getByText('Je gesprekken worden geladen')
  await screen.findByRole('link', { name: 'Marieke' })

  remote.share({ chats: [sampleEntry()] })
  await screen.findByRole('link', { name: 'Sanne' })
  expect(network.callsOf('GET /api/chats.php')).toHaveLength(1)
})

test('a list that cannot be had says so and can be asked for again', async () => {
  const { network, user } = await openAsMember(page, {
    routes: { 'GET /api/chats.php': () => refusal(403, 'forbidden', { message: 'Dit mag niet.' }) },
  })
  await screen.findByText('Je gesprekken konden niet worden geladen')
  network.answer('GET /api/chats.php', () => chats(sampleEntry()))
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  await screen.findByRole('link', { name: 'Sanne' })
})

test('a list that takes too long says that it did', async () => {
  await openAsMember(page, { routes: { 'GET /api/chats.php': tooLate } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Het duurt te lang. Probeer het opnieuw.')
  screen.getByRole('button', { name: 'Opnieuw proberen' })
})

test('the last chat that was opened is one step away, for the member who opened it', async () => {
  lastChat.set(member().id, { profileId: 7, at: '2026-03-14T10:00:00.000Z' })
  await openAsMember(page, { state: { chats: [sampleEntry(), mark] } })
  // Beside the list, on wider screens.
  const link = screen.getByRole('link', { name: 'Verder met Sanne', hidden: true })
  expect(link.getAttribute('href')).toBe('/chats/40')
  screen.getByText(/14 maart 2026/)
  expect(lastChat.get(member().id + 1)).toBeNull()
})

describe('the words under a name', () => {
  test('say that somebody is writing, until their message comes', async () => {
    await openAsMember(page, { state: { chats: [sampleEntry(), mark] } })
    remote.say('typing-seen', { conversationId: 40 })
    const sanne = within(screen.getByRole('article', { name: 'Sanne' }))
    sanne.getByText('is aan het typen…')
    expect(screen.getAllByText('is aan het typen…')).toHaveLength(1)
    remote.say('message-received', { message: sampleMessage({ id: 5 }), unreadTotal: 1 })
    sanne.getByText('Zin in koffie?')
  })

  test('are those that were not finished; the open conversation has them in its field', async () => {
    await openAsMember(page, { state: { chats: [sampleEntry(), mark] } })
    // Not before: words of nobody are kept for nobody.
    act(() => drafts.write(7, 'Ja graag,\n'))
    screen.getByText('Concept: Ja graag,')
    act(() => drafts.write(7, ' '))
    screen.getByText('Zin in koffie?')
  })
})

test('without conversations there is one thing to do: find people', async () => {
  await openAsMember(page, { state: { chats: [] } })
  screen.getByText('Nog geen gesprekken')
  expect(screen.getByRole('link', { name: 'Leden zoeken' }).getAttribute('href')).toBe('/members')
  expect(screen.queryByRole('searchbox')).toBeNull()
})

const removeSanne = async (user: Awaited<ReturnType<typeof openAsMember>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Acties voor het gesprek met Sanne' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Gesprek verwijderen' }))
}

test('removing a conversation takes it away at once and comes back with a newer message', async () => {
  let answer: (body: unknown) => void = () => undefined
  const { network, user } = await openAsMember(page, {
    routes: {
      'DELETE /api/chat.php': () =>
        new Promise((resolve) => {
          answer = (body) => resolve({ body })
        }),
    },
    state: { chats: [sampleEntry(), mark] },
  })
  const refreshes = remote.heard('refresh-requested')
  await removeSanne(user)
  expect(screen.queryByRole('link', { name: 'Sanne' })).toBeNull()
  expect(network.callsOf('DELETE /api/chat.php')[0]?.body).toEqual({ conversation: { id: 40 } })

  answer({ ok: true })
  await waitFor(() => expect(refreshes).toEqual([{ parts: ['chats'] }]))
  expect(screen.queryByRole('link', { name: 'Sanne' })).toBeNull()

  remote.share({ chats: [sampleEntry({ conversation: sampleConversation({ last_message_id: 3 }) })] })
  await screen.findByRole('link', { name: 'Sanne' })
})

test('a removal that the server refuses is undone, told in an alert, and the list loaded again', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined)
  const { user } = await openAsMember(page, {
    routes: {
      'DELETE /api/chat.php': () => refusal(404, 'not_found', { message: 'Dit bestaat niet (meer).' }),
    },
    state: { chats: [sampleEntry()] },
  })
  const refreshes = remote.heard('refresh-requested')
  await removeSanne(user)
  await screen.findByRole('link', { name: 'Sanne' })
  expect(alert).toHaveBeenCalledWith('Dit bestaat niet (meer).')
  expect(refreshes).toEqual([{ parts: ['chats'] }])
})

test('a removal that takes too long is told in an alert of its own', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined)
  const { user } = await openAsMember(page, {
    routes: { 'DELETE /api/chat.php': tooLate },
    state: { chats: [sampleEntry()] },
  })
  await removeSanne(user)
  await screen.findByRole('link', { name: 'Sanne' })
  expect(alert).toHaveBeenCalledWith('Het duurt te lang. Probeer het opnieuw.')
})

describe('the search', () => {
  test('leaves the conversations with that name or those words', async () => {
    const { user } = await openAsMember(page, { state: { chats: [sampleEntry(), mark] } })
    const search = screen.getByRole('searchbox', { name: 'Zoeken in berichten' })
    await user.type(search, 'koff')
    expect(screen.queryByRole('link', { name: 'Marieke' })).toBeNull()
    screen.getByRole('link', { name: 'Sanne' })
    await user.type(search, 'x')
    screen.getByText('Geen gesprek gevonden.')
  })
})

test('closed conversations are kept in an archive', async () => {
  const gone = sampleEntry({
    conversation: sampleConversation({ id: 42, state: 'closed' }),
    profile: { id: 9, name: 'Lid niet beschikbaar', main_image: null, online: false },
  })
  const { user } = await openAsMember(page, { state: { chats: [sampleEntry(), gone] } })
  expect(screen.queryByRole('link', { name: 'Lid niet beschikbaar' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /Archief \(1\)/ }))
  screen.getByRole('link', { name: 'Lid niet beschikbaar' })
  expect(screen.queryByRole('link', { name: 'Sanne' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Terug naar alle gesprekken' }))
  screen.getByRole('link', { name: 'Sanne' })
})

test('muting keeps the conversation and says so', async () => {
  const muted = { body: { conversation: sampleConversation({ muted: true }), unread_total: 0 } }
  const { network, user } = await openAsMember(page, {
    routes: { 'PUT /api/chat.php': () => muted },
    state: { chats: [sampleEntry()] },
  })
  await user.click(screen.getByRole('button', { name: 'Acties voor het gesprek met Sanne' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Meldingen dempen' }))
  expect(network.callsOf('PUT /api/chat.php')[0]?.body).toEqual({ conversation_id: 40, muted: true })
  remote.share({ chats: [sampleEntry({ conversation: sampleConversation({ muted: true }) })] })
  screen.getByRole('img', { name: 'Gedempt' })
})

test('muting that takes too long says so, and nothing is muted', async () => {
  const said = remote.heard('toast-requested')
  const { user } = await openAsMember(page, {
    routes: { 'PUT /api/chat.php': tooLate },
    state: { chats: [sampleEntry()] },
  })
  await user.click(screen.getByRole('button', { name: 'Acties voor het gesprek met Sanne' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Meldingen dempen' }))
  await waitFor(() =>
    expect(said).toEqual([{ text: 'Het duurt te lang. Probeer het opnieuw.', tone: 'danger' }]),
  )
  expect(screen.queryByRole('img', { name: 'Gedempt' })).toBeNull()
})

test('whether others see what was read is a choice for the whole account', async () => {
  const { network, user } = await openAsMember(page, {
    routes: { 'PUT /api/user.php': () => ({ body: { user: member({ read_receipts: false }) } }) },
    state: { chats: [sampleEntry()] },
  })
  const refreshes = remote.heard('refresh-requested')
  await user.click(screen.getByRole('button', { name: 'Instellingen van berichten' }))
  const choice = await screen.findByRole('menuitemcheckbox', { name: 'Leesbevestigingen' })
  expect(choice.getAttribute('aria-checked')).toBe('true')
  await user.click(choice)
  expect(network.callsOf('PUT /api/user.php')[0]?.body).toEqual({ read_receipts: false })
  await waitFor(() => expect(refreshes).toEqual([{ parts: ['user'] }]))
})
