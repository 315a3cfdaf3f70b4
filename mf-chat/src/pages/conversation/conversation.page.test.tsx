import { afterEach, describe, expect, test } from '@jest/globals'
import type { ChatAnswer } from '@lonk/shared-api/calls/chat/chat.schema.ts'
import { type FakeRoute, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { atWidth, endSession, listenTo, renderChat, say, share } from '../../testing/render-chat.tsx'
import { sampleUser } from '../../testing/sample-user.ts'
import {
  sampleChat,
  sampleConversation,
  sampleEntry,
  sampleMessage,
  sampleProfile,
  sampleSent,
} from '../../testing/samples.ts'
import { Page } from './conversation.page.tsx'

const chatId = { routeName: 'chats-id', params: { id: '40' } }
const memberChat = { routeName: 'members-id-chat', params: { id: '7' } }

const marked: FakeRoute = () => ({ body: { conversation: sampleConversation(), unread_total: 0 } })
const sends: FakeRoute = ({ body }) => {
  const { client_id, text } = body as { client_id: string; text: string }
  return { status: 201, body: sampleSent({ client_id, text }) }
}

const open = async (
  chat: ChatAnswer = sampleChat(),
  { routes = {}, page = chatId }: { routes?: Record<string, FakeRoute>; page?: typeof chatId } = {},
) => {
  const shown = await renderChat(<Page {...page} />, {
    path: page === chatId ? '/chats/40' : '/members/7/chat',
    state: { chats: [] },
    routes: {
      'GET /api/chat.php': () => ({ body: chat }),
      'PUT /api/chat.php': marked,
      'POST /api/message.php': sends,
      'POST /api/typing.php': () => ({ status: 204, body: undefined }),
      ...routes,
    },
  })
  await screen.findByRole('heading', { level: 1, name: /./ })
  return shown
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bericht aan Sanne' })
const messages = () => within(screen.getByRole('region', { name: 'Berichten met Sanne' }))

afterEach(endSession)

describe('opening', () => {
  test('shows who it is with, what was said and what the next message costs', async () => {
    await open()
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
    const opened = listenTo('conversation-opened')
    const { network } = await open()
    expect(opened).toEqual([{ conversationId: 40, profileId: 7 }])
    expect(network.callsOf('PUT /api/chat.php')[0]?.body).toEqual({ conversation_id: 40, read_until: 1 })
  })

  test('with inlined data asks for nothing', async () => {
    const { network } = await renderChat(<Page {...chatId} firstData={sampleChat()} />, {
      routes: { 'PUT /api/chat.php': marked },
      state: { chats: [] },
    })
    messages().getByText('Hoi, alles goed?')
    expect(network.callsOf('GET /api/chat.php')).toEqual([])
  })

  test('a conversation that does not exist leads back to the others', async () => {
    await open(undefined, { routes: { 'GET /api/chat.php': () => refusal(404, 'not_found') } })
    await screen.findByText('Dit gesprek bestaat niet')
    expect(screen.getByRole('link', { name: 'Terug naar berichten' }).getAttribute('href')).toBe('/chats')
  })

  test('an id that is none is answered without asking', async () => {
    const { network } = await renderChat(<Page routeName="chats-id" params={{ id: 'x1' }} />, { routes: {} })
    await screen.findByText('Dit gesprek bestaat niet')
    expect(network.calls).toEqual([])
  })
})

test('where there is room, the list stands beside it', async () => {
  atWidth(1280)
  await renderChat(<Page {...chatId} firstData={sampleChat()} />, {
    routes: { 'PUT /api/chat.php': marked },
    state: { chats: [sampleEntry()] },
  })
  const beside = await screen.findByRole('link', { name: 'Sanne' })
  expect(beside.getAttribute('aria-current')).toBe('page')
})

describe('older messages', () => {
  test('come a page at a time, up to where the site keeps no more of them in sight', async () => {
    const { network, user } = await open(
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

describe('sending', () => {
  test('shows the message at once, sends it once, and tells what it cost', async () => {
    const sent = listenTo('message-sent')
    const spent = listenTo('credits-spent')
    let arrive: () => void = () => undefined
    const { network, user } = await open(undefined, {
      routes: {
        'POST /api/message.php': (call) =>
          new Promise((resolve) => {
            arrive = () => resolve(sends(call))
          }),
      },
    })
    await user.type(field(), 'Zin in koffie?{Enter}')
    messages().getByText('Zin in koffie?')
    messages().getByText('Wordt verzonden')
    expect(field().value).toBe('')

    arrive()
    await messages().findByText('Verzonden')
    expect(messages().getAllByText('Zin in koffie?')).toHaveLength(1)
    const [call] = network.callsOf('POST /api/message.php')
    expect(call?.body).toMatchObject({ conversation_id: 40, type: 'text', text: 'Zin in koffie?' })
    expect(call?.body).toHaveProperty('client_id', call?.idempotencyKey)
    expect(sent).toEqual([{ conversationId: 40, profileId: 7, credits: 1 }])
    expect(spent).toEqual([{ balance: 11 }])
  })

  test('Shift and Enter start a new line, and nothing empty is sent', async () => {
    const { network, user } = await open()
    await user.type(field(), '{Enter}  {Enter}')
    await user.clear(field())
    await user.type(field(), 'een{Shift>}{Enter}{/Shift}twee')
    expect(field().value).toBe('een\ntwee')
    expect(network.callsOf('POST /api/message.php')).toEqual([])
  })

  test('to somebody new starts one conversation, however fast it is tapped', async () => {
    let arrive: () => void = () => undefined
    const { network, user } = await open(sampleChat({ conversation: null, messages: [] }), {
      page: memberChat,
      routes: {
        'POST /api/message.php': (call) =>
          new Promise((resolve) => {
            arrive = () => resolve(sends(call))
          }),
      },
    })
    screen.getByText('Zeg hallo tegen Sanne')
    await user.type(field(), 'Hoi!{Enter}')
    await user.type(field(), 'Nog iets{Enter}')
    expect(field().value).toBe('Nog iets')
    arrive()
    await messages().findByText('Verzonden')
    await user.type(field(), '{Enter}')
    const bodies = network.callsOf('POST /api/message.php').map(({ body }) => body)
    expect(bodies).toMatchObject([
      { profile_id: 7, text: 'Hoi!' },
      { conversation_id: 40, text: 'Nog iets' },
    ])
  })

  test('past the limit of the settings is counted and not sent', async () => {
    const { network, user } = await open()
    await user.click(field())
    await user.paste('x'.repeat(950))
    screen.getByText('Nog 50 tekens')
    await user.paste('x'.repeat(51))
    screen.getByText('1 teken te veel')
    await user.keyboard('{Enter}')
    expect(network.callsOf('POST /api/message.php')).toEqual([])
    expect(field().value).toHaveLength(1001)
  })

  test('an unconfirmed member reads that the message is kept until then', async () => {
    await open(undefined, {
      routes: {
        'POST /api/message.php': (call) => {
          const { body, status } = sends(call) as { status: number; body: ReturnType<typeof sampleSent> }
          return { status, body: { ...body, message: { ...body.message, state: 'held' } } }
        },
      },
    }).then(async ({ user }) => {
      share({ user: sampleUser({ status: 'not_confirmed', credits: 0 }) })
      await screen.findByText('Je bericht wordt bezorgd zodra je je e-mailadres hebt bevestigd.')
      await user.type(field(), 'Hoi!{Enter}')
      await messages().findByText('Wacht op je bevestiging')
    })
  })
})

describe('without enough credits', () => {
  const broke: FakeRoute = () =>
    refusal(402, 'not_enough_credits', { params: { needed: 1, balance: 0 }, message: 'Niet genoeg' })

  test('the text stays, and the way to buy leads back here', async () => {
    const asked = listenTo('credits-requested')
    const { user } = await open(undefined, { routes: { 'POST /api/message.php': broke } })
    await user.type(field(), 'Zin in koffie?{Enter}')
    await waitFor(() => expect(field().value).toBe('Zin in koffie?'))
    expect(messages().queryByText('Zin in koffie?')).toBeNull()
    await screen.findByText('Een bericht kost 1 credit en je hebt er nog 0. Je tekst blijft hier staan.')

    await user.click(screen.getByRole('button', { name: 'Credits kopen' }))
    expect(asked).toEqual([{ back: '/chats/40', reason: 'not-enough-credits', needed: 1, balance: 0 }])
  })

  test('the words wait in the field through a visit elsewhere', async () => {
    const { user, unmount } = await open()
    await user.type(field(), 'Half af')
    unmount()
    await open()
    expect(field().value).toBe('Half af')
  })
})

test.each([
  ['conversation_limit', 403, 'Als gratis lid kun je met 2 leden chatten. Koop credits om verder te gaan.'],
  ['conversation_closed', 403, 'Je kunt in dit gesprek geen berichten meer sturen.'],
  ['recipient_unavailable', 403, 'Dit lid kan nog geen berichten ontvangen.'],
  ['premium_only', 403, 'Word premium met je eerste credits en gebruik alle functies.'],
  ['message_empty', 422, 'Typ eerst een bericht.'],
])('%s is told in place and the text stays', async (code, status, words) => {
  const { user } = await open(undefined, {
    routes: { 'POST /api/message.php': () => refusal(status, code, { message: words }) },
  })
  await user.type(field(), 'Hoi!{Enter}')
  await screen.findByText(words)
  expect(field().value).toBe('Hoi!')
})

describe('a fictional profile', () => {
  const asks: FakeRoute = () => refusal(409, 'fictional_ack_required', { message: 'Dit is een animator.' })
  const fictional = () =>
    open(sampleChat({ conversation: null, messages: [], profile: sampleProfile({ fictional: true }) }), {
      page: memberChat,
      routes: {
        'POST /api/message.php': asks,
        'POST /api/chat.php': () => ({ body: { conversation: sampleConversation({ fictional: true }) } }),
      },
    })

  test('is labelled, warns with the price before the first message, and then sends it', async () => {
    const { network, user } = await fictional()
    screen.getByText('Fictief profiel')
    await user.type(field(), 'Hoi!{Enter}')
    await screen.findByText('Dit is een animator.')

    network.answer('POST /api/message.php', sends)
    await user.click(screen.getByRole('button', { name: 'Akkoord en versturen' }))
    await messages().findByText('Verzonden')
    expect(network.callsOf('PUT /api/chat.php')[0]?.body).toEqual({
      conversation_id: 40,
      fictional_ack: true,
    })
    const keys = network.callsOf('POST /api/message.php').map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(1)
  })

  test('whoever does not agree keeps the text and sends nothing', async () => {
    const { user } = await fictional()
    await user.type(field(), 'Hoi!{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Niet versturen' }))
    await waitFor(() => expect(field().value).toBe('Hoi!'))
    expect(screen.queryByText('Dit is een animator.')).toBeNull()
  })
})

describe('while it is open', () => {
  test('a message of the other side appears, is read out once and marked as read', async () => {
    const { network } = await open()
    const message = sampleMessage({ id: 5, text: 'Ben je er nog?' })
    say('message-received', { message, unreadTotal: 1 })
    say('message-received', { message, unreadTotal: 1 })
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
    const { network } = await open()
    network.answer('GET /api/chat.php', () => ({
      body: sampleChat({ messages: [...sampleChat().messages, sampleMessage({ id: 6, text: 'Hallo?' })] }),
    }))
    share({ chats: [sampleEntry({ conversation: sampleConversation({ last_message_id: 6 }) })] })
    await messages().findByText('Hallo?')
  })

  test('what was missed is read again when the stream says so', async () => {
    const { network } = await open()
    network.answer('GET /api/chat.php', () => ({ body: sampleChat({ messages: [] }) }))
    say('resync-needed', {})
    await waitFor(() => expect(messages().queryByText('Hoi, alles goed?')).toBeNull())
  })

  test('reading, deleting and leaving by the other side are seen', async () => {
    await open()
    say('conversation-read', { conversationId: 40, readUntil: 2 })
    messages().getByText('Gelezen')
    say('message-deleted', { conversationId: 40, messageId: 1 })
    expect(messages().queryByText('Hoi, alles goed?')).toBeNull()
    say('presence-changed', { profileId: 7, online: false })
    screen.getByText('Vandaag online')
  })

  test('the other side is seen typing until their message comes', async () => {
    await open()
    say('typing-seen', { conversationId: 40 })
    screen.getByText('is aan het typen…')
    say('message-received', { message: sampleMessage({ id: 5 }), unreadTotal: 1 })
    expect(screen.queryByText('is aan het typen…')).toBeNull()
  })

  test('own typing is told once in a while, not at each key', async () => {
    const { network, user } = await open()
    await user.type(field(), 'Een hele zin')
    expect(network.callsOf('POST /api/typing.php')).toHaveLength(1)
  })

  test('credits that were bought elsewhere let the member go on', async () => {
    const { network } = await open(
      sampleChat({ can_send: { ...sampleChat().can_send, ok: false, reason: 'conversation_limit' } }),
    )
    await screen.findByText('Je gratis gesprekken zijn op')
    network.answer('GET /api/chat.php', () => ({ body: sampleChat() }))
    share({ user: sampleUser({ credits: 25 }) })
    await waitFor(() => expect(screen.queryByText('Je gratis gesprekken zijn op')).toBeNull())
  })
})

describe('deleting a message', () => {
  const lastMenu = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.hover(messages().getAllByText(/Oeps|Ja, met jou/)[0] as Element)
    return messages().findByRole('button', { name: /Acties voor het bericht/ })
  }
  const remove = async (user: Awaited<ReturnType<typeof open>>['user'], scope: string) => {
    await user.click(await lastMenu(user))
    await user.click(await screen.findByRole('menuitem', { name: scope }))
  }
  const fresh = () =>
    sampleChat({
      messages: [sampleMessage({ id: 2, own: true, text: 'Oeps', created_at: new Date().toISOString() })],
    })

  test('for both takes it away at once', async () => {
    const { network, user } = await open(fresh(), {
      routes: { 'DELETE /api/message.php': () => ({ body: { ok: true } }) },
    })
    await remove(user, 'Verwijderen voor iedereen')
    expect(messages().queryByText('Oeps')).toBeNull()
    expect(network.callsOf('DELETE /api/message.php')[0]?.body).toEqual({ message_id: 2, scope: 'both' })
  })

  test('is reached by the keyboard', async () => {
    const { user } = await open()
    screen.getByRole('region', { name: 'Berichten met Sanne' }).focus()
    await user.tab()
    await user.keyboard('{ArrowUp}')
    await messages().findAllByRole('button', { name: 'Acties voor het bericht van 18:00' })
    await user.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Verwijderen voor mij' })
  })

  test('is offered for oneself alone when the message is old or another’s', async () => {
    const { user } = await open()
    await user.click(await lastMenu(user))
    await screen.findByRole('menuitem', { name: 'Verwijderen voor mij' })
    expect(screen.queryByRole('menuitem', { name: 'Verwijderen voor iedereen' })).toBeNull()
  })

  test('that the server refuses brings it back and says why', async () => {
    const toasts = listenTo('toast-requested')
    const { user } = await open(fresh(), {
      routes: { 'DELETE /api/message.php': () => refusal(409, 'delete_too_late', { message: 'Te laat' }) },
    })
    await remove(user, 'Verwijderen voor iedereen')
    await messages().findByText('Oeps')
    expect(toasts).toEqual([{ text: 'Te laat', tone: 'danger' }])
  })
})
