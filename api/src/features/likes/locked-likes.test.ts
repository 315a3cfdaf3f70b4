import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { becomePremium } from '../../../test/buying.ts'
import { openEvents } from '../../../test/event-stream.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { buy, isPremium, withdraw } from '../../../test/paying-back.ts'
import { createPerson, type Person, textTo } from '../../../test/people.ts'
import { putSetting } from '../../../test/settings.ts'
import { collectData } from '../export/collect-data.ts'

// Where the operator shows received likes to premium members only (`likes_locked_free`), no answer, event, number or
// file tells a free member who liked them. Each way that told it, or could, has its line here.

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  await putSetting(api.services.db, 'likes_locked_free', true)
}, 120_000)
afterAll(() => api.end())

let anna: Person
let bram: Person
const like = (from: Person, to: Person) => from.post('/api/like.php', { profile_id: to.profileId })

/** Bram has liked Anna, who pays nothing. */
beforeEach(async () => {
  ;[anna, bram] = [await createPerson(api), await createPerson(api, { credits: 20 })]
  await like(bram, anna)
})

const received = async (who: Person) => {
  const { body } = await who.get('/api/likes.php?type=received')
  return Object(body).liked_by as { id: number; like_new: boolean; profile: Record<string, unknown> }[]
}
const newTotal = async (who: Person) => Object((await who.get('/api/likes.php')).body).new_total as number

describe('a free member is told that somebody liked them, and not who', () => {
  it('in the lists of likes: no card, no number of a profile, no picture to compare', async () => {
    for (const query of ['', '?type=received']) {
      const { body } = await anna.get(`/api/likes.php${query}`)
      const [entry] = Object(body).liked_by
      expect(entry).toMatchObject({ like_new: true, profile: { locked: true, blur_image: null } })
      expect(entry.id).not.toBe(bram.profileId)
      expect(JSON.stringify(body)).not.toContain(`"id":${bram.profileId},`)
    }
    expect(await newTotal(anna)).toBe(1)
  })

  it('under the same number each time, and under another for somebody else', async () => {
    const other = await createPerson(api)
    await like(bram, other)
    const [once, again, others] = [await received(anna), await received(anna), await received(other)]
    expect(again[0]?.id).toBe(once[0]?.id)
    expect(others[0]?.id).not.toBe(once[0]?.id)
  })

  it('on a card, wherever it is shown', async () => {
    await bram.post('/api/message.php', textTo(anna))
    for (const path of [
      `/api/profile.php?id=${bram.profileId}`,
      '/api/members.php?per_page=48',
      '/api/chats.php',
      `/api/chat.php?profile_id=${bram.profileId}`,
    ]) {
      const answer = JSON.stringify((await anna.get(path)).body)
      expect(answer).toContain(`"id":${bram.profileId},`)
      expect(answer).toContain('"liked_me":false')
      expect(answer).not.toContain('"liked_me":true')
    }
  })

  it('by the modal that shows likes by itself', async () => {
    expect((await anna.get('/api/auto-like.php')).body).toEqual({ profile: null })
  })

  it('by the stream, at once and when it resumes', async () => {
    const carl = await createPerson(api)
    const stream = await openEvents(api.url, anna.cookie(), '0')
    expect(await stream.next()).toMatchObject({ event: 'hello' })
    const told = (new_total: number) => ({ profile: { locked: true, blur_image: null }, new_total })
    expect(await stream.next()).toMatchObject({ event: 'like', data: told(1) })
    await like(carl, anna)
    const { event, data } = await stream.next()
    expect([event, data]).toEqual(['like', told(2)])
    stream.close()
  })

  it('by a stream that was opened while they were premium', async () => {
    const { orderId } = await buy(api, anna)
    const stream = await openEvents(api.url, anna.cookie())
    await withdraw(anna, orderId)
    expect(await isPremium(api, anna)).toBe(false)
    await like(await createPerson(api), anna)
    let told = await stream.next()
    while (told.event !== 'like') told = await stream.next()
    expect(told).toMatchObject({ data: { profile: { locked: true } } })
    stream.close()
  })

  it('by trying one profile after another until the number of new likes falls', async () => {
    const stranger = await createPerson(api)
    for (const whom of [stranger, bram]) {
      const { body } = await anna.put('/api/like.php', { profile_id: whom.profileId, like_new: false })
      expect(body).toEqual({ new_total: 1 })
    }
    expect(await newTotal(anna)).toBe(1)
  })

  it('in the file of everything held about them', async () => {
    const { likes } = await collectData(api.services, anna.userId)
    expect(likes.received.map(({ profile_id }) => profile_id)).toEqual([null])
  })
})

describe('what is no secret stays open', () => {
  it('a match: both know of it', async () => {
    await like(anna, bram)
    const match = { id: bram.profileId, liked_me: true, match: true }
    expect(await received(anna)).toMatchObject([{ id: bram.profileId, profile: match }])
    expect(Object((await anna.get(`/api/profile.php?id=${bram.profileId}`)).body).profile).toMatchObject(
      match,
    )
    expect((await collectData(api.services, anna.userId)).likes.received).toMatchObject([
      { profile_id: bram.profileId },
    ])
    const seen = await anna.put('/api/like.php', { profile_id: bram.profileId, like_new: false })
    expect(seen.body).toEqual({ new_total: 0 })
  })

  it('a fictional profile: nobody pays to learn that nobody is there', async () => {
    const ghost = await createPerson(api, { fictional: true })
    await like(ghost, anna)
    const shown = (await received(anna)).find(({ id }) => id === ghost.profileId)
    expect(shown).toMatchObject({ profile: { fictional: true, liked_me: true } })
  })

  it('everything, for a premium member, whose lists are loaded again', async () => {
    const before = Object((await anna.get('/api/poll.php')).body).likes_rev
    await becomePremium(api, { browser: anna })
    expect(Object((await anna.get('/api/poll.php')).body).likes_rev).toBeGreaterThan(before)
    expect(await received(anna)).toMatchObject([{ id: bram.profileId, profile: { liked_me: true } }])
    expect((await anna.get('/api/auto-like.php')).body).toMatchObject({ profile: { id: bram.profileId } })
    expect((await collectData(api.services, anna.userId)).likes.received).toMatchObject([
      { profile_id: bram.profileId },
    ])
  })
})

describe('the likes that are locked', () => {
  it('are seen all at once, because more than their number is not there to see', async () => {
    const ghost = await createPerson(api, { fictional: true })
    await like(ghost, anna)
    expect((await anna.put('/api/like.php', { like_new: false })).body).toEqual({ new_total: 0 })
    const marks = (await received(anna)).map(({ profile, like_new }) => ['locked' in profile, like_new])
    expect(marks).toEqual(
      expect.arrayContaining([
        [true, false],
        [false, true],
      ]),
    )
  })

  it('stay new where they are open: each is seen on its profile', async () => {
    await becomePremium(api, { browser: anna })
    expect((await anna.put('/api/like.php', { like_new: false })).body).toEqual({ new_total: 1 })
  })
})
