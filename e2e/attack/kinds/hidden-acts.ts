import { randomUUID } from 'node:crypto'
import { openEvents, type StreamEvent } from '../../../api/test/event-stream.ts'
import { type Person, textTo } from '../../../api/test/people.ts'
import type { Browser } from '../../../api/test/visitors.ts'
import { type Kind, listed } from '../suite.ts'
import { buy } from '../world/buying.ts'
import { activate, type Newcomer, signUp } from '../world/sign-up.ts'
import type { World } from '../world/world.ts'

type Aimed = (actor: Browser, at: Person, conversation: number) => Promise<unknown>

/** Whatever a member can do that another one is told of. */
const acts: readonly (readonly [string, Aimed])[] = [
  ['a visit', (actor, { profileId }) => actor.get(`/api/profile.php?id=${profileId}`)],
  ['a like', (actor, { profileId }) => actor.post('/api/like.php', { profile_id: profileId })],
  [
    'a swipe',
    (actor, { profileId }) =>
      actor.post('/api/swipe.php', { profile_id: profileId, action: 'like', client_id: randomUUID() }),
  ],
  [
    'likes of the sign-up',
    (actor, { profileId }) => actor.post('/api/signup-matches.php', { profile_ids: [profileId] }),
  ],
  ['typing', (actor, _, conversation_id) => actor.post('/api/typing.php', { conversation_id })],
  ['reading', (actor, _, id) => actor.get(`/api/chat.php?id=${id}`)],
  [
    'having read',
    async (actor, _, id) => {
      const { messages } = Object((await actor.get(`/api/chat.php?id=${id}`)).body)
      await actor.put('/api/chat.php', { conversation_id: id, read_until: messages?.at(-1)?.id })
    },
  ],
  [
    'a wish to see photos',
    (actor, { profileId }) =>
      actor.post('/api/photo-access.php', { profile_id: profileId, action: 'request' }),
  ],
  ['a message', (actor, reader) => actor.post('/api/message.php', textTo(reader, secret))],
  [
    'an icebreaker',
    async (actor, reader) => {
      const { icebreakers } = Object(
        (await actor.get(`/api/icebreakers.php?profile_id=${reader.profileId}`)).body,
      )
      const { text: _, ...message } = textTo(reader)
      await actor.post('/api/message.php', {
        ...message,
        type: 'icebreaker',
        icebreaker_id: icebreakers?.[0]?.id,
      })
    },
  ],
]

const secret = `stil-${randomUUID()}`

/** What the other member is shown and told, from a moment on. */
const shownTo = async (person: Person): Promise<string> =>
  JSON.stringify([
    (await person.get('/api/chats.php')).body,
    (await person.get('/api/likes.php')).body,
    (await person.get('/api/auto-like.php')).body,
    (await person.get('/api/visitors.php')).body,
    (await person.get('/api/photo-access.php')).body,
  ])

/** Members whom others cannot find act on them. */
export const hiddenActs: Kind = async ({ world, attack }) => {
  const { office, apis } = world

  const states: readonly (readonly [string, (newcomer: Newcomer) => Promise<unknown>])[] = [
    [
      'paused',
      async (newcomer) => {
        await activate(world, newcomer)
      },
    ],
    ['unconfirmed', async () => {}],
  ]

  for (const [state, prepare] of states)
    await attack(`${state}: nothing that she does reaches anybody (${acts.length} acts)`, async () => {
      const newcomer = await signUp(world)
      await prepare(newcomer)
      const [friend, other] = await office.people(2, { credits: 9 })
      if (!friend || !other) return 'nobody came'
      for (const person of [friend, other]) await buy(person, apis[0])
      const known = await talkBefore(newcomer, friend)
      if (state === 'paused') await newcomer.browser.put('/api/account.php', { action: 'pause' })
      const reached: string[] = []
      for (const [act, perform] of acts)
        for (const person of [friend, other]) {
          const before = await shownTo(person)
          const events = await eventsDuring(world, person, () => perform(newcomer.browser, person, known))
          const after = await shownTo(person)
          if (traces(after, newcomer) > traces(before, newcomer)) reached.push(`${act} shows`)
          if (events.length > 0)
            reached.push(`${act} told as ${events.map(({ event }) => event).join(' and ')}`)
        }
      return listed('reached', [...new Set(reached)])
    })
}

const traces = (shown: string, { name, profileId }: Newcomer): number =>
  shown.split(name).length + shown.split(`"id":${profileId},`).length + shown.split(secret).length

const talkBefore = async ({ browser, profileId }: Newcomer, friend: Person): Promise<number> => {
  await browser.post('/api/message.php', textTo(friend, 'Hoi'))
  await friend.post('/api/message.php', textTo({ profileId }, 'Dag'))
  const { conversation } = Object((await browser.get(`/api/chat.php?profile_id=${friend.profileId}`)).body)
  return conversation?.id ?? 0
}

/**
 * What a stream tells while somebody acts. A like of a third member is sent behind it: once that has come, so has
 * everything before it.
 */
const eventsDuring = async (
  { office, apis }: World,
  person: Person,
  act: () => Promise<unknown>,
): Promise<readonly StreamEvent[]> => {
  const marker = await office.person()
  const { event_seq } = await office.db
    .selectFrom('account_revisions')
    .select('event_seq')
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow()
  const stream = await openEvents(apis[2], person.cookie(), String(event_seq))
  try {
    while ((await stream.next()).event !== 'hello');
    await act()
    await marker.post('/api/like.php', { profile_id: person.profileId })
    const told: StreamEvent[] = []
    for (;;) {
      const event = await stream.next()
      if (event.event === 'like' && JSON.stringify(event.data).includes(`"id":${marker.profileId},`))
        return told
      // One that opens while something happens may tell once more what was told before.
      const isNew = event.id === undefined || Number(event.id) > event_seq
      if (isNew && !['hello', 'resync', 'presence'].includes(event.event)) told.push(event)
    }
  } finally {
    stream.close()
  }
}
