import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { drawPicture, upload } from '../../../test/pictures.ts'
import { joinSite, signUp } from '../../../test/visitors.ts'
import { seconds } from '../../clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

type Person = Awaited<ReturnType<typeof joinSite>>
const choose = (who: Person, ids: number[], more: Record<string, unknown> = {}, key = randomUUID()) =>
  who.browser.post('/api/signup-matches.php', { profile_ids: ids, ...more }, { key })

it('shows whom the new member seeks, with a photo', async () => {
  const anna = await joinSite(api)
  const bram = await joinSite(api, { gender: 'male', seeking: 'female' })
  await upload(api.url, bram.browser, await drawPicture({ seed: 7001 }))
  await api.shiftClock(seconds(1))
  const { body } = await anna.browser.get('/api/signup-matches.php')
  expect(Object(body).profiles).toMatchObject([{ id: bram.profileId, gender: 'male' }])
})

it('likes those who are chosen and still there, once, and keeps what is said to new people', async () => {
  const anna = await joinSite(api)
  const bram = await joinSite(api, { gender: 'male', seeking: 'female' })
  const blocking = await joinSite(api, { gender: 'male', seeking: 'female' })
  await blocking.browser.post('/api/block.php', { profile_id: anna.profileId })
  const key = randomUUID()
  const ids = [bram.profileId, blocking.profileId, 999_999, bram.profileId]
  const first = await choose(anna, ids, { message: 'Net hier' }, key)
  expect(first.body).toEqual({ liked: [bram.profileId], held: false })
  expect((await choose(anna, ids, { message: 'Net hier' }, key)).body).toEqual(first.body)
  expect((await bram.browser.get('/api/likes.php?type=received')).body).toMatchObject({
    liked_by: [{ id: anna.profileId }],
  })
  expect((await bram.browser.get(`/api/profile.php?id=${anna.profileId}`)).body).toMatchObject({
    profile: { about: 'Net hier' },
  })
})

it('takes twelve at most', async () => {
  const anna = await joinSite(api)
  const ids = Array.from({ length: 13 }, (_, index) => index + 1)
  expect(await choose(anna, ids)).toMatchObject({ status: 422 })
})

it('begin with the member whose page brought the new one, as long as that member may be seen', async () => {
  const bram = await joinSite(api, { gender: 'male', seeking: 'female', date_of_birth: '1960-01-01' })
  const anna = await joinSite(api, { profile_id: bram.profileId })
  const first = async () => Object((await anna.browser.get('/api/signup-matches.php')).body).profiles[0]?.id
  expect(await first()).toBe(bram.profileId)
  await bram.browser.post('/api/block.php', { profile_id: anna.profileId })
  expect(await first()).not.toBe(bram.profileId)
})

it('a page of nobody brings nobody, and no error', async () => {
  for (const profile_id of [999_999, (await signUp(api)).profileId]) {
    const { userId } = await joinSite(api, { profile_id })
    const row = await api.services.db
      .selectFrom('signup_tracking')
      .select('profile_id')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    expect(row).toBeUndefined()
  }
})
