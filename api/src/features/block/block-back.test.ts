import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../../test/people.ts'
import { purgeAccount } from '../account/purge-account.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const block = (who: Person, whom: Person) => who.post('/api/block.php', { profile_id: whom.profileId })
const listOf = async (who: Person) => Object((await who.get('/api/blocks.php')).body).profiles
const setStatus = (who: Person, status: 'disabled' | 'paused') =>
  api.services.db.updateTable('profiles').set({ status }).where('id', '=', who.profileId).execute()
const unavailable = (who: Person) => ({
  id: who.profileId,
  name: 'Lid niet beschikbaar',
  main_image: null,
  online: false,
})

describe('blocking back', () => {
  it('shows nothing of whoever has blocked the reader, in the list of the blocked', async () => {
    const [anna, bram] = [await createPerson(api), await createPerson(api, { credits: 5 })]
    await bram.post('/api/message.php', textTo(anna))
    await block(anna, bram)
    expect((await block(bram, anna)).body).toEqual({ blocked: true })
    expect(await listOf(bram)).toEqual([unavailable(anna)])
  })

  it('shows nothing of whoever has blocked the reader, in the old conversation', async () => {
    const [anna, bram] = [await createPerson(api), await createPerson(api, { credits: 5 })]
    const { body } = await bram.post('/api/message.php', textTo(anna))
    await block(anna, bram)
    await block(bram, anna)
    const chat = await bram.get(`/api/chat.php?id=${Object(body).conversation.id}`)
    expect(Object(chat.body).profile).toEqual(unavailable(anna))
  })

  it.each(['disabled', 'paused'] as const)('shows nobody whose profile is %s', async (status) => {
    const [anna, bram] = [await createPerson(api), await createPerson(api, { credits: 5 })]
    const { body } = await bram.post('/api/message.php', textTo(anna))
    await setStatus(anna, status)
    await block(bram, anna)
    expect(await listOf(bram)).toEqual([unavailable(anna)])
    const chat = await bram.get(`/api/chat.php?id=${Object(body).conversation.id}`)
    expect(Object(chat.body).profile).toEqual(unavailable(anna))
  })

  it('shows nobody who has not confirmed yet', async () => {
    const [anna, bram] = [await createPerson(api, { status: 'not_confirmed' }), await createPerson(api)]
    expect((await block(bram, anna)).status).toBe(404)
    expect(await listOf(bram)).toEqual([])
  })
})

it('who wrote before confirming is not seen by the conversation that waits', async () => {
  const [anna, bram] = [await createPerson(api, { status: 'not_confirmed' }), await createPerson(api)]
  await anna.post('/api/message.php', textTo(bram))
  const chat = await bram.get(`/api/chat.php?profile_id=${anna.profileId}`)
  const none = await bram.get('/api/chat.php?profile_id=999999999')
  expect([chat.status, chat.body.error]).toEqual([none.status, none.body.error])
})

describe('a block at the same moment', () => {
  it('leaves no like behind, whichever of the two came first', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 20 }, async () => [await createPerson(api), await createPerson(api)] as const),
    )
    await Promise.all(
      pairs.flatMap(([anna, bram]) => [
        bram.post('/api/like.php', { profile_id: anna.profileId }),
        block(anna, bram),
        anna.post('/api/like.php', { profile_id: bram.profileId }),
      ]),
    )
    const ids = pairs.flatMap((pair) => pair.map(({ profileId }) => profileId))
    const left = await api.services.db
      .selectFrom('likes')
      .innerJoin('blocks', (join) =>
        join.onRef('blocks.blocked_id', '=', 'likes.from_id').onRef('blocks.blocker_id', '=', 'likes.to_id'),
      )
      .select('likes.from_id')
      .where('likes.from_id', 'in', ids)
      .execute()
    expect(left).toEqual([])
  })
})

it('who was let in to private photos is not let in again by the end of a block', async () => {
  const [anna, bram] = [await createPerson(api), await createPerson(api)]
  const created_at = api.services.clock.now()
  const pairs = [
    { owner_id: anna.profileId, viewer_id: bram.profileId, state: 'granted' as const, created_at },
    { owner_id: bram.profileId, viewer_id: anna.profileId, state: 'requested' as const, created_at },
  ]
  await api.services.db.insertInto('photo_access').values(pairs).execute()
  await block(anna, bram)
  expect((await anna.delete('/api/block.php', { profile_id: bram.profileId })).status).toBe(200)
  const left = api.services.db
    .selectFrom('photo_access')
    .select('state')
    .where('owner_id', 'in', [anna.profileId, bram.profileId])
  expect(await left.execute()).toEqual([])
})

/** Whoever is gone, as the database keeps each of them. */
const partings: Record<string, (anna: Person, bram: Person) => Promise<unknown>> = {
  'has blocked them': (anna, bram) => block(anna, bram),
  'has paused': (anna) => setStatus(anna, 'paused'),
  'waits for deletion': (anna) => setStatus(anna, 'disabled'),
  'was erased': ({ userId }) =>
    api.services.transaction((trx) => purgeAccount(trx, userId, api.services.clock.now())),
}

describe.each(Object.entries(partings))('the list of the blocked shows whoever %s', (_, part) => {
  it('reduced, where they were blocked afterwards', async () => {
    const [anna, bram] = [await createPerson(api), await createPerson(api, { credits: 5 })]
    await bram.post('/api/message.php', textTo(anna))
    await part(anna, bram)
    expect((await block(bram, anna)).status).toBe(200)
    expect(await listOf(bram)).toEqual([unavailable(anna)])
  })

  it('reduced, where they were blocked before, and their conversation stays away', async () => {
    const [anna, bram] = [await createPerson(api), await createPerson(api, { credits: 5 })]
    await bram.post('/api/message.php', textTo(anna))
    await block(bram, anna)
    await part(anna, bram)
    expect(await listOf(bram)).toEqual([unavailable(anna)])
    expect((await bram.get('/api/chats.php')).body).toMatchObject({ chats: [] })
    expect((await bram.delete('/api/block.php', { profile_id: anna.profileId })).status).toBe(200)
    expect(await listOf(bram)).toEqual([])
  })
})
