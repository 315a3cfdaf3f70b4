import { describe, expect, test } from '@jest/globals'
import { type FakeRoute, refusal, tooLate } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import { atWidth } from '../../../testing/at-width.ts'
import { member } from '../../../testing/member.ts'
import { field, memberChat, messages, openConversation, sends } from '../../../testing/open-conversation.tsx'
import { remote } from '../../../testing/remote.ts'
import { sampleChat, sampleConversation, sampleProfile, type sampleSent } from '../../../testing/samples.ts'

describe('sending', () => {
  test('shows the message at once, sends it once, and tells what it cost', async () => {
    const sent = remote.heard('message-sent')
    const spent = remote.heard('credits-spent')
    let arrive: () => void = () => undefined
    const { network, user } = await openConversation(undefined, {
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
    const { network, user } = await openConversation()
    await user.type(field(), '{Enter}  {Enter}')
    await user.clear(field())
    await user.type(field(), 'een{Shift>}{Enter}{/Shift}twee')
    expect(field().value).toBe('een\ntwee')
    expect(network.callsOf('POST /api/message.php')).toEqual([])
  })

  test('to somebody new a second message is taken at once, and goes when the first has started the conversation', async () => {
    let arrive: () => void = () => undefined
    const { network, user } = await openConversation(sampleChat({ conversation: null, messages: [] }), {
      page: memberChat,
      routes: {
        'POST /api/message.php': (call) =>
          new Promise((resolve) => {
            arrive = () => resolve(sends(call))
          }),
      },
    })
    await screen.findByText('Zeg hallo tegen Sanne')
    await user.type(field(), 'Hoi!{Enter}')
    await user.type(field(), 'Nog iets{Enter}')
    expect(field().value).toBe('')
    messages().getByText('Nog iets')
    const bodies = () => network.callsOf('POST /api/message.php').map(({ body }) => body)
    expect(bodies()).toMatchObject([{ profile_id: 7, text: 'Hoi!' }])
    arrive()
    await waitFor(() =>
      expect(bodies()).toMatchObject([
        { profile_id: 7, text: 'Hoi!' },
        { profile_id: 7, text: 'Nog iets' },
      ]),
    )
  })

  test('past the limit of the settings is counted and not sent', async () => {
    const { network, user } = await openConversation()
    await user.click(field())
    await user.paste('x'.repeat(950))
    await screen.findByText('Nog 50 tekens')
    await user.paste('x'.repeat(51))
    screen.getByText('1 teken te veel')
    await user.keyboard('{Enter}')
    expect(network.callsOf('POST /api/message.php')).toEqual([])
    expect(field().value).toHaveLength(1001)
  })

  test('an unconfirmed member reads that the message is kept until then', async () => {
    await openConversation(undefined, {
      routes: {
        'POST /api/message.php': (call) => {
          const { body, status } = sends(call) as { status: number; body: ReturnType<typeof sampleSent> }
          return { status, body: { ...body, message: { ...body.message, state: 'held' } } }
        },
      },
    }).then(async ({ user }) => {
      remote.share({ user: member({ status: 'not_confirmed', credits: 0 }) })
      await screen.findByText('Je bericht wordt bezorgd zodra je je e-mailadres hebt bevestigd.')
      await user.type(field(), 'Hoi!{Enter}')
      await messages().findByText('Wacht op je bevestiging')
      // Confirmed, and it could not be paid: the next purchase sends it, which must not come as a surprise.
      remote.share({ user: member({ status: 'active', credits: 0 }) })
      await messages().findByText('Wacht op je volgende aankoop')
    })
  })
})

describe('the focus', () => {
  const button = () => screen.getByRole('button', { name: 'Versturen' })

  test('is in the field when a conversation opens, where keys are at hand', async () => {
    await openConversation()
    await waitFor(() => expect(document.activeElement).toBe(field()))
  })

  test('is left alone on a phone, whose keys would cover what was said', async () => {
    atWidth(360, false)
    await openConversation()
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.activeElement).not.toBe(field())
  })

  test('stays in the field when the button sends: the keys on a screen stay up', async () => {
    atWidth(360, false)
    const { user } = await openConversation()
    await user.type(field(), 'Zin in koffie?')
    await user.click(button())
    await messages().findByText('Verzonden')
    expect(document.activeElement).toBe(field())
  })
})

describe('what the next message costs', () => {
  test('is nothing while something given is left, and then what was paid for it', async () => {
    const canSend = { ...sampleChat().can_send, given: 1 }
    const { network, user } = await openConversation(sampleChat({ can_send: canSend }))
    screen.getByText('Dit bericht is gratis')
    network.answer('GET /api/chat.php', () => ({ body: sampleChat() }))
    await user.type(field(), 'Zin in koffie?{Enter}')
    await screen.findByText(/^Volgend bericht:/)
    expect(screen.getByText(/€\s0,77/)).toBeVisible()
  })
})

describe('without enough credits', () => {
  const broke: FakeRoute = () =>
    refusal(402, 'not_enough_credits', { params: { needed: 1, balance: 0 }, message: 'Niet genoeg' })

  test('the text stays, and the way to buy leads back here', async () => {
    const asked = remote.heard('credits-requested')
    const { user } = await openConversation(undefined, { routes: { 'POST /api/message.php': broke } })
    await user.type(field(), 'Zin in koffie?{Enter}')
    // First back in the field, so that the words are never nowhere, then gone from among the messages.
    await waitFor(() => expect(field().value).toBe('Zin in koffie?'))
    await waitFor(() => expect(messages().queryByText('Zin in koffie?')).toBeNull())
    await screen.findByText(/^Je credits zijn op\./)

    await user.click(screen.getByRole('button', { name: 'Credits kopen' }))
    expect(asked).toEqual([{ back: '/chats/40', reason: 'not-enough-credits', needed: 1, balance: 0 }])
  })

  test('nothing is sent that would come back: the way to buy opens, and the words stay', async () => {
    const asked = remote.heard('credits-requested')
    const { network, user } = await openConversation()
    remote.share({ user: member({ credits: 0 }) })
    await user.type(field(), 'Zin in koffie?{Enter}')
    expect(asked).toEqual([{ back: '/chats/40', reason: 'not-enough-credits', needed: 1, balance: 0 }])
    expect(field().value).toBe('Zin in koffie?')
    expect(network.callsOf('POST /api/message.php')).toEqual([])
  })

  test('the words wait in the field through a visit elsewhere', async () => {
    const { user, unmount } = await openConversation()
    await user.type(field(), 'Half af')
    unmount()
    await openConversation()
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
  const { user } = await openConversation(undefined, {
    routes: { 'POST /api/message.php': () => refusal(status, code, { message: words }) },
  })
  await user.type(field(), 'Hoi!{Enter}')
  await screen.findByText(words)
  expect(field().value).toBe('Hoi!')
})

describe('a fictional profile', () => {
  const asks: FakeRoute = () => refusal(409, 'fictional_ack_required', { message: 'Dit is een animator.' })
  const fictional = () =>
    openConversation(
      sampleChat({ conversation: null, messages: [], profile: sampleProfile({ fictional: true }) }),
      {
        page: memberChat,
        routes: {
          'POST /api/message.php': asks,
          'POST /api/chat.php': () => ({ body: { conversation: sampleConversation({ fictional: true }) } }),
        },
      },
    )

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

  test('an agreement that takes too long to note says so where it was given', async () => {
    const { network, user } = await fictional()
    await user.type(field(), 'Hoi!{Enter}')
    network.answer('POST /api/chat.php', tooLate)
    await user.click(await screen.findByRole('button', { name: 'Akkoord en versturen' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Het duurt te lang. Probeer het opnieuw.')
    screen.getByRole('dialog', { name: 'Voor je verdergaat' })
  })

  test('whoever does not agree keeps the text and sends nothing', async () => {
    const { user } = await fictional()
    await user.type(field(), 'Hoi!{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Niet versturen' }))
    await waitFor(() => expect(field().value).toBe('Hoi!'))
    expect(screen.queryByText('Dit is een animator.')).toBeNull()
  })
})

describe('the first message', () => {
  const nothingSaid = sampleChat({ conversation: null, messages: [] })
  const lines = ['Berg of zee?', 'Wat las je het laatst?', 'Koffie of thee?', 'Te veel'].map(
    (text, index) => ({ id: index + 1, text, category: 'general' }),
  )
  const routes = { 'GET /api/icebreakers.php': () => ({ body: { icebreakers: lines } }) }

  test('may be one of three lines, put into the field to be changed or sent', async () => {
    const { user } = await openConversation(nothingSaid, { page: memberChat, routes })
    await user.click(await screen.findByRole('button', { name: 'Berg of zee?' }))
    expect(field().value).toBe('Berg of zee?')
    await user.click(screen.getByRole('button', { name: 'Koffie of thee?' }))
    expect(field().value).toBe('Koffie of thee?')
    expect(screen.queryByRole('button', { name: 'Te veel' })).toBeNull()
  })

  test('keeps what was typed before', async () => {
    const { user } = await openConversation(nothingSaid, { page: memberChat, routes })
    await user.type(field(), 'Hoi!')
    await user.click(await screen.findByRole('button', { name: 'Berg of zee?' }))
    expect(field().value).toBe('Berg of zee?\nHoi!')
  })

  test('is not helped with where nothing can be sent', async () => {
    const can_send = { ...nothingSaid.can_send, ok: false, reason: 'recipient_unavailable' }
    await openConversation({ ...nothingSaid, can_send }, { page: memberChat, routes })
    await screen.findByText('Zeg hallo tegen Sanne')
    expect(screen.queryByText('Of begin hiermee:')).toBeNull()
  })
})
