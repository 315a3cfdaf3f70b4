import { expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import type { ChatListEntry } from '@lonk/shared-api/schemas/chat.ts'
import { fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { remote } from '../testing/remote.ts'
import { sampleConversation, sampleEntry } from '../testing/samples.ts'
import { loadOlderChats, newestCount, olderChats, pushedOut, withOlder } from './older-chats.ts'

/** The conversation with that id, last written in so many minutes before the newest. */
const entry = (id: number, minutes = id): ChatListEntry =>
  sampleEntry({
    conversation: sampleConversation({ id }),
    last_message: {
      ...sampleEntry().last_message,
      created_at: new Date(Date.UTC(2026, 2, 14, 17) - minutes * 60_000).toISOString(),
    },
  })
const entries = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => entry(first + index))
const ids = (list: readonly ChatListEntry[]) => list.map(({ conversation }) => conversation.id)
const full = entries(1, newestCount)

test('older conversations stand behind the newest, each once', () => {
  expect(ids(withOlder(full, [entry(7), entry(101), entry(102)]))).toEqual([...ids(full), 101, 102])
})

test('a list that is not full has nothing behind it', () => {
  expect(ids(withOlder(entries(1, 3), [entry(101)]))).toEqual([1, 2, 3])
})

test('what a new message pushes out of the newest is kept, what was removed is not', () => {
  const newest = [entry(500, 0), ...full.slice(0, 4), ...full.slice(5, -1)]
  expect(ids(pushedOut(full, [entry(501, 0), ...newest.slice(0, newestCount - 1)]))).toEqual([100])
})

test('pages follow one another until there are no more', async () => {
  const pages: Record<string, unknown> = {
    start: { chats: full, unread_total: 0, next_cursor: 'a' },
    a: { chats: [entry(101)], unread_total: 0, next_cursor: 'b' },
    b: { chats: [entry(102)], unread_total: 0, next_cursor: null },
  }
  const network = fakeApi(api, {
    'GET /api/chats.php': ({ query }) => ({ body: pages[String(query.cursor ?? 'start')] }),
  })
  await loadOlderChats()
  await loadOlderChats()
  await loadOlderChats()
  expect(ids(olderChats.get().entries)).toEqual([101, 102])
  expect(olderChats.get().cursor).toBeNull()
  expect(network.callsOf('GET /api/chats.php')).toHaveLength(3)
})

test('a conversation that falls out of the shell’s list stays in sight', async () => {
  remote.share({ chats: full })
  fakeApi(api, {
    'GET /api/chats.php': ({ query }) => ({
      body: {
        chats: query.cursor ? [entry(101)] : full,
        unread_total: 0,
        next_cursor: query.cursor ? null : 'a',
      },
    }),
  })
  await loadOlderChats()
  remote.share({ chats: [entry(900, 0), ...full.slice(0, -1)] })
  expect(ids(olderChats.get().entries)).toEqual([100, 101])
})

test('a page that does not come can be asked for again, and logging out forgets all', async () => {
  const network = fakeApi(api, { 'GET /api/chats.php': () => refusal(403, 'forbidden') })
  await loadOlderChats()
  expect(olderChats.get().progress).toBe('failed')
  network.answer('GET /api/chats.php', () => ({ body: { chats: full, unread_total: 0, next_cursor: null } }))
  await loadOlderChats()
  expect(olderChats.get()).toMatchObject({ progress: 'idle', cursor: null })
  remote.say('logged-out', { reason: 'own-act' })
  expect(olderChats.get().cursor).toBeUndefined()
})
