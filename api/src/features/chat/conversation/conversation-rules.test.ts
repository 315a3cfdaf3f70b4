import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../../../test/people.ts'
import { joinSite } from '../../../../test/visitors.ts'
import { lockProfiles } from '../../../core/pair/lock-profiles.ts'
import { loadCard } from '../../../core/profile/cards.ts'
import type { Trx } from '../../../database/transaction.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
afterAll(() => site.end())

const send = (from: Person, to: { profileId: number }, text?: string) =>
  from.post('/api/message.php', textTo(to, text))
const chatWith = (me: Person, other: Person) => me.get(`/api/chat.php?profile_id=${other.profileId}`)

const block = async (blocker: Person, blocked: Person) => {
  await site.services.db
    .insertInto('blocks')
    .values({
      blocker_id: blocker.profileId,
      blocked_id: blocked.profileId,
      created_at: new Date(site.services.clock.now().getTime() + 1),
    })
    .execute()
}

describe('a free member', () => {
  it('writes to two partners for life, also when a conversation is deleted', async () => {
    const anna = await createPerson(site, { credits: 9 })
    const [one, two, three] = [await createPerson(site), await createPerson(site), await createPerson(site)]
    expect(await send(anna, one)).toMatchObject({
      status: 201,
      body: { conversation: { counts_as_free_slot: true } },
    })
    const second = await send(anna, two)
    expect(second).toMatchObject({ status: 201 })
    const { body } = await chatWith(anna, two)
    expect(body).toMatchObject({ can_send: { ok: true, free_left: 0 } })
    expect(
      await anna.delete('/api/chat.php', {
        conversation: body.conversation && { id: Object(body.conversation).id },
      }),
    ).toMatchObject({ status: 200 })
    expect(await send(anna, three)).toMatchObject({
      status: 403,
      body: { error: 'conversation_limit', params: { max: 2 } },
    })
    expect((await chatWith(anna, three)).body).toMatchObject({
      conversation: null,
      can_send: { ok: false, reason: 'conversation_limit' },
    })
    expect(await send(anna, one)).toMatchObject({ status: 201 })
  })

  it('gets no third partner by calling many at once', async () => {
    const anna = await createPerson(site, { credits: 20 })
    const partners = await Promise.all(Array.from({ length: 10 }, () => createPerson(site)))
    const answers = await Promise.all(partners.map((partner) => send(anna, partner)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(answers.filter(({ body }) => body.error === 'conversation_limit')).toHaveLength(8)
  })

  it('uses a slot by answering too: it is the first own message that counts', async () => {
    const anna = await createPerson(site, { credits: 9 })
    for (let count = 0; count < 3; count += 1) await send(await createPerson(site, { credits: 1 }), anna)
    const { body } = await anna.get('/api/chats.php')
    expect(body).toMatchObject({ unread_total: 3 })
    expect((await chatWith(anna, await createPerson(site))).body).toMatchObject({
      can_send: { free_left: 2 },
    })
  })
})

describe('a blocked member', () => {
  it('keeps the conversation but reads nothing out of it about the block', async () => {
    const [anna, bram] = [await createPerson(site, { credits: 5 }), await createPerson(site, { credits: 5 })]
    const { body } = await send(anna, bram)
    const id = Object(body.conversation).id
    await block(bram, anna)
    const refused = await send(anna, bram)
    expect(refused).toMatchObject({ status: 403, body: { error: 'conversation_closed' } })
    expect((await anna.get(`/api/chat.php?id=${id}`)).body).toMatchObject({
      profile: { id: bram.profileId, name: 'Lid niet beschikbaar', main_image: null, online: false },
      conversation: { state: 'closed' },
      messages: [{ text: 'Hoi!' }],
      can_send: { ok: false, reason: 'conversation_closed' },
    })
    expect((await anna.get('/api/chats.php')).body).toMatchObject({
      chats: [{ profile: { name: 'Lid niet beschikbaar' }, conversation: { state: 'closed' } }],
    })
    expect((await bram.get('/api/chats.php')).body).toMatchObject({ chats: [], unread_total: 0 })
    // No receipt crosses, and nothing was charged.
    await bram.put('/api/chat.php', { conversation_id: id, read_until: Object(body.message).id })
    expect((await anna.events()).map(({ event }) => event)).not.toContain('read')
    expect((await chatWith(anna, bram)).status).toBe(200)
  })

  it('cannot tell a block from a deleted account', async () => {
    const [anna, bram, cas] = [
      await createPerson(site, { credits: 5 }),
      await createPerson(site),
      await createPerson(site),
    ]
    await send(anna, bram)
    await send(anna, cas)
    await block(bram, anna)
    await site.services.db
      .updateTable('users')
      .set({ status: 'deleted_pending' })
      .where('id', '=', cas.userId)
      .execute()
    await site.services.db.deleteFrom('sessions').where('user_id', '=', cas.userId).execute()
    const words = async (partner: Person) => {
      const refused = await send(anna, partner)
      const { body } = await chatWith(anna, partner)
      const { id: _, ...card } = Object(body.profile)
      return { status: refused.status, error: refused.body.error, card, can_send: body.can_send }
    }
    expect(await words(bram)).toEqual(await words(cas))
  })

  it('cannot tell by what was on its way that the blocker is still there', async () => {
    const [anna, bram] = [await createPerson(site, { credits: 5 }), await createPerson(site, { credits: 5 })]
    const { body } = await send(anna, bram)
    const { id } = Object(body.conversation)
    const read_until = Object(body.message).id
    await block(bram, anna)
    // Somebody else's message makes him look at his list, and he looks at the blocked conversation once more.
    await send(await createPerson(site, { credits: 1 }), bram)
    for (const path of ['/api/chats.php', `/api/chat.php?id=${id}`]) await bram.get(path)
    await bram.put('/api/chat.php', { conversation_id: id, read_until })
    const { messages } = Object((await anna.get(`/api/chat.php?id=${id}`)).body)
    expect(messages).toMatchObject([{ state: 'sent' }])
    expect((await bram.get('/api/chats.php')).body).toMatchObject({ unread_total: 1 })
    await site.services.db.deleteFrom('blocks').where('blocker_id', '=', bram.profileId).execute()
    expect((await bram.get('/api/chats.php')).body).toMatchObject({ unread_total: 1 })
  })

  it('hears of a block what it hears of a deletion', async () => {
    const [anna, bram, cas] = [
      await createPerson(site, { credits: 5 }),
      await createPerson(site),
      await joinSite(site),
    ]
    await send(anna, bram)
    await send(anna, cas)
    const heard = async (act: () => Promise<unknown>) => {
      const before = (await anna.events()).length
      await act()
      return (await anna.events()).slice(before)
    }
    const ofBlock = await heard(() => bram.post('/api/block.php', { profile_id: anna.profileId }))
    const ofDeletion = await heard(() =>
      cas.browser.delete('/api/account.php', { password: cas.password, reason: 'other' }),
    )
    expect(ofBlock).toEqual(ofDeletion)
  })

  it('finds nothing where there was no conversation', async () => {
    const [anna, bram] = [await createPerson(site, { credits: 5 }), await createPerson(site)]
    await block(bram, anna)
    const hidden = { status: 404, body: { error: 'profile_not_found' } }
    expect(await send(anna, bram)).toMatchObject(hidden)
    expect(await chatWith(anna, bram)).toMatchObject(hidden)
    expect(await anna.post('/api/chat.php', { profile_id: bram.profileId })).toMatchObject(hidden)
    expect(await anna.get(`/api/icebreakers.php?profile_id=${bram.profileId}`)).toMatchObject(hidden)
  })
})

describe('a conversation', () => {
  it('of somebody else is as absent as none', async () => {
    const [anna, bram, eve] = [
      await createPerson(site, { credits: 5 }),
      await createPerson(site),
      await createPerson(site, { credits: 5 }),
    ]
    const { body } = await send(anna, bram)
    const conversation_id = Object(body.conversation).id
    const message_id = Object(body.message).id
    const { client_id, type, text } = textTo(bram)
    expect(await eve.get(`/api/chat.php?id=${conversation_id}`)).toMatchObject({ status: 404 })
    expect(await eve.put('/api/chat.php', { conversation_id, read_until: message_id })).toMatchObject({
      status: 404,
    })
    expect(await eve.delete('/api/chat.php', { conversation: { id: conversation_id } })).toMatchObject({
      status: 404,
    })
    expect(await eve.post('/api/typing.php', { conversation_id })).toMatchObject({ status: 404 })
    expect(await eve.post('/api/message.php', { conversation_id, client_id, type, text })).toMatchObject({
      status: 404,
    })
    expect(await eve.delete('/api/message.php', { message_id, scope: 'me' })).toMatchObject({ status: 404 })
  })

  it('with an unconfirmed member is not possible yet', async () => {
    const [anna, bram] = [
      await createPerson(site, { credits: 5 }),
      await createPerson(site, { status: 'not_confirmed' }),
    ]
    expect(await send(anna, bram)).toMatchObject({ status: 403, body: { error: 'recipient_unavailable' } })
  })

  it('with oneself is not possible', async () => {
    const anna = await createPerson(site, { credits: 5 })
    expect(await send(anna, anna)).toMatchObject({ status: 422, body: { error: 'self_not_possible' } })
  })

  it('that is started stands in nobody’s list until something is said', async () => {
    const [anna, bram] = [await createPerson(site, { credits: 5 }), await createPerson(site)]
    const started = await anna.post('/api/chat.php', { profile_id: bram.profileId })
    expect(started).toMatchObject({
      status: 200,
      body: { conversation: { state: 'open', last_message_id: null } },
    })
    expect((await anna.get('/api/chats.php')).body).toMatchObject({ chats: [] })
    const again = await bram.post('/api/chat.php', { profile_id: anna.profileId })
    expect(Object(again.body.conversation).id).toBe(Object(started.body.conversation).id)
  })

  it('deleted by one is hidden for that one alone and comes back with a new message only', async () => {
    const [anna, bram] = [await createPerson(site, { credits: 5 }), await createPerson(site, { credits: 5 })]
    const { body } = await send(anna, bram, 'eerst')
    const id = Object(body.conversation).id
    expect(await bram.delete('/api/chat.php', { conversation: { id } })).toMatchObject({ status: 200 })
    expect((await bram.get('/api/chats.php')).body).toMatchObject({ chats: [], unread_total: 0 })
    expect((await anna.get('/api/chats.php')).body).toMatchObject({ chats: [{ conversation: { id } }] })
    await send(anna, bram, 'daarna')
    const { messages } = Object((await bram.get(`/api/chat.php?id=${id}`)).body)
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(['daarna'])
    expect((await bram.get('/api/chats.php')).body).toMatchObject({ unread_total: 1 })
  })

  it('pages through its history to the limit and says that it ends there', async () => {
    await site.services.db
      .insertInto('domain_settings')
      .values({ key: 'history_limit', value: '7' })
      .onConflict((conflict) => conflict.columns(['host', 'country', 'key']).doUpdateSet({ value: '7' }))
      .execute()
    const [anna, bram] = [await createPerson(site, { credits: 20 }), await createPerson(site)]
    for (let count = 1; count <= 10; count += 1) await send(anna, bram, `bericht ${count}`)
    const first = Object((await anna.get(`/api/chat.php?profile_id=${bram.profileId}&limit=5`)).body)
    expect(first).toMatchObject({ has_more: true, history_limited: false })
    expect(first.messages.map(({ text }: { text: string }) => text)).toEqual(
      [6, 7, 8, 9, 10].map((count) => `bericht ${count}`),
    )
    const before = first.messages[0].id
    const rest = Object(
      (await anna.get(`/api/chat.php?profile_id=${bram.profileId}&limit=5&before=${before}`)).body,
    )
    expect(rest).toMatchObject({ has_more: false, history_limited: true })
    expect(rest.messages.map(({ text }: { text: string }) => text)).toEqual(['bericht 4', 'bericht 5'])
    await site.services.db.deleteFrom('domain_settings').where('key', '=', 'history_limit').execute()
  })
})

describe('reading', () => {
  it('clears the unread count and tells the sender where both allow it', async () => {
    const [anna, bram] = [await createPerson(site, { credits: 5 }), await createPerson(site)]
    await send(anna, bram, 'een')
    const { body } = await send(anna, bram, 'twee')
    const conversation_id = Object(body.conversation).id
    const last = Object(body.message).id
    const read = await bram.put('/api/chat.php', { conversation_id, read_until: last })
    expect(read.body).toMatchObject({ unread_total: 0 })
    expect((await anna.events()).at(-1)).toEqual({
      event: 'read',
      data: { conversation_id, read_until: last },
    })
    const { messages } = Object((await chatWith(anna, bram)).body)
    expect(messages.map(({ state }: { state: string }) => state)).toEqual(['read', 'read'])
  })

  it('half of it leaves the rest unread, and a late call never goes back', async () => {
    const [anna, bram] = [await createPerson(site, { credits: 5 }), await createPerson(site)]
    const first = Object((await send(anna, bram)).body)
    const second = Object((await send(anna, bram)).body)
    const conversation_id = first.conversation.id
    expect(
      (await bram.put('/api/chat.php', { conversation_id, read_until: first.message.id })).body,
    ).toMatchObject({ unread_total: 1 })
    await bram.put('/api/chat.php', { conversation_id, read_until: second.message.id })
    expect(
      (await bram.put('/api/chat.php', { conversation_id, read_until: first.message.id })).body,
    ).toMatchObject({ unread_total: 0 })
  })

  it.each([
    ['the reader', { readReceipts: false }, {}],
    ['the sender', {}, { readReceipts: false }],
  ])('is not told where %s does not want it', async (_, reader, sender) => {
    const [anna, bram] = [
      await createPerson(site, { credits: 5, ...sender }),
      await createPerson(site, reader),
    ]
    const { body } = await send(anna, bram)
    await bram.put('/api/chat.php', {
      conversation_id: Object(body.conversation).id,
      read_until: Object(body.message).id,
    })
    expect((await anna.events()).map(({ event }) => event)).not.toContain('read')
    expect(Object((await chatWith(anna, bram)).body).messages).toMatchObject([{ state: 'delivered' }])
  })

  it('is preceded by delivery where the recipient’s stream is open', async () => {
    const [anna, bram] = [await createPerson(site, { credits: 5 }), await createPerson(site)]
    const stream = await fetch(`${site.url}/api/events.php`, { headers: { Cookie: bram.cookie() } })
    const reader = stream.body?.getReader()
    await reader?.read()
    await send(anna, bram)
    for (let text = ''; !text.includes('event: message'); )
      text += new TextDecoder().decode((await reader?.read())?.value)
    await reader?.cancel()
    const state = async () => Object((await chatWith(anna, bram)).body).messages[0].state
    // The stream notes it just after it has written.
    for (let tries = 0; tries < 50 && (await state()) === 'sent'; tries += 1);
    expect(await state()).toBe('delivered')
  })

  it('begins with delivery: the recipient’s list brings the message', async () => {
    const [anna, bram] = [await createPerson(site, { credits: 5 }), await createPerson(site)]
    await send(anna, bram)
    expect(Object((await chatWith(anna, bram)).body).messages).toMatchObject([{ state: 'sent' }])
    await bram.get('/api/chats.php')
    expect(Object((await chatWith(anna, bram)).body).messages).toMatchObject([{ state: 'delivered' }])
  })
})

describe('a block', () => {
  it('in the middle of sending lets no message through after it', async () => {
    const [anna, bram] = [await createPerson(site, { credits: 60 }), await createPerson(site)]
    await send(anna, bram)
    const sending = Array.from({ length: 40 }, () => send(anna, bram))
    const blocking = bram.post('/api/block.php', { profile_id: anna.profileId })
    const answers = await Promise.all(sending)
    expect(await blocking).toMatchObject({ status: 200 })
    expect(answers.every(({ status, body }) => status === 201 || body.error === 'conversation_closed')).toBe(
      true,
    )
    // The invariant of blocks, checked at the end, compares the times.
    expect(await send(anna, bram)).toMatchObject({ status: 403 })
  })
})

describe('a block and a message at the same moment', () => {
  // Both lock the two profiles: what comes second sees what came first.
  const hold = (
    people: readonly Person[],
    purpose: 'act' | 'change',
    meanwhile: (trx: Trx) => Promise<unknown>,
  ) =>
    site.services.transaction(async (trx) => {
      const ids = people.map(({ profileId }) => profileId)
      await lockProfiles(trx, ids, purpose)
      await meanwhile(trx)
    })
  const aWhile = (trx: Trx) => sql`select pg_sleep(0.3)`.execute(trx)
  const conversation = async () => {
    const [anna, bram] = [await createPerson(site, { credits: 5 }), await createPerson(site)]
    const { body } = await send(anna, bram)
    return { anna, bram, id: Number(Object(body.conversation).id) }
  }

  it.each(['profile_id', 'conversation_id'])('the message by %s is refused', async (address) => {
    const { anna, bram, id } = await conversation()
    const { profile_id, ...message } = textTo(bram)
    let sending: ReturnType<typeof anna.post> | undefined
    await hold([anna, bram], 'change', async (trx) => {
      const to = address === 'profile_id' ? { profile_id } : { conversation_id: id }
      sending = anna.post('/api/message.php', { ...message, ...to })
      await aWhile(trx)
      await trx
        .insertInto('blocks')
        .values({
          blocker_id: bram.profileId,
          blocked_id: anna.profileId,
          created_at: site.services.clock.now(),
        })
        .execute()
    })
    expect(await sending).toMatchObject({ status: 403, body: { error: 'conversation_closed' } })
  })

  it('the block waits until the message is there', async () => {
    const { anna, bram } = await conversation()
    let blocked = false
    let blocking: Promise<void> | undefined
    await hold([anna, bram], 'act', async (trx) => {
      blocking = bram.post('/api/block.php', { profile_id: anna.profileId }).then(() => {
        blocked = true
      })
      await aWhile(trx)
      expect(blocked).toBe(false)
    })
    await blocking
    expect(blocked).toBe(true)
  })
})

describe('a fictional profile', () => {
  it('is written to only after it was acknowledged, with the price said', async () => {
    const [anna, ghost] = [
      await createPerson(site, { credits: 2 }),
      await createPerson(site, { fictional: true }),
    ]
    const refused = await send(anna, ghost)
    expect(refused).toMatchObject({
      status: 409,
      body: { error: 'fictional_ack_required', params: { cost: 1, cost_eur: '1.50' } },
    })
    const started = await anna.post('/api/chat.php', { profile_id: ghost.profileId })
    const conversation_id = Object(started.body.conversation).id
    const acked = await anna.put('/api/chat.php', { conversation_id, fictional_ack: true })
    expect(acked.body).toMatchObject({ conversation: { fictional: true, fictional_ack: true } })
    expect(await send(anna, ghost)).toMatchObject({ status: 201 })
  })

  it('says so wherever it appears: list, conversation, each of its messages and what the stream brings', async () => {
    const [anna, ghost] = [
      await createPerson(site, { credits: 2 }),
      await createPerson(site, { fictional: true, credits: 2 }),
    ]
    await send(ghost, anna)
    await send(anna, ghost)
    const [listed] = Object((await anna.get('/api/chats.php')).body).chats
    expect([listed.conversation.fictional, listed.profile.fictional]).toEqual([true, true])
    const { conversation, profile, messages } = Object(
      (await anna.get(`/api/chat.php?profile_id=${ghost.profileId}`)).body,
    )
    expect([conversation.fictional, profile.fictional]).toEqual([true, true])
    expect(messages).toMatchObject([{ own: false, operator: true }])
    const told = (await anna.events()).filter(({ event }) => event === 'message')
    expect(told.map(({ data }) => Object(data).message.operator)).toEqual([true])
  })

  it('that is left of a demo in production says so as well', async () => {
    const [anna, demo] = [await createPerson(site), await createPerson(site, { demo: true })]
    const cardIn = async (environment: 'test' | 'production') => {
      const config = { ...site.services.config, environment }
      const viewer = {
        profileId: anna.profileId,
        premium: false,
        session: null,
        likesLocked: false,
        language: 'nl' as const,
        now: site.services.clock.now(),
      }
      return loadCard({ config }, site.services.db, viewer, demo.profileId)
    }
    expect([(await cardIn('test'))?.fictional, (await cardIn('production'))?.fictional]).toEqual([
      false,
      true,
    ])
  })
})
