import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { becomePremium } from '../../../test/buying.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createPerson } from '../../../test/people.ts'
import { joinSite } from '../../../test/visitors.ts'
import { seconds } from '../../clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const couple = async () => {
  const anna = await joinSite(api)
  const bram = await joinSite(api, { gender: 'male', seeking: 'female' })
  return { anna, bram }
}
type Person = Awaited<ReturnType<typeof joinSite>>
const like = (from: Person, to: Person, key = randomUUID()) =>
  from.browser.post('/api/like.php', { profile_id: to.profileId }, { key })
const eventsOf = async ({ userId }: Person) =>
  (
    await api.services.db
      .selectFrom('events')
      .select('event')
      .where('user_id', '=', userId)
      .orderBy('seq')
      .execute()
  )
    .map(({ event }) => event)
    .filter((event) => event === 'like' || event === 'match')

describe('likes', () => {
  it('are told to whoever receives them, and a match to both', async () => {
    const { anna, bram } = await couple()
    expect((await like(anna, bram)).body).toEqual({ liked: true, match: false, held: false })
    expect((await like(bram, anna)).body).toEqual({ liked: true, match: true, held: false })
    expect(await eventsOf(bram)).toEqual(['like', 'match'])
    expect(await eventsOf(anna)).toEqual(['like', 'match'])
    expect((await anna.browser.get('/api/likes.php?type=matches')).body).toMatchObject({
      profiles: [{ id: bram.profileId, liked: true, liked_me: true, match: true }],
    })
  })

  it('given by both at the same moment are a match for both', async () => {
    const { anna, bram } = await couple()
    const answers = await Promise.all([like(anna, bram), like(bram, anna)])
    expect(answers.map(({ body }) => body.match).sort()).toEqual([false, true])
    expect((await eventsOf(anna)).filter((event) => event === 'match')).toHaveLength(1)
    expect((await eventsOf(bram)).filter((event) => event === 'match')).toHaveLength(1)
  })

  it('repeated 20 times at once are one like and one event', async () => {
    const { anna, bram } = await couple()
    const answers = await Promise.all(Array.from({ length: 20 }, () => like(anna, bram)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await eventsOf(bram)).toEqual(['like'])
  })

  it('stop being new when their profile was opened, and can be taken back', async () => {
    const { anna, bram } = await couple()
    await like(anna, bram)
    const seen = await bram.browser.put('/api/like.php', { profile_id: anna.profileId, like_new: false })
    expect(seen.body).toEqual({ new_total: 0 })
    await anna.browser.delete('/api/like.php', { profile_id: bram.profileId })
    expect((await bram.browser.get('/api/likes.php')).body).toMatchObject({ liked_by: [], new_total: 0 })
    expect((await anna.browser.delete('/api/like.php', { profile_id: bram.profileId })).status).toBe(200)
  })

  it('taken back by whoever has paused or is not confirmed move no number of whoever never saw them', async () => {
    const { anna, bram } = await couple()
    const seen = async () => Number((await bram.browser.get('/api/poll.php')).body.likes_rev)
    const unlike = () => anna.browser.delete('/api/like.php', { profile_id: bram.profileId })
    const setStatus = (status: 'active' | 'paused' | 'disabled') =>
      api.services.db.updateTable('profiles').set({ status }).where('id', '=', anna.profileId).execute()
    for (const status of ['paused', 'disabled'] as const) {
      await setStatus('active')
      await like(anna, bram)
      await setStatus(status)
      const before = await seen()
      expect(before).toBeGreaterThan(0)
      expect((await unlike()).body).toEqual({ liked: false })
      expect(await seen()).toBe(before)
    }
    await setStatus('active')
    await like(anna, bram)
    const before = await seen()
    await unlike()
    expect(await seen()).toBeGreaterThan(before)
  })

  it('are refused for oneself and for nobody', async () => {
    const { anna } = await couple()
    expect((await like(anna, anna)).body.error).toBe('self_not_possible')
    const nobody = await anna.browser.post('/api/like.php', { profile_id: 987_654_321 })
    expect(nobody).toMatchObject({ status: 404, body: { error: 'profile_not_found' } })
  })

  it('are shown by themselves oldest first, each once, and the same one to a retry', async () => {
    const { anna, bram } = await couple()
    const carl = await joinSite(api, { gender: 'male', seeking: 'female' })
    await like(bram, anna)
    await api.shiftClock(seconds(1))
    await like(carl, anna)
    const shown = async () => {
      const { body } = await anna.browser.get('/api/auto-like.php')
      return (body.profile as { id: number } | null)?.id ?? null
    }
    expect([await shown(), await shown()]).toEqual([bram.profileId, bram.profileId])
    await api.shiftClock(seconds(61))
    expect(await shown()).toBe(carl.profileId)
    await api.shiftClock(seconds(61))
    expect(await shown()).toBeNull()
  })
})

describe('a like that nobody real has given, or that was seen already', () => {
  it('is neither counted nor shown by itself', async () => {
    const { anna, bram } = await couple()
    const ghost = await createPerson(api, { fictional: true })
    await ghost.post('/api/like.php', { profile_id: anna.profileId })
    const { body } = await anna.browser.get('/api/likes.php')
    expect(body).toMatchObject({
      liked_by: [{ id: ghost.profileId, profile: { fictional: true } }],
      new_total: 0,
    })
    expect((await anna.browser.get('/api/auto-like.php')).body).toEqual({ profile: null })
    await like(bram, anna)
    await anna.browser.put('/api/like.php', { profile_id: bram.profileId, like_new: false })
    expect((await anna.browser.get('/api/auto-like.php')).body).toEqual({ profile: null })
  })
})

describe('received likes of a free member', () => {
  it('are blurred where the operator wants it, and plain for premium members', async () => {
    const { anna, bram } = await couple()
    await like(bram, anna)
    const shown = async () =>
      Object((await anna.browser.get('/api/likes.php?type=received')).body).liked_by[0].profile
    expect(await shown()).toMatchObject({ id: bram.profileId })
    await api.services.db
      .insertInto('domain_settings')
      .values({ key: 'likes_locked_free', value: 'true' })
      .onConflict((conflict) => conflict.columns(['host', 'country', 'key']).doUpdateSet({ value: 'true' }))
      .execute()
    expect(await shown()).toEqual({ locked: true, blur_image: null })
    await becomePremium(api, anna)
    expect(await shown()).toMatchObject({ id: bram.profileId })
    await api.services.db.deleteFrom('domain_settings').where('key', '=', 'likes_locked_free').execute()
  })
})

describe('blocking', () => {
  it('hides both from each other, takes the likes away, and gives back all but them', async () => {
    const { anna, bram } = await couple()
    await like(bram, anna)
    await anna.browser.post('/api/block.php', { profile_id: bram.profileId })

    const sees = async (who: Person, whom: Person) => {
      const { body } = await who.browser.get('/api/members.php?per_page=48')
      return (body.profiles as { id: number }[]).some(({ id }) => id === whom.profileId)
    }
    expect([await sees(anna, bram), await sees(bram, anna)]).toEqual([false, false])
    for (const [who, whom] of [
      [anna, bram],
      [bram, anna],
    ] as const) {
      const profile = await who.browser.get(`/api/profile.php?id=${whom.profileId}`)
      expect(profile).toMatchObject({ status: 404, body: { error: 'profile_not_found' } })
      expect((await like(who, whom)).status).toBe(404)
    }
    expect((await anna.browser.get('/api/likes.php')).body).toMatchObject({ liked_by: [] })

    await anna.browser.call('DELETE', `/api/block.php?profile_id=${bram.profileId}`)
    expect([await sees(anna, bram), await sees(bram, anna)]).toEqual([true, true])
    expect((await anna.browser.get('/api/likes.php')).body).toMatchObject({ liked_by: [] })
  })

  it('is not possible with oneself or with nobody', async () => {
    const { anna } = await couple()
    const block = (profile_id: number) => anna.browser.post('/api/block.php', { profile_id })
    expect((await block(anna.profileId)).body.error).toBe('self_not_possible')
    expect((await block(987_654_321)).status).toBe(404)
  })
})
