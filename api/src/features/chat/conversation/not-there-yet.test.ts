import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { becomePremium } from '../../../../test/buying.ts'
import { openEvents } from '../../../../test/event-stream.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { checkInvariants } from '../../../../test/invariants.ts'
import { createPerson, type Person, textTo } from '../../../../test/people.ts'
import type { Answer } from '../../../../test/visitors.ts'
import { tellPresence } from '../../../core/realtime/tell-presence.ts'
import { purgeAccount } from '../../account/purge-account.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1000' } })
}, 120_000)
afterAll(async () => {
  await checkInvariants(api.services.db)
  await api.end()
})

const never = 999_999_999

const open = async (who: Person, whom: Person): Promise<number> =>
  Object((await who.post('/api/chat.php', { profile_id: whom.profileId })).body).conversation.id
const send = async (who: Person, whom: Person) => {
  const { message, conversation } = Object((await who.post('/api/message.php', textTo(whom))).body)
  return { messageId: Number(message.id), conversationId: Number(conversation.id) }
}
const takeBack = (who: Person, message_id: number) =>
  who.delete('/api/message.php', { message_id, scope: 'both' })
const sendAndTakeBack = async (who: Person, whom: Person): Promise<number> => {
  const { messageId, conversationId } = await send(who, whom)
  await takeBack(who, messageId)
  return conversationId
}

type Way = {
  status?: 'not_confirmed'
  invisible?: true
  /** Makes the conversation; answers its id. */
  begin: (anna: Person, bram: Person) => Promise<number>
  /** What becomes of her afterwards, with or without a conversation. */
  after?: (anna: Person, bram: Person) => Promise<unknown>
}

const block = (anna: Person, bram: Person) => anna.post('/api/block.php', { profile_id: bram.profileId })
const pause = (anna: Person) => anna.put('/api/account.php', { action: 'pause' })
const erase = ({ userId }: Person) =>
  api.services.transaction((trx) => purgeAccount(trx, userId, api.services.clock.now()))

/** Ways in which one member has a conversation of which the other was never given anything. */
const ways: Record<string, Way> = {
  'opened only': { begin: open },
  'opened by whoever is invisible': { invisible: true, begin: open },
  'with a message that was taken back unseen': { begin: sendAndTakeBack },
  'with a message that waits for a confirmation': {
    status: 'not_confirmed',
    begin: async (anna, bram) => (await send(anna, bram)).conversationId,
  },
  'with a waiting message that was taken back': { status: 'not_confirmed', begin: sendAndTakeBack },
  'opened by whoever is not confirmed': { status: 'not_confirmed', begin: open },
  'opened, then blocked': { begin: open, after: block },
  'opened, then paused': { begin: open, after: pause },
  'opened, then erased': { begin: open, after: erase },
  'with a message taken back, then blocked': { begin: sendAndTakeBack, after: block },
  'with a message taken back, then paused': { begin: sendAndTakeBack, after: pause },
  'with a message taken back, then erased': { begin: sendAndTakeBack, after: erase },
}

const text = () => ({ client_id: randomUUID(), type: 'text', text: 'Hoi!' })

/** Calls that name a conversation. */
const byId: Record<string, (bram: Person, id: number) => Promise<Answer>> = {
  'reading it': (bram, id) => bram.get(`/api/chat.php?id=${id}`),
  'saying that it was read': (bram, conversation_id) =>
    bram.put('/api/chat.php', { conversation_id, read_until: never }),
  'muting it': (bram, conversation_id) => bram.put('/api/chat.php', { conversation_id, muted: true }),
  'typing in it': (bram, conversation_id) => bram.post('/api/typing.php', { conversation_id }),
  'writing in it': (bram, conversation_id) => bram.post('/api/message.php', { conversation_id, ...text() }),
  'writing nothing in it': (bram, conversation_id) =>
    bram.post('/api/message.php', { conversation_id, ...text(), text: '' }),
  'deleting it': (bram, id) => bram.delete('/api/chat.php', { conversation: { id } }),
}

/** Calls that name the one who has it: what they say is compared with somebody who never had it. */
const byProfile: Record<string, (bram: Person, anna: Person) => Promise<Answer>> = {
  'her profile': (bram, { profileId }) => bram.get(`/api/profile.php?id=${profileId}`),
  'the conversation with her': (bram, { profileId }) => bram.get(`/api/chat.php?profile_id=${profileId}`),
  'the list': (bram) => bram.get('/api/chats.php'),
  'the poll': (bram) => bram.get('/api/poll.php'),
  'the list of the blocked': (bram) => bram.get('/api/blocks.php'),
  'a complaint': (bram, { profileId }) =>
    bram.post('/api/complaint.php', {
      category: 'spam',
      profile_id: profileId,
      text: 'Dit is een klacht.',
      good_faith: true,
    }),
  'opening it': (bram, { profileId }) => bram.post('/api/chat.php', { profile_id: profileId }),
  'a block': (bram, { profileId }) => bram.post('/api/block.php', { profile_id: profileId }),
}

/** Without numbers, times and invented names: to compare two answers. */
const said = ({ status, body }: Answer): string => {
  const { request_id: _, user_rev: __, chats_rev: ___, likes_rev: ____, ...rest } = Object(body)
  const words = JSON.stringify(rest).replace(
    /p[\da-f]{12}|[\dA-Z]{4}-[\dA-Z]{4}|\d{4}-\d\d-\d\dT[\d:.]+Z|[\da-f]{8}-[\da-f-]{27}|\d+/g,
    '#',
  )
  return `${status} ${words}`
}

const couple = async ({ status, invisible }: Omit<Way, 'begin'> = {}) => {
  const anna = await createPerson(api, { credits: 5, ...(status ? { status } : {}) })
  if (invisible) {
    await becomePremium(api, { browser: anna })
    await anna.put('/api/user.php', { invisible })
  }
  return { anna, bram: await createPerson(api, { credits: 5 }) }
}

describe.each(Object.entries(ways))('a conversation %s', (_, way) => {
  it.each(Object.entries(byId))('is none by its number: %s', async (__, call) => {
    const { anna, bram } = await couple(way)
    const id = await way.begin(anna, bram)
    await way.after?.(anna, bram)
    expect(said(await call(bram, id))).toBe(said(await call(bram, never)))
  })

  it.each(Object.entries(byProfile))('is none by whoever has it: %s', async (__, call) => {
    const [there, none] = [await couple(way), await couple(way)]
    await way.begin(there.anna, there.bram)
    for (const { anna, bram } of [there, none]) await way.after?.(anna, bram)
    expect(said(await call(there.bram, there.anna))).toBe(said(await call(none.bram, none.anna)))
  })
})

/** Events of this stream up to the one that a third member makes behind what is watched. */
const toldDuring = async (bram: Person, act: () => Promise<unknown>) => {
  const marker = await createPerson(api)
  const stream = await openEvents(api.url, bram.cookie())
  try {
    while ((await stream.next()).event !== 'hello');
    await act()
    await marker.post('/api/like.php', { profile_id: bram.profileId })
    const told: { event: string; data: unknown }[] = []
    for (;;) {
      const { event, data } = await stream.next()
      if (event === 'like') return told
      told.push({ event, data })
    }
  } finally {
    stream.close()
  }
}

describe('who was given nothing of a conversation', () => {
  it('is not told that the other one types in it', async () => {
    const { anna, bram } = await couple()
    const conversation_id = await open(anna, bram)
    const told = await toldDuring(bram, () => anna.post('/api/typing.php', { conversation_id }))
    expect(told).toEqual([])
  })

  it('is not told that the other one is there, paused, blocked or came back', async () => {
    const { anna, bram } = await couple()
    await sendAndTakeBack(anna, bram)
    const { clock } = api.services
    const somebody = await memberOf(anna)
    const told = await toldDuring(bram, async () => {
      await tellPresence(api.services, somebody, true, clock.now())
      await pause(anna)
      await anna.put('/api/account.php', { action: 'resume' })
      await block(anna, bram)
      await anna.delete('/api/block.php', { profile_id: bram.profileId })
    })
    expect(told).toEqual([])
  })

  it('learns no number of it from a stream that missed the message', async () => {
    const { anna, bram } = await couple()
    const id = await sendAndTakeBack(anna, bram)
    const stream = await openEvents(api.url, bram.cookie(), '0')
    const told = [await stream.next(), await stream.next()]
    stream.close()
    expect(told.map(({ event }) => event)).toEqual(['hello', 'chats_changed'])
    expect(JSON.stringify(told.map(({ data }) => data))).not.toContain(`"conversation_id":${id}`)
  })

  it('can neither delete nor report what was taken back unseen, also where they talk', async () => {
    const { anna, bram } = await couple()
    await send(bram, anna)
    const { messageId } = await send(anna, bram)
    await takeBack(anna, messageId)
    const asked = (message_id: number) => [
      bram.delete('/api/message.php', { message_id, scope: 'me' }),
      bram.delete('/api/message.php', { message_id, scope: 'both' }),
      bram.post('/api/complaint.php', {
        category: 'spam',
        message_id,
        text: 'Dit is een klacht.',
        good_faith: true,
      }),
    ]
    const sayings = async (id: number) => (await Promise.all(asked(id))).map(said)
    expect(await sayings(messageId)).toEqual(await sayings(never))
  })

  it('sees by no last message that one was taken back unseen', async () => {
    const { anna, bram } = await couple()
    const { messageId } = await send(bram, anna)
    await sendAndTakeBack(anna, bram)
    const { conversation } = Object((await bram.get(`/api/chat.php?profile_id=${anna.profileId}`)).body)
    expect(conversation.last_message_id).toBe(messageId)
  })

  it('opens it as if it were new, and both are in the same one', async () => {
    const { anna, bram } = await couple()
    const id = await sendAndTakeBack(anna, bram)
    expect(await open(bram, anna)).toBe(id)
    const { body } = await bram.get(`/api/chat.php?id=${id}`)
    expect(body).toMatchObject({ conversation: { id, last_message_id: null }, messages: [] })
    expect((await bram.get(`/api/profile.php?id=${anna.profileId}`)).body).toMatchObject({
      profile: { conversation_id: id },
    })
  })

  it('writes in it as in a new one', async () => {
    const { anna, bram } = await couple()
    const id = await open(anna, bram)
    expect((await send(bram, anna)).conversationId).toBe(id)
    expect((await bram.get(`/api/chat.php?id=${id}`)).status).toBe(200)
    expect((await anna.get(`/api/chat.php?id=${id}`)).status).toBe(200)
  })
})

describe('a conversation is there', () => {
  it('and its number does not tell that it was begun before another', async () => {
    const anna = await createPerson(api)
    const ids: number[] = []
    for (let count = 0; count < 12; count += 1) ids.push(await open(anna, await createPerson(api)))
    // One order of twelve in 479 million is the one in which they were opened.
    expect(ids).not.toEqual(ids.toSorted((a, b) => a - b))
  })

  it('for whoever opened it, by every call', async () => {
    const { anna, bram } = await couple()
    const id = await open(anna, bram)
    const statuses = []
    for (const call of Object.values(byId)) statuses.push((await call(anna, id)).status)
    expect(statuses).toEqual([200, 200, 200, 204, 201, 422, 200])
    expect((await anna.get(`/api/profile.php?id=${bram.profileId}`)).body).toMatchObject({
      profile: { conversation_id: id },
    })
  })

  it('as soon as a message waits in it, before it is given', async () => {
    const { anna, bram } = await couple()
    const { messageId, conversationId } = await send(anna, bram)
    expect((await bram.get(`/api/profile.php?id=${anna.profileId}`)).body).toMatchObject({
      profile: { conversation_id: conversationId },
    })
    expect(
      await bram.put('/api/chat.php', { conversation_id: conversationId, read_until: messageId }),
    ).toMatchObject({ status: 200, body: { conversation: { last_message_id: messageId } } })
  })

  it.each(['the list', 'marking it read'])('still, once what came by %s was taken back', async (way) => {
    const anna = await createPerson(api, { credits: 5, readReceipts: false })
    const bram = await createPerson(api)
    const { messageId, conversationId } = await send(anna, bram)
    if (way === 'the list') await bram.get('/api/chats.php')
    else await bram.put('/api/chat.php', { conversation_id: conversationId, read_until: messageId })
    expect((await takeBack(anna, messageId)).status).toBe(200)
    expect(await bram.get(`/api/chat.php?id=${conversationId}`)).toMatchObject({
      status: 200,
      body: { conversation: { last_message_id: null }, messages: [] },
    })
  })
})

const memberOf = async ({ profileId }: Person) => {
  const { domain_host: host } = await api.services.db
    .selectFrom('profiles')
    .select('domain_host')
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  return { profileId, host, status: 'active' as const, invisible: false }
}
