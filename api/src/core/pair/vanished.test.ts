import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openEvents } from '../../../test/event-stream.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { textTo } from '../../../test/people.ts'
import { joinSite, signUp } from '../../../test/visitors.ts'
import { hours } from '../../clock.ts'
import { publishEvent } from '../../database/transaction.ts'
import { collectData } from '../../features/export/collect-data.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

type Member = Awaited<ReturnType<typeof joinSite>>
type Vanish = (member: Member, from: Member) => Promise<unknown>

const leave = ({ browser, password }: Member, immediate: boolean) =>
  browser.delete('/api/account.php', { password, reason: 'privacy', immediate })

/** Whoever is left behind must not tell these apart. */
const ways: Readonly<Record<string, Vanish>> = {
  'a block': ({ browser }, { profileId }) => browser.post('/api/block.php', { profile_id: profileId }),
  'a pause': ({ browser }) => browser.put('/api/account.php', { action: 'pause' }),
  'a deletion': (member) => leave(member, false),
  'an erasure': (member) => leave(member, true),
}
const each = Object.entries(ways)

const couple = async () => ({
  anna: await joinSite(api),
  bram: await joinSite(api, { gender: 'male', seeking: 'female' }),
})
const like = ({ browser }: Member, { profileId }: Member) =>
  browser.post('/api/like.php', { profile_id: profileId })
const numbersOf = async ({ browser }: Member) => {
  const { user_rev, chats_rev, likes_rev } = (await browser.get('/api/poll.php')).body
  return { user_rev, chats_rev, likes_rev }
}
const newestOf = async ({ userId }: Member) => {
  const { event_seq } = await api.services.db
    .selectFrom('account_revisions')
    .select('event_seq')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return String(event_seq)
}
/** What a browser that was away is told, up to a mark that is published last. */
const missedBy = async ({ browser, userId }: Member, since: string): Promise<string[]> => {
  const stream = await openEvents(api.url, browser.cookie(), since)
  await api.services.transaction(async (trx) => publishEvent(trx, userId, 'credits', { balance: 0 }))
  const told: string[] = []
  for (;;) {
    const { event, data } = await stream.next()
    if (event === 'credits') break
    if (event !== 'hello') told.push(`${event} ${JSON.stringify(data)}`)
  }
  stream.close()
  return told
}

describe('whoever was away hears no more of a like than that lists have changed', () => {
  it.each(each)('after %s', async (_, vanish) => {
    const { anna, bram } = await couple()
    await like(bram, anna)
    const since = await newestOf(bram)
    await like(anna, bram)
    await vanish(anna, bram)
    expect(await missedBy(bram, since)).toEqual(['chats_changed {}'])
  })

  it('and none of a like that was taken back; one that stands is told with its card', async () => {
    const { anna, bram } = await couple()
    const since = await newestOf(bram)
    await like(anna, bram)
    expect(await missedBy(bram, since)).toEqual([expect.stringContaining(anna.name)])
    await anna.browser.delete('/api/like.php', { profile_id: bram.profileId })
    expect(await missedBy(bram, since)).toEqual([])
  })
})

describe('numbers do not move by what cannot be seen', () => {
  it.each(each)('after %s', async (_, vanish) => {
    const { anna, bram } = await couple()
    await like(anna, bram)
    await like(bram, anna)
    await vanish(anna, bram)
    const before = await numbersOf(bram)
    await bram.browser.put('/api/like.php', { profile_id: anna.profileId, like_new: false })
    expect(await numbersOf(bram)).toEqual(before)
    await bram.browser.delete('/api/like.php', { profile_id: anna.profileId })
    expect(await numbersOf(bram)).toEqual(before)
  })

  it('where a like waits for its giver to confirm, and it arrives as a new one', async () => {
    const bram = await joinSite(api, { gender: 'male', seeking: 'female' })
    const anna = await signUp(api)
    expect((await like(anna, bram)).body).toMatchObject({ held: true })
    const before = await numbersOf(bram)
    await bram.browser.put('/api/like.php', { profile_id: anna.profileId, like_new: false })
    expect(await numbersOf(bram)).toEqual(before)
    const { like_new } = await api.services.db
      .selectFrom('likes')
      .select('like_new')
      .where('from_id', '=', anna.profileId)
      .executeTakeFirstOrThrow()
    expect(like_new).toBe(true)
  })
})

it.each(each)('an export lists no like of or to whoever is gone by %s', async (_, vanish) => {
  const { anna, bram } = await couple()
  await like(anna, bram)
  await like(bram, anna)
  const likesOf = async () => (await collectData(api.services, bram.userId)).likes
  expect(await likesOf()).toMatchObject({
    given: [{ profile_id: anna.profileId }],
    received: [{ profile_id: anna.profileId }],
  })
  await vanish(anna, bram)
  expect(await likesOf()).toEqual({ given: [], received: [] })
})

describe('a message mails nobody once its sender is gone', () => {
  const mailsTo = async ({ email }: Member) =>
    (await api.outbox(email)).filter(({ text }) => text.includes('1 nieuw bericht'))

  it.each(each)('by %s', async (_, vanish) => {
    const { anna, bram } = await couple()
    await anna.browser.post('/api/message.php', textTo(bram))
    await vanish(anna, bram)
    await api.shiftClock(hours(1))
    expect(await mailsTo(bram)).toEqual([])
  })

  it('and mails otherwise', async () => {
    const { anna, bram } = await couple()
    await anna.browser.post('/api/message.php', textTo(bram))
    await api.shiftClock(hours(1))
    expect(await mailsTo(bram)).toHaveLength(1)
  })
})

it.each(each)('a like that never arrived tells nothing of %s', async (_, vanish) => {
  const bram = await joinSite(api, { gender: 'male', seeking: 'female' })
  const anna = await signUp(api)
  await like(anna, bram)
  const [numbers, since] = [await numbersOf(bram), await newestOf(bram)]
  await vanish(anna, bram)
  expect(await numbersOf(bram)).toEqual(numbers)
  expect(await newestOf(bram)).toBe(since)
})
