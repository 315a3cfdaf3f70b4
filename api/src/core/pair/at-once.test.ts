import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { meet } from '../../../test/held-writes.ts'
import { createPerson, type Person, textTo } from '../../../test/people.ts'
import { putSetting } from '../../../test/settings.ts'
import { mailedLink, signUp } from '../../../test/visitors.ts'

// Two transactions side by side, held where they would have overlooked each other: what passes between two members,
// and what ends it. On a server only, because the embedded database runs one transaction after the other.

let api: TestApi
let passwordHash: string
const password = 'een lang genoeg wachtwoord'
beforeAll(async () => {
  api = await startApi({ database: 'postgres' })
  passwordHash = await api.services.passwords.hash(password)
  // Otherwise asking for private photos is off.
  await putSetting(api.services.db, 'private_photo_access', 'granted')
}, 120_000)
afterAll(() => api.end())

const member = async (): Promise<Person> => {
  const person = await createPerson(api, { credits: 20 })
  await api.services.db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', person.userId)
    .execute()
  return person
}

type Pair = { anna: Person; bram: Person }
type Act = {
  /** Where the act leaves its trace. */
  table: string
  before?: (pair: Pair) => Promise<unknown>
  act: (pair: Pair) => Promise<unknown>
  traces: (pair: Pair) => Promise<number>
}

const count = async (query: ReturnType<typeof sql<{ count: number }>>): Promise<number> =>
  (await query.execute(api.services.db)).rows[0]?.count ?? 0

const messages = ({ anna }: Pair) =>
  count(sql`select count(*)::int as count from messages where sender_profile_id = ${anna.profileId}`)
const likes = ({ anna }: Pair) =>
  count(sql`select count(*)::int as count from likes where from_id = ${anna.profileId}`)
const access = ({ anna }: Pair) =>
  count(sql`select count(*)::int as count from photo_access where ${anna.profileId} in (owner_id, viewer_id)`)
const visits = ({ anna }: Pair) =>
  count(sql`select count(*)::int as count from visits where visitor_id = ${anna.profileId}`)
const conversations = ({ anna }: Pair) =>
  count(sql`select count(*)::int as count from conversations where ${anna.profileId} in (a_id, b_id)`)
const told = (event: string) => async (pair: Pair) =>
  (await pair.bram.events()).filter((one) => one.event === event).length

const messageOf = (type: string, more: (anna: Person) => Promise<Record<string, unknown>>): Act => ({
  table: 'messages',
  act: async ({ anna, bram }) => {
    const { text: _, ...to } = textTo(bram)
    return anna.post('/api/message.php', { ...to, type, ...(await more(anna)) })
  },
  traces: messages,
})
const photoAccess = (action: string): Act => ({
  table: 'photo_access',
  act: ({ anna, bram }) => anna.post('/api/photo-access.php', { profile_id: bram.profileId, action }),
  traces: access,
})
const like = ({ anna, bram }: Pair) => anna.post('/api/like.php', { profile_id: bram.profileId })
const likeOf = ({ anna, bram }: Pair) => bram.post('/api/like.php', { profile_id: anna.profileId })
const firstOf = async (list: Promise<{ body: unknown }>, key: string): Promise<number> =>
  Object((await list).body)[key][0].id

const conversationOf = new WeakMap<Pair, { conversation_id: number; read_until: number }>()
const wrote = async (pair: Pair, from: Person, to: Person) => {
  const { message, conversation } = Object((await from.post('/api/message.php', textTo(to))).body)
  conversationOf.set(pair, { conversation_id: conversation.id, read_until: message.id })
}

const acts: Record<string, Act> = {
  'a first text': messageOf('text', async () => ({ text: 'Hoi!' })),
  'a first gift': messageOf('gift', async (anna) => ({
    gift_id: await firstOf(anna.get('/api/gifts.php'), 'gifts'),
  })),
  'opening a conversation': {
    table: 'conversations',
    act: ({ anna, bram }) => anna.post('/api/chat.php', { profile_id: bram.profileId }),
    traces: conversations,
  },
  'a like': { table: 'likes', act: like, traces: likes },
  'a like that makes a match': { table: 'likes', before: likeOf, act: like, traces: told('match') },
  'a like of the game': {
    table: 'likes',
    act: ({ anna, bram }) =>
      anna.post('/api/swipe.php', { profile_id: bram.profileId, action: 'like', client_id: randomUUID() }),
    traces: likes,
  },
  'likes after signing up': {
    table: 'likes',
    act: ({ anna, bram }) => anna.post('/api/signup-matches.php', { profile_ids: [bram.profileId] }),
    traces: likes,
  },
  'a visit': {
    table: 'visits',
    act: ({ anna, bram }) => anna.get(`/api/profile.php?id=${bram.profileId}`),
    traces: visits,
  },
  'asking for private photos': photoAccess('request'),
  'letting in to private photos': photoAccess('grant'),
  'reading a message': {
    table: 'messages',
    before: (pair) => wrote(pair, pair.bram, pair.anna),
    act: (pair) => pair.anna.put('/api/chat.php', conversationOf.get(pair)),
    traces: told('read'),
  },
  'taking a message back': {
    table: 'messages',
    // Only of what he was given is he told by its number.
    before: async (pair) => {
      await wrote(pair, pair.anna, pair.bram)
      await pair.bram.get('/api/chats.php')
    },
    act: (pair) =>
      pair.anna.delete('/api/message.php', {
        message_id: conversationOf.get(pair)?.read_until,
        scope: 'both',
      }),
    traces: told('message_deleted'),
  },
}

const leave = (who: Person) => who.delete('/api/account.php', { password, reason: 'no_time' })
const pauseOf = (who: Person) => who.put('/api/account.php', { action: 'pause' })

type Change = {
  /** What it writes last: by then it has decided everything. */
  heldAt: string
  change: (pair: Pair) => Promise<{ status: number }>
}
const telling = 'account_revisions'
const parting = 'deletion_reasons'

const changes: Record<string, Change> = {
  'a block by the other': {
    heldAt: telling,
    change: ({ anna, bram }) => bram.post('/api/block.php', { profile_id: anna.profileId }),
  },
  'an own block': {
    heldAt: telling,
    change: ({ anna, bram }) => anna.post('/api/block.php', { profile_id: bram.profileId }),
  },
  'a pause of the other': { heldAt: telling, change: ({ bram }) => pauseOf(bram) },
  'an own pause': { heldAt: telling, change: ({ anna }) => pauseOf(anna) },
  'the other’s leaving': { heldAt: parting, change: ({ bram }) => leave(bram) },
  'an own leaving': { heldAt: parting, change: ({ anna }) => leave(anna) },
}

const meetings = Object.entries(acts).flatMap(([name, act]) =>
  Object.entries(changes).map(([changeName, change]) => ({ name, act, changeName, ...change })),
)

const newPair = async ({ before }: Act): Promise<Pair> => {
  const pair = { anna: await member(), bram: await member() }
  await before?.(pair)
  return pair
}

describe.each(meetings)('$name and $changeName', ({ act, change, heldAt }) => {
  it('does not come after it', async () => {
    const pair = await newPair(act)
    const { first } = await meet(
      api,
      heldAt,
      () => change(pair),
      () => act.act(pair),
    )
    expect(first.status).toBe(200)
    expect(await act.traces(pair)).toBe(0)
  })

  it('is over before it is answered', async () => {
    const pair = await newPair(act)
    const { second, overtook } = await meet(
      api,
      act.table,
      () => act.act(pair),
      () => change(pair),
    )
    expect([overtook, second.status]).toEqual([false, 200])
  })
})

it('a like given while the account is confirmed arrives, and is not held for ever', async () => {
  const [nina, bram] = [await signUp(api), await member()]
  const link = await mailedLink(api, nina.email)
  await meet(
    api,
    'account_revisions',
    () => nina.browser.get(link),
    () => nina.browser.post('/api/like.php', { profile_id: bram.profileId }),
  )
  const given = await api.services.db
    .selectFrom('likes')
    .select('held')
    .where('from_id', '=', nina.profileId)
    .execute()
  expect(given).toEqual([{ held: false }])
  expect(await told('like')({ anna: bram, bram })).toBe(1)
})
