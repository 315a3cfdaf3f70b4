import { describe, expect, test } from '@jest/globals'
import { refusal, tooLate } from '@lonk/shared-api/testing/fake-api.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { lastChat } from '../../preferences/last-chat.ts'
import { atWidth } from '../../testing/at-width.ts'
import { member } from '../../testing/member.ts'
import { openAsMember } from '../../testing/open-as-member.ts'
import {
  chatId,
  field,
  marked,
  memberChat,
  messages,
  openConversation,
} from '../../testing/open-conversation.tsx'
import { remote } from '../../testing/remote.ts'
import {
  sampleChat,
  sampleConversation,
  sampleEntry,
  sampleMessage,
  samplePhoto,
} from '../../testing/samples.ts'
import { Page } from './conversation.page.tsx'

describe('opening', () => {
  test('shows who it is with, what was said and what the next message costs', async () => {
    await openConversation()
    screen.getByRole('heading', { level: 1, name: 'Sanne, 34' })
    screen.getByText('Nu online')
    messages().getByText('Hoi, alles goed?')
    messages().getByText('Bezorgd')
    expect(screen.getByText(/Volgend bericht:/).textContent).toMatch(
      /^Volgend bericht: 1 credit \(€\s0,77\)$/,
    )
    screen.getByText('nog 12 credits')
  })

  test('marks everything as read, on the server and for everybody here', async () => {
    const opened = remote.heard('conversation-opened')
    const { network } = await openConversation()
    expect(opened).toEqual([{ conversationId: 40, profileId: 7 }])
    expect(lastChat.get(member().id)?.profileId).toBe(7)
    expect(network.callsOf('PUT /api/chat.php')[0]?.body).toEqual({ conversation_id: 40, read_until: 1 })
  })

  test('marks nothing as read on a page that somebody else’s page has opened, until its reader acts', async () => {
    const { network } = await openAsMember(<Page {...chatId} firstData={sampleChat()} />, {
      routes: { 'PUT /api/chat.php': marked },
      state: { chats: [], arrival: 'foreign' },
    })
    messages().getByText('Hoi, alles goed?')
    expect(network.callsOf('PUT /api/chat.php')).toEqual([])
    remote.share({ arrival: 'acted' })
    await waitFor(() => expect(network.callsOf('PUT /api/chat.php')).toHaveLength(1))
  })

  test('with inlined data asks for nothing', async () => {
    const { network } = await openAsMember(<Page {...chatId} firstData={sampleChat()} />, {
      routes: { 'PUT /api/chat.php': marked },
      state: { chats: [] },
    })
    messages().getByText('Hoi, alles goed?')
    expect(network.callsOf('GET /api/chat.php')).toEqual([])
  })

  test('a conversation that does not exist leads back to the others', async () => {
    await openConversation(undefined, { routes: { 'GET /api/chat.php': () => refusal(404, 'not_found') } })
    await screen.findByText('Dit gesprek bestaat niet')
    expect(screen.getByRole('link', { name: 'Terug naar berichten' }).getAttribute('href')).toBe('/chats')
  })

  test('a conversation that takes too long says that it did, and can be asked for again', async () => {
    await openConversation(undefined, { routes: { 'GET /api/chat.php': tooLate } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Het duurt te lang. Probeer het opnieuw.')
    screen.getByRole('button', { name: 'Opnieuw proberen' })
  })

  test('an id that is none is answered without asking', async () => {
    const { network } = await openAsMember(<Page routeName="chats-id" files="" params={{ id: 'x1' }} />)
    await screen.findByText('Dit gesprek bestaat niet')
    expect(network.calls).toEqual([])
  })
})

test('where there is room, the list stands beside it', async () => {
  atWidth(1280)
  const { user } = await openAsMember(<Page {...chatId} firstData={sampleChat()} />, {
    routes: { 'PUT /api/chat.php': marked, 'POST /api/typing.php': () => ({ status: 204, body: undefined }) },
    state: { chats: [sampleEntry()] },
  })
  const beside = await screen.findByRole('link', { name: 'Sanne' })
  await user.type(field(), 'Half af')
  expect(screen.queryByText('Concept: Half af')).toBeNull()
  expect(beside.getAttribute('aria-current')).toBe('page')
})

describe('older messages', () => {
  test('come a page at a time, up to where the site keeps no more of them in sight', async () => {
    const { network, user } = await openConversation(
      sampleChat({ has_more: true, messages: [sampleMessage({ id: 51 })] }),
    )
    network.answer('GET /api/chat.php', () => ({
      body: sampleChat({ messages: [sampleMessage({ id: 9, text: 'Eerder' })], history_limited: true }),
    }))
    await user.click(await screen.findByRole('button', { name: 'Oudere berichten' }))
    await messages().findByText('Eerder')
    expect(network.callsOf('GET /api/chat.php').at(-1)?.query).toMatchObject({ id: 40, before: 51 })
    messages().getByText('Je ziet de laatste 2 berichten van dit gesprek.')
  })
})

test('what is unread stands under a line, also after it was read; the next opening has none', async () => {
  const chat = () =>
    sampleChat({
      messages: [sampleMessage({ id: 1, state: 'read' }), sampleMessage({ id: 2, text: 'Ben je er?' })],
    })
  const { unmount } = await openConversation(chat())
  const line = await messages().findByText('Nieuwe berichten')
  expect(line.compareDocumentPosition(messages().getByText('Ben je er?'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  unmount()
  await openConversation(chat())
  expect(messages().queryByText('Nieuwe berichten')).toBeNull()
})

describe('while it is open', () => {
  test('a photo is read out as one, and stands in words where its picture cannot be had', async () => {
    await openConversation()
    const photo = { ...samplePhoto(), filename: 'strand.webp' }
    remote.say('message-received', {
      message: sampleMessage({ id: 6, type: 'photo', text: null, photo }),
      unreadTotal: 1,
    })
    expect(screen.getByRole('log').textContent).toBe('Sanne: Foto')
    fireEvent.error(messages().getByRole('img', { name: 'Foto van Sanne' }))
    expect(messages().queryByRole('img', { name: 'Foto van Sanne' })).toBeNull()
    messages().getByText('Foto van Sanne')
  })

  test('a message of the other side appears, is read out once and marked as read', async () => {
    const { network } = await openConversation()
    const message = sampleMessage({ id: 5, text: 'Ben je er nog?' })
    remote.say('message-received', { message, unreadTotal: 1 })
    remote.say('message-received', { message, unreadTotal: 1 })
    expect(messages().getAllByText('Ben je er nog?')).toHaveLength(1)
    expect(screen.getByRole('log').textContent).toBe('Sanne: Ben je er nog?')
    await waitFor(() =>
      expect(network.callsOf('PUT /api/chat.php').at(-1)?.body).toEqual({
        conversation_id: 40,
        read_until: 5,
      }),
    )
  })

  test('without the stream, the list that the shell polls brings it', async () => {
    const { network } = await openConversation()
    network.answer('GET /api/chat.php', () => ({
      body: sampleChat({ messages: [...sampleChat().messages, sampleMessage({ id: 6, text: 'Hallo?' })] }),
    }))
    remote.share({ chats: [sampleEntry({ conversation: sampleConversation({ last_message_id: 6 }) })] })
    await messages().findByText('Hallo?')
  })

  test('without the stream, it brings the first message of all as well', async () => {
    const { network } = await openConversation(sampleChat({ conversation: null, messages: [] }), {
      page: memberChat,
    })
    const message = sampleMessage({ id: 6, text: 'Hallo?' })
    network.answer('GET /api/chat.php', () => ({ body: sampleChat({ messages: [message] }) }))
    remote.share({ chats: [sampleEntry({ conversation: sampleConversation({ last_message_id: 6 }) })] })
    await messages().findByText('Hallo?')
  })

  test('what was missed is read again when the stream says so', async () => {
    const { network } = await openConversation()
    network.answer('GET /api/chat.php', () => ({ body: sampleChat({ messages: [] }) }))
    remote.say('resync-needed', {})
    await waitFor(() => expect(messages().queryByText('Hoi, alles goed?')).toBeNull())
  })

  test('reading, deleting and leaving by the other side are seen', async () => {
    await openConversation()
    remote.say('conversation-read', { conversationId: 40, readUntil: 2 })
    messages().getByText('Gelezen')
    remote.say('message-deleted', { conversationId: 40, messageId: 1 })
    expect(messages().queryByText('Hoi, alles goed?')).toBeNull()
    remote.say('presence-changed', { profileId: 7, online: false })
    screen.getByText('Vandaag online')
  })

  test('the other side is seen typing until their message comes', async () => {
    await openConversation()
    remote.say('typing-seen', { conversationId: 40 })
    screen.getByText('is aan het typen…')
    remote.say('message-received', { message: sampleMessage({ id: 5 }), unreadTotal: 1 })
    expect(screen.queryByText('is aan het typen…')).toBeNull()
  })

  test('own typing is told once in a while, not at each key', async () => {
    const { network, user } = await openConversation()
    await user.type(field(), 'Een hele zin')
    expect(network.callsOf('POST /api/typing.php')).toHaveLength(1)
  })

  test('credits that were bought elsewhere let the member go on', async () => {
    const { network } = await openConversation(
      sampleChat({ can_send: { ...sampleChat().can_send, ok: false, reason: 'conversation_limit' } }),
    )
    await screen.findByText('Je gratis gesprekken zijn op')
    network.answer('GET /api/chat.php', () => ({ body: sampleChat() }))
    remote.share({ user: member({ credits: 25 }) })
    await waitFor(() => expect(screen.queryByText('Je gratis gesprekken zijn op')).toBeNull())
  })
})
