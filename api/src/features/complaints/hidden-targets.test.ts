import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { becomePremium } from '../../../test/buying.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../../test/people.ts'
import { browserOf } from '../../../test/visitors.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const absent = 999_999_999
const complaint = (more: Record<string, unknown>) => ({
  category: 'harassment',
  text: 'Dit lid blijft mij lastigvallen.',
  good_faith: true,
  ...more,
})
const complain = (who: Pick<Person, 'post'>, more: Record<string, unknown>) =>
  who.post('/api/complaint.php', complaint(more))
const block = (who: Person, profile_id: number) => who.post('/api/block.php', { profile_id })
const blocked = async (who: Person) =>
  Object((await who.get('/api/blocks.php')).body).profiles.map(({ id }: { id: number }) => id)
const hide = (who: Person, status: 'disabled' | 'paused' | 'removed') =>
  api.services.db.updateTable('profiles').set({ status }).where('id', '=', who.profileId).execute()

/** Each makes a member whom the other cannot see, and never could. */
const unseen: [string, (other: Person) => Promise<Person>][] = [
  ['has not confirmed', () => createPerson(api, { status: 'not_confirmed' })],
  ['has paused', () => hidden('paused')],
  ['is banned or about to be deleted', () => hidden('disabled')],
  ['is gone', () => hidden('removed')],
  [
    'has blocked who asks',
    async (other) => {
      const anna = await createPerson(api)
      await block(anna, other.profileId)
      return anna
    },
  ],
]
const hidden = async (status: 'disabled' | 'paused' | 'removed') => {
  const person = await createPerson(api)
  await hide(person, status)
  return person
}

describe('a member who is out of sight', () => {
  it.each(unseen)('is as good as absent to a block and to a complaint: who %s', async (_, make) => {
    const bram = await createPerson(api)
    const anna = await make(bram)
    for (const ask of [
      (id: number) => block(bram, id),
      (id: number) => complain(bram, { profile_id: id }),
      (id: number) => complain(bram, { profile_id: id, block: true }),
    ]) {
      const [there, nobody] = [await ask(anna.profileId), await ask(absent)]
      expect([there.status, there.body.error]).toEqual([nobody.status, nobody.body.error])
      expect(there.status).toBe(404)
    }
    expect(await blocked(bram)).toEqual([])
  })

  it.each(['disabled', 'paused', 'removed'] as const)(
    'can be blocked and reported by whoever has talked with them, once they are %s',
    async (status) => {
      const [anna, bram] = [await createPerson(api), await createPerson(api, { credits: 5 })]
      await bram.post('/api/message.php', textTo(anna))
      await hide(anna, status)
      expect((await complain(bram, { profile_id: anna.profileId })).status).toBe(201)
      expect((await block(bram, anna.profileId)).status).toBe(200)
    },
  )

  it('can be blocked and reported by whoever was blocked in a conversation, and after the own block', async () => {
    const [anna, bram] = [await createPerson(api), await createPerson(api, { credits: 5 })]
    await bram.post('/api/message.php', textTo(anna))
    await block(anna, bram.profileId)
    await block(anna, bram.profileId)
    for (const [one, other] of [
      [anna, bram],
      [bram, anna],
    ] as const) {
      expect((await complain(one, { profile_id: other.profileId })).status).toBe(201)
      expect((await block(one, other.profileId)).status).toBe(200)
    }
  })

  it('is not told by a message that waits for a confirmation', async () => {
    const [anna, bram] = [await createPerson(api, { status: 'not_confirmed' }), await createPerson(api)]
    await anna.post('/api/message.php', textTo(bram))
    expect((await block(bram, anna.profileId)).status).toBe(404)
  })
})

describe('a photo that the member could not see', () => {
  const photoOf = async ({ profileId }: Person, visibility: 'public' | 'private' | 'chat') => {
    const { id } = await api.services.db
      .insertInto('photos')
      .values({
        profile_id: profileId,
        visibility,
        status: 'active',
        storage_key: `${visibility}-${profileId}`,
        width: 400,
        height: 400,
        position: 0,
        sha256: `${visibility}-${profileId}`,
        created_at: api.services.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  it('is as good as absent to a complaint, and its owner does not come among the blocked', async () => {
    const [anna, bram] = [await createPerson(api), await createPerson(api)]
    const [open, hidden, sent] = [
      await photoOf(anna, 'public'),
      await photoOf(anna, 'private'),
      await photoOf(anna, 'chat'),
    ]
    for (const photo_id of [hidden, sent, absent])
      expect((await complain(bram, { photo_id, block: true })).status).toBe(404)
    expect(await blocked(bram)).toEqual([])
    expect((await complain(bram, { photo_id: open })).status).toBe(201)
    await becomePremium(api, { ...bram, browser: bram })
    expect((await complain(bram, { photo_id: hidden })).status).toBe(201)
    await hide(anna, 'paused')
    expect((await complain(bram, { photo_id: open })).status).toBe(404)
  })

  it('is none of a visitor’s either', async () => {
    const anna = await createPerson(api)
    const hidden = await photoOf(anna, 'private')
    const visitor = browserOf(api.url)
    const asked = await visitor.post(
      '/api/complaint.php',
      complaint({ photo_id: hidden, email: 'bezoeker@example.test' }),
    )
    expect(asked.status).toBe(404)
  })
})
