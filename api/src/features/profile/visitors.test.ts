import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { becomePremium } from '../../../test/buying.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createPerson } from '../../../test/people.ts'
import { joinSite } from '../../../test/visitors.ts'
import { days } from '../../clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

describe('visitors', () => {
  it('are shown to premium members, each once and the latest first; others learn how many', async () => {
    const anna = await joinSite(api)
    const [bram, chris, dirk] = [
      await joinSite(api, { gender: 'male', seeking: 'female' }),
      await joinSite(api, { gender: 'male', seeking: 'female' }),
      await joinSite(api, { gender: 'male', seeking: 'female' }),
    ]
    for (const who of [bram, chris, bram, dirk]) {
      await who?.browser.get(`/api/profile.php?id=${anna.profileId}`)
      await api.shiftClock(1000)
    }
    await anna.browser.post('/api/block.php', { profile_id: dirk?.profileId })
    // Nobody invented is ever interested.
    const ghost = await createPerson(api, { fictional: true })
    await ghost.get(`/api/profile.php?id=${anna.profileId}`)
    const look = () => anna.browser.get('/api/visitors.php')
    expect(await look()).toMatchObject({ status: 403, body: { error: 'premium_only', params: { count: 2 } } })
    await becomePremium(api, anna)
    const { body } = await look()
    expect(body).toMatchObject({ total: 2, profiles: [{ id: bram?.profileId }, { id: chris?.profileId }] })
    expect((await anna.browser.get('/api/visitors.php?page=2')).body).toEqual({ profiles: [], total: 2 })
    await api.shiftClock(days(91))
    await anna.browser.post('/api/user.php', { email: anna.email, password: anna.password })
    expect((await look()).body).toEqual({ profiles: [], total: 0 })
  })
})

describe('blocked members', () => {
  it('are listed for whoever blocked them, without where they are', async () => {
    const anna = await joinSite(api)
    const bram = await joinSite(api, { gender: 'male', seeking: 'female' })
    await anna.browser.post('/api/block.php', { profile_id: bram.profileId })
    expect((await anna.browser.get('/api/blocks.php')).body).toMatchObject({
      profiles: [{ id: bram.profileId, name: bram.name, online: false, distance_km: null }],
    })
    expect((await bram.browser.get('/api/blocks.php')).body).toEqual({ profiles: [] })
  })
})
