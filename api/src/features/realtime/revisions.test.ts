import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { placeOrder, press } from '../../../test/buying.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../../test/people.ts'
import { drawPicture, upload } from '../../../test/pictures.ts'
import { startPolling } from '../../../test/polling.ts'
import { complaintCommands } from '../../cli/moderate/complaint-commands.ts'
import { days, minutes } from '../../clock.ts'

// A browser loads user, chats and likes only when the poll names another number (docs/api.md, `poll.php`): whatever
// changes what they show raises the number of that part, and what others' cards show besides does not.

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const parts = ['user', 'chats', 'likes'] as const

/** What the cards of others carry with them and is asked for every five minutes at the latest. */
const volatile = new Set([
  'online',
  'last_online',
  'age',
  'distance_km',
  'main_image',
  'name',
  'city',
  'region',
  'photo_count_public',
  'photo_count_private',
  'verified',
  'premium',
])
/** Who likes whom belongs to the lists of likes. */
const ofLikes = new Set(['liked', 'liked_me', 'match'])
const lasting = (value: unknown, part: (typeof parts)[number]): unknown => {
  if (Array.isArray(value)) return value.map((entry) => lasting(entry, part))
  if (typeof value !== 'object' || value === null) return value
  const rides = (name: string) =>
    (part !== 'user' && volatile.has(name)) || (part === 'chats' && ofLikes.has(name))
  const entries = Object.entries(value).filter(([name]) => !rides(name))
  return Object.fromEntries(entries.map(([name, entry]) => [name, lasting(entry, part)]))
}

const seenBy = async (person: Person) => {
  const shown = new Map<string, string>()
  for (const part of parts) {
    const { status, body } = await person.get(`/api/${part}.php`)
    // Whoever was logged out asks nothing any more.
    shown.set(part, status === 200 && body.user !== null ? JSON.stringify(lasting(body, part)) : 'out')
  }
  const row = await revisionsOf(person)
  return { shown, revisions: { user: row.user_rev, chats: row.chats_rev, likes: row.likes_rev } }
}

/** What the database has for whoever knew these numbers: their poll, answered from memory until then, says the same. */
const pollOf = async (person: Person, known: Revisions | undefined) => {
  if ((await person.get('/api/user.php')).body.user === null) return { status: 403 }
  const { user_rev, chats_rev, likes_rev } = await revisionsOf(person)
  const numbers = { user_rev, chats_rev, likes_rev }
  return JSON.stringify(known) === JSON.stringify(numbers) ? { status: 304 } : { status: 200, body: numbers }
}

type Revisions = { user_rev: number; chats_rev: number; likes_rev: number }

const revisionsOf = ({ userId }: Person) =>
  api.services.db
    .selectFrom('account_revisions')
    .select(['user_rev', 'chats_rev', 'likes_rev'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()

const moderate = (command: string, ...args: string[]) =>
  complaintCommands[command]?.run(api.services, args) ?? Promise.reject(new Error('no such command'))
const decide = async (reporter: Person, about: Record<string, unknown>, ...how: string[]) => {
  const { body } = await reporter.post('/api/complaint.php', {
    category: 'harassment',
    text: 'Dit lid blijft mij lastigvallen.',
    good_faith: true,
    ...about,
  })
  const words = ['--by', 'eva', '--ground', 'Huisregels 3', '--text', 'Daarom.']
  await moderate('decide', Object(body.complaint).number, ...words, '--action', ...how)
}
const photoOf = async (person: Person, fields: Record<string, string> = { visibility: 'public' }) => {
  const answer = await upload(api.url, person, await drawPicture({ seed: Date.now() % 1_000_000 }), {
    fields,
  })
  await api.shiftClock(0)
  return Object(answer.body.photo).id as number
}
const conversationOf = async (person: Person) => {
  const { chats } = Object((await person.get('/api/chats.php')).body)
  return chats[0].conversation as { id: number; last_message_id: number }
}
const confirmed = async <Answer extends { status: number; body: unknown }>(call: Promise<Answer>) => {
  const answer = await call
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}

type Action = (anna: Person, bram: Person, prepared: unknown) => Promise<unknown>

/** Anna and Bram have written to each other and like each other; both have credits. */
const actions: [what: string, act: Action, prepare?: (anna: Person, bram: Person) => Promise<unknown>][] = [
  ['a message', (anna, bram) => confirmed(anna.post('/api/message.php', textTo(bram)))],
  [
    'a message to somebody new',
    async (anna) => confirmed(anna.post('/api/message.php', textTo(await createPerson(api)))),
  ],
  [
    'a message that costs nothing, to somebody new',
    async (anna) => {
      const { db } = api.services
      await db.updateTable('users').set({ status: 'not_confirmed' }).where('id', '=', anna.userId).execute()
      await confirmed(anna.post('/api/message.php', textTo(await createPerson(api))))
      await db.updateTable('users').set({ status: 'active' }).where('id', '=', anna.userId).execute()
    },
  ],
  [
    'reading',
    async (anna) => {
      const { id, last_message_id } = await conversationOf(anna)
      await confirmed(anna.put('/api/chat.php', { conversation_id: id, read_until: last_message_id }))
    },
  ],
  [
    'muting',
    async (anna) =>
      confirmed(anna.put('/api/chat.php', { conversation_id: (await conversationOf(anna)).id, muted: true })),
  ],
  [
    'deleting a conversation',
    async (anna) =>
      confirmed(anna.delete('/api/chat.php', { conversation: { id: (await conversationOf(anna)).id } })),
  ],
  [
    'taking a message back',
    async (_, bram) => {
      const { last_message_id } = await conversationOf(bram)
      await confirmed(bram.delete('/api/message.php', { message_id: last_message_id, scope: 'both' }))
    },
  ],
  ['unliking', (anna, bram) => confirmed(anna.delete('/api/like.php', { profile_id: bram.profileId }))],
  [
    'a like of somebody else',
    async (anna) =>
      confirmed((await createPerson(api)).post('/api/like.php', { profile_id: anna.profileId })),
  ],
  [
    'opening the profile of a like',
    (anna, bram) => confirmed(anna.put('/api/like.php', { profile_id: bram.profileId, like_new: false })),
  ],
  [
    'a like of the game',
    async (anna) => {
      const { profileId } = await createPerson(api)
      const wish = { profile_id: profileId, action: 'like', client_id: randomUUID() }
      await confirmed(anna.post('/api/swipe.php', wish))
    },
  ],
  ['a block', (anna, bram) => confirmed(bram.post('/api/block.php', { profile_id: anna.profileId }))],
  [
    'a block taken back',
    async (anna, bram) => {
      await bram.post('/api/block.php', { profile_id: anna.profileId })
      await confirmed(bram.delete('/api/block.php', { profile_id: anna.profileId }))
    },
  ],
  ['a pause', (_, bram) => confirmed(bram.put('/api/account.php', { action: 'pause' }))],
  ['a suspension', (anna, bram) => decide(anna, { profile_id: bram.profileId }, 'suspend', '--days', '7')],
  ['a ban', (anna, bram) => decide(anna, { profile_id: bram.profileId }, 'ban')],
  [
    'a profile that was emptied',
    (anna, bram) => decide(anna, { profile_id: bram.profileId }, 'remove_content'),
    (_, bram) => confirmed(bram.put('/api/profile.php', { about: 'Bel mij.' })),
  ],
  [
    'a photo that was removed',
    (anna, _, photo_id) => decide(anna, { photo_id }, 'remove_content'),
    (_, bram) => photoOf(bram),
  ],
  [
    'a message that was removed',
    async (anna) =>
      decide(anna, { message_id: (await conversationOf(anna)).last_message_id }, 'remove_content'),
  ],
  [
    'what a profile says',
    (anna) => confirmed(anna.put('/api/profile.php', { about: 'Ik ben Anna.', interests: [1, 2] })),
  ],
  ['a photo', (anna) => photoOf(anna)],
  [
    'a photo out of sight',
    async (anna) => confirmed(anna.put('/api/photo.php', { id: await photoOf(anna), visibility: 'private' })),
  ],
  [
    'a deleted photo',
    (anna, _, id) => confirmed(anna.delete('/api/photo.php', { id })),
    (anna) => photoOf(anna),
  ],
  ['another language', (anna) => confirmed(anna.put('/api/user.php', { language: 'de' }))],
  ['receipts', (anna) => confirmed(anna.put('/api/user.php', { read_receipts: false }))],
  [
    'a limit of spending',
    (anna) =>
      confirmed(anna.put('/api/spend-limit.php', { month_limit: { amount: '50.00', currency: 'EUR' } })),
  ],
  ['a purchase', async (anna) => press(api, (await placeOrder(anna)).providerId, 'pay')],
  [
    'a purchase given back',
    (anna, _, order_id) => confirmed(anna.post('/api/refund.php', { order_id, name: 'Anna', confirm: true })),
    async (anna) => {
      const { orderId, providerId } = await placeOrder(anna)
      await press(api, providerId, 'pay')
      return orderId
    },
  ],
]

const acquainted = async (): Promise<[Person, Person]> => {
  const [anna, bram] = [await createPerson(api, { credits: 9 }), await createPerson(api, { credits: 9 })]
  await confirmed(anna.post('/api/message.php', textTo(bram)))
  await confirmed(bram.post('/api/message.php', textTo(anna)))
  await confirmed(anna.post('/api/like.php', { profile_id: bram.profileId }))
  await confirmed(bram.post('/api/like.php', { profile_id: anna.profileId }))
  return [anna, bram]
}

describe('the number of a part', () => {
  it.each(actions.map(([what, act, prepare]) => [what, { act, prepare }] as const))(
    'rises for whom it changes something: %s',
    async (_, { act, prepare }) => {
      const [anna, bram] = await acquainted()
      const prepared = await prepare?.(anna, bram)
      const before = [await seenBy(anna), await seenBy(bram)]
      const polls = [await startPolling(anna), await startPolling(bram)]
      const known = [await revisionsOf(anna), await revisionsOf(bram)]
      await act(anna, bram, prepared)
      for (const [index, person] of [anna, bram].entries())
        expect(await polls[index]?.()).toMatchObject(await pollOf(person, known[index]))
      const after = [await seenBy(anna), await seenBy(bram)]
      let changes = 0
      for (const [index, who] of ['Anna', 'Bram'].entries())
        for (const part of parts) {
          const [was, is] = [before[index], after[index]]
          if (was?.shown.get(part) === is?.shown.get(part) || is?.shown.get(part) === 'out') continue
          changes += 1
          const raised = (is?.revisions[part] ?? 0) > (was?.revisions[part] ?? 0)
          expect([who, part, raised]).toEqual([who, part, true])
        }
      expect(changes).toBeGreaterThan(0)
    },
  )

  it('stays where only the cards of others look another way', async () => {
    const [anna, bram] = await acquainted()
    const before = await seenBy(anna)
    await confirmed(bram.put('/api/profile.php', { name: `nieuw_${bram.profileId}` }))
    await photoOf(bram)
    await api.shiftClock(minutes(30))
    await bram.get('/api/members.php')
    expect((await seenBy(anna)).revisions).toEqual(before.revisions)
    expect(JSON.stringify((await anna.get('/api/chats.php')).body)).toContain(`nieuw_${bram.profileId}`)
  })

  it('rises once a pause or a suspension is over', async () => {
    for (const away of [
      (_: Person, bram: Person) => confirmed(bram.put('/api/account.php', { action: 'pause' })),
      (anna: Person, bram: Person) => decide(anna, { profile_id: bram.profileId }, 'suspend', '--days', '7'),
    ]) {
      const [anna, bram] = await acquainted()
      await away(anna, bram)
      const before = await seenBy(anna)
      await api.shiftClock(days(62))
      await anna.get('/api/user.php')
      expect((await revisionsOf(anna)).chats_rev).toBeGreaterThan(before.revisions.chats)
    }
  })
})
