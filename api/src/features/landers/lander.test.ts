import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { drawPicture, upload } from '../../../test/pictures.ts'
import { browserOf, joinSite } from '../../../test/visitors.ts'
import { minutes, seconds } from '../../clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

let seed = 8000
const member = async (agrees: boolean) => {
  const person = await joinSite(api)
  seed += 1
  await upload(api.url, person.browser, await drawPicture({ seed }))
  await api.shiftClock(seconds(1))
  await person.browser.put('/api/profile.php', { show_on_landers: agrees })
  return person
}
const lander = (query: string) => browserOf(api.url).get(`/api/lander.php?${query}`)

describe('a lander', () => {
  it('shows only who agreed to be shown', async () => {
    const [shy, open] = [await member(false), await member(true)]
    const { body } = await lander('name=gallery')
    const ids = Object(body).profiles.map(({ id }: { id: number }) => id)
    expect(ids).toContain(open.profileId)
    expect(ids).not.toContain(shy.profileId)
    expect((await lander(`name=landing&profile_id=${shy.profileId}`)).body).toMatchObject({ profile: null })
    const named = Object((await lander(`name=landing&profile_id=${open.profileId}`)).body)
    expect(named.profile).toMatchObject({ id: open.profileId })
    expect(named.profiles.map(({ id }: { id: number }) => id)).not.toContain(open.profileId)
  })

  it('shows a member nobody on whose side there is a block, and still themselves', async () => {
    const [anna, bram, carl] = [await member(true), await member(true), await member(true)]
    await anna.browser.post('/api/block.php', { profile_id: bram.profileId })
    const shown = async (who: { browser: ReturnType<typeof browserOf> }, whom: { profileId: number }) => {
      const { body } = await who.browser.get(`/api/lander.php?name=landing&profile_id=${whom.profileId}`)
      const all = (await who.browser.get('/api/lander.php?name=gallery')).body
      const listed = Object(all).profiles.some(({ id }: { id: number }) => id === whom.profileId)
      return [Object(body).profile?.id ?? null, listed]
    }
    expect(await shown(bram, anna)).toEqual([null, false])
    expect(await shown(anna, bram)).toEqual([null, false])
    expect(await shown(carl, anna)).toEqual([anna.profileId, true])
    expect(await shown(anna, anna)).toEqual([anna.profileId, true])
  })

  it('greets without a face when the member does not exist', async () => {
    expect(await lander('name=landing&profile_id=999999')).toMatchObject({
      status: 200,
      body: { profile: null },
    })
  })

  it('knows the niche by its slug, and no other slug', async () => {
    expect((await lander('name=gallery&slug=gay')).body).toMatchObject({ niche: 7 })
    expect(await lander('name=gallery&slug=unknown')).toMatchObject({ status: 404 })
    expect(await lander('name=../../etc')).toMatchObject({ status: 422 })
  })

  it('counts members by region in tens, so that nobody is found by counting', async () => {
    await joinSite(api)
    await api.shiftClock(minutes(11))
    const { regions } = Object((await lander('name=maplanding')).body)
    expect(regions.length).toBeGreaterThan(0)
    for (const { members } of regions) expect(members % 10).toBe(0)
  })
})
