import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { balanceOf } from '../../../../test/buying.ts'
import { openEvents } from '../../../../test/event-stream.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../../../test/people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

/** Anna has written so many messages to Bram, who was given none of them. */
const written = async (count: number) => {
  const [anna, bram] = [await createPerson(api, { credits: 20 }), await createPerson(api)]
  const ids: number[] = []
  let conversationId = 0
  for (let number = 1; number <= count; number += 1) {
    const { body } = await anna.post('/api/message.php', textTo(bram, `bericht ${number}`))
    ids.push(Object(body.message).id)
    conversationId = Object(body.conversation).id
  }
  return { anna, bram, ids, conversationId }
}

const states = async (anna: Person, conversationId: number): Promise<string[]> => {
  const { messages } = Object((await anna.get(`/api/chat.php?id=${conversationId}`)).body)
  return messages.map(({ state }: { state: string }) => state)
}

const eventsAfter = async (bram: Person, ids: readonly number[]) => {
  const { seq } = await api.services.db
    .selectFrom('events')
    .select('seq')
    .where('user_id', '=', bram.userId)
    .where('event', '=', 'message')
    .orderBy('seq')
    .offset(ids.length - 2)
    .limit(1)
    .executeTakeFirstOrThrow()
  const stream = await openEvents(api.url, bram.cookie(), String(seq))
  while ((await stream.next()).event !== 'message');
  stream.close()
}

const client = { 'X-Request-Type': 'client' }

describe('a message that no answer held is not delivered, and its credit comes back', () => {
  it.each<[string, (bram: Person, conversationId: number) => Promise<{ status: number }>, number]>([
    [
      'a HEAD of the list',
      (bram) => bram.call('HEAD', '/api/chats.php', undefined, { headers: client }),
      405,
    ],
    [
      'a HEAD of the conversation',
      (bram, id) => bram.call('HEAD', `/api/chat.php?id=${id}`, undefined, { headers: client }),
      405,
    ],
    ['the total of what is unread', (bram) => bram.get('/api/user.php?totals=1'), 200],
    [
      'a list fetched ahead',
      (bram) => bram.get('/api/chats.php', { headers: { 'Sec-Purpose': 'prefetch' } }),
      403,
    ],
    [
      'a conversation rendered ahead',
      (bram, id) => bram.get(`/api/chat.php?id=${id}`, { headers: { 'Sec-Purpose': 'prefetch;prerender' } }),
      403,
    ],
  ])('%s', async (_, ask, status) => {
    const { anna, bram, ids, conversationId } = await written(1)
    expect((await ask(bram, conversationId)).status).toBe(status)
    expect(await states(anna, conversationId)).toEqual(['sent'])
    await anna.delete('/api/message.php', { message_id: ids[0], scope: 'both' })
    expect(await balanceOf(api, anna)).toBe(20)
  })
})

it('what the navigation counts comes with the member, where it is asked for', async () => {
  const { anna, bram } = await written(3)
  await anna.post('/api/like.php', { profile_id: bram.profileId })
  expect((await bram.get('/api/user.php?totals=1')).body).toMatchObject({
    totals: { unread: 3, new_likes: 1 },
  })
  expect((await bram.get('/api/user.php')).body).not.toHaveProperty('totals')
})

describe('an answer hands over what is in it, and nothing beside it', () => {
  it.each<[string, (bram: Person, sent: Awaited<ReturnType<typeof written>>) => Promise<unknown>]>([
    ['the list, which shows the last message', (bram) => bram.get('/api/chats.php')],
    [
      'a conversation of which one message is asked for',
      (bram, { conversationId }) => bram.get(`/api/chat.php?id=${conversationId}&limit=1`),
    ],
    ['a stream that goes on after the first ones', (bram, { ids }) => eventsAfter(bram, ids)],
  ])('%s', async (_, ask) => {
    const sent = await written(3)
    await ask(sent.bram, sent)
    expect(await states(sent.anna, sent.conversationId)).toEqual(['sent', 'sent', 'delivered'])
    const before = await balanceOf(api, sent.anna)
    await sent.anna.delete('/api/message.php', { message_id: sent.ids[2], scope: 'both' })
    expect(await balanceOf(api, sent.anna)).toBe(before)
    await sent.anna.delete('/api/message.php', { message_id: sent.ids[0], scope: 'both' })
    expect(await balanceOf(api, sent.anna)).toBeGreaterThan(before)
  })

  it('the older page of a conversation', async () => {
    const { anna, bram, ids, conversationId } = await written(3)
    await bram.get(`/api/chat.php?id=${conversationId}&before=${ids[1]}`)
    expect(await states(anna, conversationId)).toEqual(['delivered', 'sent', 'sent'])
  })
})
