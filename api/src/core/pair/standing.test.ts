import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { becomePremium } from '../../../test/buying.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { cellsOf } from '../../../test/matrix.ts'
import { createPerson, type Person, textTo } from '../../../test/people.ts'
import { putSetting } from '../../../test/settings.ts'
import type { Answer } from '../../../test/visitors.ts'
import type { UserStatus } from '../../database/schema/account.ts'
import type { ProfileTables } from '../../database/schema/profile.ts'
import { purgeAccount } from '../../features/account/purge-account.ts'
import { type Actor, type Line, linesOf, standingTable } from './standing-table.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1000' } })
  // Otherwise asking for private photos is off.
  await putSetting(api.services.db, 'private_photo_access', 'granted')
}, 120_000)
afterAll(() => api.end())

type Pair = { anna: Person; bram: Person; conversationId: number; own: number; got: number }
type Act = (pair: Pair) => Promise<Answer>

const toBram = ({ bram }: Pair) => {
  const { text: _, ...to } = textTo(bram)
  return to
}
const firstOf = async (table: 'gifts' | 'icebreakers'): Promise<number> => {
  const row = await api.services.db
    .selectFrom(table)
    .select('id')
    .where('active', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return row.id
}
const photoOf = async ({ profileId }: Person): Promise<number> => {
  const { id } = await api.services.db
    .insertInto('photos')
    .values({
      profile_id: profileId,
      visibility: 'chat',
      status: 'active',
      storage_key: `${randomUUID()}.webp`,
      width: 400,
      height: 500,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const access =
  (action: string): Act =>
  ({ anna, bram }) =>
    anna.post('/api/photo-access.php', { profile_id: bram.profileId, action })
const swipe =
  (action: string): Act =>
  ({ anna, bram }) =>
    anna.post('/api/swipe.php', { profile_id: bram.profileId, action, client_id: randomUUID() })
const answers = {
  seeking: 'both',
  goal: 'relationship',
  age: '30_39',
  distance: '50',
  status: 'any',
  body_type: 'any',
  lifestyle: 'home',
  evening: 'films',
  holiday: 'beach',
  affection: 'kissing',
}

const acts: Record<string, Act> = {
  text: (pair) => pair.anna.post('/api/message.php', textTo(pair.bram)),
  gift: async (pair) =>
    pair.anna.post('/api/message.php', { ...toBram(pair), type: 'gift', gift_id: await firstOf('gifts') }),
  photo: async (pair) =>
    pair.anna.post('/api/message.php', {
      ...toBram(pair),
      type: 'photo',
      photo_id: await photoOf(pair.anna),
    }),
  icebreaker: async (pair) =>
    pair.anna.post('/api/message.php', {
      ...toBram(pair),
      type: 'icebreaker',
      icebreaker_id: await firstOf('icebreakers'),
    }),
  'text again': (pair) => pair.anna.post('/api/message.php', textTo(pair.bram)),
  'open a conversation': ({ anna, bram }) => anna.post('/api/chat.php', { profile_id: bram.profileId }),
  'open a conversation again': ({ anna, bram }) => anna.post('/api/chat.php', { profile_id: bram.profileId }),
  'read again': ({ anna, conversationId }) => anna.get(`/api/chat.php?id=${conversationId}`),
  'say it was read again': ({ anna, conversationId, got }) =>
    anna.put('/api/chat.php', { conversation_id: conversationId, read_until: got }),
  'type again': ({ anna, conversationId }) =>
    anna.post('/api/typing.php', { conversation_id: conversationId }),
  'take a message back again': ({ anna, own }) =>
    anna.delete('/api/message.php', { message_id: own, scope: 'both' }),
  'mute again': ({ anna, conversationId }) =>
    anna.put('/api/chat.php', { conversation_id: conversationId, muted: true }),
  'delete the conversation again': ({ anna, conversationId }) =>
    anna.delete('/api/chat.php', { conversation: { id: conversationId } }),
  'opening lines': ({ anna, bram }) => anna.get(`/api/icebreakers.php?profile_id=${bram.profileId}`),
  like: ({ anna, bram }) => anna.post('/api/like.php', { profile_id: bram.profileId }),
  'like in the game': swipe('like'),
  'like after signing up': ({ anna, bram }) =>
    anna.post('/api/signup-matches.php', { profile_ids: [bram.profileId] }),
  'pass in the game': swipe('pass'),
  'take back no like': ({ anna, bram }) => anna.delete('/api/like.php', { profile_id: bram.profileId }),
  'see a like that was not given': ({ anna, bram }) =>
    anna.put('/api/like.php', { profile_id: bram.profileId, like_new: false }),
  visit: ({ anna, bram }) => anna.get(`/api/profile.php?id=${bram.profileId}`),
  'look at photos': ({ anna, bram }) => anna.get(`/api/photos.php?profile_id=${bram.profileId}`),
  'ask for private photos': access('request'),
  'let in to private photos': access('grant'),
  'shut out of private photos': access('revoke'),
  'block again': ({ anna, bram }) => anna.post('/api/block.php', { profile_id: bram.profileId }),
  'take back no block': ({ anna }) => anna.delete('/api/block.php', { profile_id: anna.profileId }),
  'complain of a message again': ({ anna, got }) =>
    anna.post('/api/complaint.php', {
      category: 'harassment',
      text: 'Dit lid blijft mij lastigvallen.',
      good_faith: true,
      message_id: got,
    }),
  'look for a match': ({ anna }) => anna.post('/api/match-finder.php', { answers }),
  'become invisible': ({ anna }) => anna.put('/api/user.php', { invisible: true }),
}

type State = { user: UserStatus; profile: ProfileTables['profiles']['status'] }
const enter = async ({ userId, profileId }: Person, { user, profile }: State) => {
  const { db } = api.services
  await db.updateTable('users').set({ status: user }).where('id', '=', userId).execute()
  await db.updateTable('profiles').set({ status: profile }).where('id', '=', profileId).execute()
  if (user === 'deleted_pending' || user === 'banned')
    await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
const block = (who: Person, whom: Person) =>
  api.services.db
    .insertInto('blocks')
    .values({
      blocker_id: who.profileId,
      blocked_id: whom.profileId,
      // Later than what the two have written before.
      created_at: new Date(api.services.clock.now().getTime() + 60_000),
    })
    .execute()

const actorStates: Record<Actor, State> = {
  active: { user: 'active', profile: 'active' },
  unconfirmed: { user: 'not_confirmed', profile: 'disabled' },
  paused: { user: 'paused', profile: 'paused' },
}
const shutStates: Record<string, (pair: Pair) => Promise<unknown>> = {
  paused: ({ bram }) => enter(bram, { user: 'paused', profile: 'paused' }),
  disabled: ({ bram }) => enter(bram, { user: 'active', profile: 'disabled' }),
  deleted: ({ bram }) => enter(bram, { user: 'deleted_pending', profile: 'disabled' }),
  banned: ({ bram }) => enter(bram, { user: 'banned', profile: 'disabled' }),
  erased: ({ bram }) =>
    api.services.transaction((trx) => purgeAccount(trx, bram.userId, api.services.clock.now())),
  'blocking the one who acts': ({ anna, bram }) => block(bram, anna),
  'blocked by the one who acts': ({ anna, bram }) => block(anna, bram),
}
const goneStates: Record<string, (person: Person) => Promise<unknown>> = {
  deleted: (person) => enter(person, { user: 'deleted_pending', profile: 'disabled' }),
  banned: (person) => enter(person, { user: 'banned', profile: 'disabled' }),
  erased: ({ userId }) =>
    api.services.transaction((trx) => purgeAccount(trx, userId, api.services.clock.now())),
}

const meet = async (act: string, by: Actor): Promise<Pair> => {
  const [anna, bram] = [await createPerson(api, { credits: 20 }), await createPerson(api, { credits: 20 })]
  const pair = { anna, bram, conversationId: 0, own: 0, got: 0 }
  if (act.endsWith('again')) {
    const { message: own, conversation } = Object((await anna.post('/api/message.php', textTo(bram))).body)
    const { message: got } = Object((await bram.post('/api/message.php', textTo(anna))).body)
    Object.assign(pair, { conversationId: conversation.id, own: own.id, got: got.id })
  }
  if (act === 'become invisible') await becomePremium(api, { browser: anna })
  await enter(anna, actorStates[by])
  return pair
}

/** All that has told somebody something, and all that they find when they look. */
const noticed = async ({ userId, profileId }: Person): Promise<{ told: string; found: string }> => {
  const { rows } = await sql<{ told: unknown; found: unknown }>`select
    (select json_build_array(r.user_rev, r.chats_rev, r.likes_rev, r.event_seq,
        (select count(*) from notices where user_id = ${userId}), (select count(*) from outbox where user_id = ${userId}))
      from account_revisions r where r.user_id = ${userId}) as told,
    json_build_array(
      (select count(*) from likes where to_id = ${profileId} and not held),
      (select count(*) from visits where profile_id = ${profileId}),
      (select count(*) from photo_access where ${profileId} in (owner_id, viewer_id)),
      (select json_agg(json_build_array(m.id, m.state) order by m.id) from messages m
        join conversation_members c on c.conversation_id = m.conversation_id and c.profile_id = ${profileId}
        where m.sender_profile_id = ${profileId} or m.state not in ('held', 'deleted')),
      (select json_agg(json_build_array(c.conversation_id, c.last_at, c.unread) order by c.conversation_id)
        from conversation_members c where c.profile_id = ${profileId} and c.last_at is not null)) as found`.execute(
    api.services.db,
  )
  return { told: JSON.stringify(rows[0]?.told), found: JSON.stringify(rows[0]?.found) }
}

const withoutNumbers = (body: unknown) => {
  const { request_id: _, ...rest } = Object(body)
  return JSON.stringify(rest).replace(
    /[\dA-Z]{4}-[\dA-Z]{4}|\d{4}-\d\d-\d\dT[\d:.]+Z|[\da-f]{8}-[\da-f-]{27}|\d+/g,
    '#',
  )
}

/** Counts what is told and not kept, e.g. typing; what is sent comes in order, from a server a moment later. */
const passingTo = ({ userId }: Person) => {
  let count = 0
  let last = () => {}
  const unsubscribe = api.services.fanOut.subscribe(userId, {
    onWake: () => {},
    onPassing: ({ event }) => {
      if (event === 'hello') last()
      else count += 1
    },
    onResync: () => {},
  })
  return async (): Promise<number> => {
    await new Promise<void>((resolve) => {
      last = resolve
      api.services.fanOut.send(userId, { event: 'hello', data: {} })
    })
    unsubscribe()
    return count
  }
}

/** What the act is answered with and what the other one notices, in the words of the table. */
const outcome = async (act: string, pair: Pair): Promise<{ cell: string; answer: string }> => {
  const perform = acts[act]
  if (!perform) throw new Error(`No call for "${act}"`)
  const passing = passingTo(pair.bram)
  const before = await noticed(pair.bram)
  const { status, body } = await perform(pair)
  const after = await noticed(pair.bram)
  const told = (await passing()) > 0 || after.told !== before.told
  const word = told ? 'told' : after.found !== before.found ? 'found' : ''
  const cell = [status, body.error, word].filter(Boolean).join(' ')
  return { cell, answer: withoutNumbers(body) }
}

const lines = linesOf(standingTable)
const notAsked = '–'
/** What is kept of an erased profile cannot be blocked or complained of. */
const notOfTheErased = ['block again', 'complain of a message again']

/** One to compare with, and the others. */
const shutStatesOf = (row: number, act: string) => {
  const [first, ...others] = Object.entries(shutStates).filter(
    ([state]) => !(state === 'erased' && notOfTheErased.includes(act)),
  )
  return [...(first ? [first] : []), ...cellsOf(row, others)]
}

describe.each(lines.map((line, row) => ({ ...line, row })))(
  '$act by $by',
  ({ act, by, open, unconfirmed, shut, row }: Line & { row: number }) => {
    it(`${open} to whoever is open`, async () => {
      expect((await outcome(act, await meet(act, by))).cell).toBe(open)
    })

    if (unconfirmed !== notAsked)
      it(`${unconfirmed} to whoever is unconfirmed`, async () => {
        const pair = await meet(act, by)
        await enter(pair.bram, actorStates.unconfirmed)
        expect((await outcome(act, pair)).cell).toBe(unconfirmed)
      })

    if (shut !== notAsked)
      it(`${shut} to whoever is shut, without telling why`, async () => {
        const answers = new Set<string>()
        for (const [state, shutOff] of shutStatesOf(row, act)) {
          const pair = await meet(act, by)
          await shutOff(pair)
          const { cell, answer } = await outcome(act, pair)
          expect([state, cell]).toEqual([state, shut])
          // The one who has blocked knows it anyway, and still sees the other.
          if (state !== 'blocked by the one who acts') answers.add(answer)
        }
        expect([...answers]).toHaveLength(1)
      })
  },
)

/** Calls that a visitor may make too. */
const visitors: Partial<Record<string, string>> = {
  visit: '200',
  'look at photos': '200',
  'complain of a message again': '422 validation_failed',
  'look for a match': '200',
}

const gone = [...new Set(lines.map(({ act }) => act))].flatMap((act, row) =>
  cellsOf(row, Object.entries(goneStates)).map(([state, go]) => ({ act, state, go })),
)

describe('who is gone', () => {
  it.each(gone)('has no session left: $state, $act', async ({ act, go }) => {
    const pair = await meet(act, 'active')
    await go(pair.anna)
    expect((await outcome(act, pair)).cell).toBe(visitors[act] ?? '403 authentication_required')
  })
})

it('the table has a line for every act that is tried, and the other way round', () => {
  expect([...new Set(lines.map(({ act }) => act))].sort()).toEqual(Object.keys(acts).sort())
})
