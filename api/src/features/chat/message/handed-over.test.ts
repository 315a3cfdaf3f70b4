import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { balanceOf } from '../../../../test/buying.ts'
import { openEvents } from '../../../../test/event-stream.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { oneOfEach } from '../../../../test/matrix.ts'
import { createPerson, type Person, textTo } from '../../../../test/people.ts'
import { drawPicture, upload } from '../../../../test/pictures.ts'
import { type Browser, browserOf, mailedLink } from '../../../../test/visitors.ts'

let api: TestApi
let passwordHash: string
const password = 'een lang genoeg wachtwoord'
beforeAll(async () => {
  api = await startApi()
  passwordHash = await api.services.passwords.hash(password)
}, 120_000)
afterAll(() => api.end())

type Sent = { anna: Person; bram: Person; conversationId: number; messageId: number; cost: number }

let seed = 77_000
const kinds = {
  text: async () => ({ type: 'text', text: 'Hoi!' }),
  photo: async (anna: Person) => {
    seed += 1
    const { body } = await upload(api.url, anna, await drawPicture({ seed }), {
      fields: { visibility: 'chat' },
    })
    return { type: 'photo', photo_id: Object(body.photo).id }
  },
  gift: async (anna: Person) => {
    const { gifts } = Object((await anna.get('/api/gifts.php')).body)
    return { type: 'gift', gift_id: gifts[0].id }
  },
}
type Kind = keyof typeof kinds

const send = async (kind: Kind): Promise<Sent> => {
  const [anna, bram] = [await createPerson(api, { credits: 20 }), await createPerson(api)]
  await api.services.db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', 'in', [anna.userId, bram.userId])
    .execute()
  const { text: _, ...to } = textTo(bram)
  const { body } = await anna.post('/api/message.php', { ...to, ...(await kinds[kind](anna)) })
  const { message, conversation } = Object(body)
  const cost = 20 - (await balanceOf(api, anna))
  return { anna, bram, conversationId: conversation.id, messageId: message.id, cost }
}

/** How the one who gets a message may come to hold it. */
const ways = {
  'the list': async ({ bram, messageId }: Sent) => {
    const { chats } = Object((await bram.get('/api/chats.php')).body)
    expect(chats).toHaveLength(1)
    return messageId
  },
  'the conversation': async ({ bram, conversationId }: Sent) => {
    const { messages } = Object((await bram.get(`/api/chat.php?id=${conversationId}`)).body)
    return messages.at(-1)?.id
  },
  'the stream': async ({ bram }: Sent) => {
    const stream = await openEvents(api.url, bram.cookie(), '0')
    try {
      for (;;) {
        const { event, data } = await stream.next()
        if (event === 'message') return Object(data).message.id
      }
    } finally {
      stream.close()
    }
  },
  'saying that it was read': async ({ bram, conversationId, messageId }: Sent) => {
    await bram.put('/api/chat.php', { conversation_id: conversationId, read_until: messageId })
    return messageId
  },
}
type Way = keyof typeof ways

const reactivated = async ({ userId }: Person): Promise<Browser> => {
  const { email } = await api.services.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const token = new URL(await mailedLink(api, email), api.url).searchParams.get('token')
  const browser = browserOf(api.url)
  await browser.post('/api/account-reactivate.php', { token })
  return browser
}
const block = (who: Person, whom: Person) => who.post('/api/block.php', { profile_id: whom.profileId })
const unblock = (who: Person, whom: Person) => who.delete('/api/block.php', { profile_id: whom.profileId })
const pause = (who: Person, action: 'pause' | 'resume') => who.put('/api/account.php', { action })

type Closing = {
  close: (sent: Sent) => Promise<unknown>
  /** The sender's browser once the two may write to each other again. */
  open: (sent: Sent) => Promise<Browser>
  /** A block by the reader takes the conversation out of the reader's list. */
  without?: Way
}
const closings: Record<string, Closing> = {
  'the sender has blocked the reader': {
    close: ({ anna, bram }) => block(anna, bram),
    open: async ({ anna, bram }) => {
      await unblock(anna, bram)
      return anna
    },
  },
  'the reader has blocked the sender': {
    close: ({ anna, bram }) => block(bram, anna),
    open: async ({ anna, bram }) => {
      await unblock(bram, anna)
      return anna
    },
    without: 'the list',
  },
  'the sender has paused': {
    close: ({ anna }) => pause(anna, 'pause'),
    open: async ({ anna }) => {
      await pause(anna, 'resume')
      return anna
    },
  },
  'the reader has paused': {
    close: ({ bram }) => pause(bram, 'pause'),
    open: async ({ anna, bram }) => {
      await pause(bram, 'resume')
      return anna
    },
  },
  'the sender has left': {
    close: ({ anna }) => anna.delete('/api/account.php', { password, reason: 'no_time' }),
    open: ({ anna }) => reactivated(anna),
  },
}

const cases = Object.entries(closings).flatMap(([closing, steps]) =>
  Object.entries(ways)
    .filter(([way]) => way !== steps.without)
    .flatMap(([way, take]) =>
      (Object.keys(kinds) as Kind[]).map((kind) => ({ kind, way, closing, take, ...steps })),
    ),
)

const takeBack = (browser: Browser, { messageId }: Sent) =>
  browser.delete('/api/message.php', { message_id: messageId, scope: 'both' })

describe('what was handed over is paid', () => {
  it.each(oneOfEach(3, cases))('a $kind by $way after $closing', async ({ kind, take, close, open }) => {
    const sent = await send(kind)
    expect(sent.cost).toBeGreaterThan(0)
    await close(sent)
    expect(await take(sent)).toBe(sent.messageId)
    const sender = await open(sent)
    expect((await takeBack(sender, sent)).status).toBe(200)
    expect(await balanceOf(api, sent.anna)).toBe(20 - sent.cost)
  })
})

describe('a message that nobody was given', () => {
  it.each(Object.entries(closings))(
    'comes back with its credit after it was over that %s',
    async (_, steps) => {
      const sent = await send('text')
      await steps.close(sent)
      const sender = await steps.open(sent)
      expect((await takeBack(sender, sent)).status).toBe(200)
      expect(await balanceOf(api, sent.anna)).toBe(20)
    },
  )

  it('gives nothing back while the two cannot write to each other: that would tell whether it was seen', async () => {
    for (const seen of [true, false]) {
      const sent = await send('text')
      await block(sent.bram, sent.anna)
      if (seen) await ways['the conversation'](sent)
      expect((await takeBack(sent.anna, sent)).status).toBe(200)
      expect(await balanceOf(api, sent.anna)).toBe(20 - sent.cost)
    }
  })

  it('is left alone by a list in which it does not stand', async () => {
    const sent = await send('text')
    await block(sent.bram, sent.anna)
    const { anna: carla } = await send('text')
    await carla.post('/api/message.php', textTo(sent.bram))
    await sent.bram.get('/api/chats.php')
    await unblock(sent.bram, sent.anna)
    await takeBack(sent.anna, sent)
    expect(await balanceOf(api, sent.anna)).toBe(20)
  })
})

it.each(Object.entries(closings).filter(([closing]) => closing !== 'the sender has left'))(
  'that it was handed over is not seen by its sender while %s',
  async (_, { close, without }) => {
    const sent = await send('text')
    await close(sent)
    for (const [way, take] of Object.entries(ways)) if (way !== without) await take(sent)
    const { messages } = Object((await sent.anna.get(`/api/chat.php?id=${sent.conversationId}`)).body)
    expect(messages).toMatchObject([{ state: 'sent' }])
    expect((await sent.anna.events()).map(({ event }) => event)).not.toContain('read')
  },
)
