import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { browserOf, joinSite, signUp } from '../../../test/visitors.ts'
import { days, seconds } from '../../clock.ts'
import { yearsBefore } from './filters.ts'

type Joined = Awaited<ReturnType<typeof joinSite>>
type Cards = { id: number; age: number; city: string; distance_km: number | null }[]

let api: TestApi
let seeker: Joined
const men: Joined[] = []
beforeAll(async () => {
  api = await startApi()
  seeker = await joinSite(api)
  for (const year of [1980, 1985, 1990, 1995, 2000])
    men.push(await joinSite(api, { gender: 'male', seeking: 'female', date_of_birth: `${year}-06-15` }))
}, 120_000)
afterAll(() => api.end())

const ids = (people: readonly Joined[]) => people.map(({ profileId }) => profileId)
const search = async (query: string, browser = seeker.browser) => {
  const { status, body } = await browser.get(`/api/members.php?${query}`)
  const profiles = Array.isArray(body.profiles) ? (body.profiles as Cards) : []
  return { status, body, profiles, found: profiles.map(({ id }) => id) }
}

describe('searching members', () => {
  it('shows whom the member seeks, the newest here first, and never oneself', async () => {
    const now = api.services.clock.now().getTime()
    for (const [index, { profileId }] of men.entries())
      await api.services.db
        .updateTable('profiles')
        .set({ last_online_at: new Date(now - seconds(men.length - index)) })
        .where('id', '=', profileId)
        .execute()
    const { found, body } = await search('')
    expect(found).toEqual(ids(men).reverse())
    expect(body).toMatchObject({ total: 5, total_capped: false, next_cursor: null })
  })

  it('goes through all pages without losing or repeating anybody', async () => {
    for (const sort of ['online', 'new', 'match', 'distance']) {
      const seen: number[] = []
      let cursor = ''
      do {
        const page = await search(`sort=${sort}&per_page=2${cursor && `&cursor=${cursor}`}`)
        seen.push(...page.found)
        cursor = String(page.body.next_cursor ?? '')
      } while (cursor)
      expect([sort, seen.sort((a, b) => a - b)]).toEqual([sort, ids(men)])
    }
  })

  it('tells by no cursor when somebody was last here, nor believes one that it has not given', async () => {
    for (const sort of ['online', 'new', 'distance']) {
      const first = await search(`sort=${sort}&per_page=1`)
      const cursor = String(first.body.next_cursor)
      const { last_online_at, created_at } = await api.services.db
        .selectFrom('profiles')
        .select(['last_online_at', 'created_at'])
        .where('id', '=', first.found[0] ?? 0)
        .executeTakeFirstOrThrow()
      const read = cursor + Buffer.from(cursor, 'base64url').toString('latin1')
      for (const time of [last_online_at, created_at]) expect(read).not.toContain(String(time.getTime()))
      expect((await search(`sort=${sort}&per_page=1`)).body.next_cursor).toBe(cursor)
      const made = Buffer.from(JSON.stringify([0, 1])).toString('base64url')
      expect((await search(`sort=${sort}&per_page=1&cursor=${made}`)).found).toEqual(first.found)
    }
  })

  it('counts ages in completed years', async () => {
    const [oldest] = (await search('')).profiles.map(({ age }) => age).sort((a, b) => b - a)
    expect((await search(`min_age=${oldest}`)).found).toEqual([men[0]?.profileId])
    expect((await search(`max_age=${(oldest ?? 0) - 1}`)).found).not.toContain(men[0]?.profileId)
  })

  it('leaves out unconfirmed members', async () => {
    const hidden = await signUp(api, { gender: 'male', seeking: 'female' })
    expect((await search('')).found).not.toContain(hidden.profileId)
  })

  it('finds by the beginning of a city’s name and offers the rest as similar', async () => {
    const { found, body } = await search('city=zzz')
    expect(found).toEqual([])
    expect(body).toMatchObject({ total: 0, similar: { total: 5 } })
    expect((await search('city=amst')).found).toHaveLength(5)
    expect((await search('radius_km=10')).found).toHaveLength(5)
  })

  it('measures a distance from a city by whatever name a language has for it', async () => {
    const around = async (city: string) =>
      (await search(`city=${encodeURIComponent(city)}&radius_km=70`)).found.length
    // All of them live in Amsterdam.
    expect([await around('Den Haag'), await around('The Hague'), await around('Groningen')]).toEqual([
      5, 5, 0,
    ])
  })

  it('shows fictional profiles among the others and counts them in no total', async () => {
    const { db } = api.services
    const [first] = men
    const isFictional = (fictional: boolean) =>
      db
        .updateTable('profiles')
        .set({ fictional })
        .where('id', '=', first?.profileId ?? 0)
        .execute()
    await isFictional(true)
    const { found, body } = await search('')
    expect(found).toHaveLength(5)
    expect(body).toMatchObject({ total: 4 })
    expect((await search('hide_fictional=true')).body).toMatchObject({ total: 4 })
    expect((await search('city=zzz')).body).toMatchObject({ total: 0, similar: { total: 4 } })
    await isFictional(false)
    expect((await search('')).body).toMatchObject({ total: 5 })
  })

  it('refuses what no filter can mean, and ignores parameters it does not know', async () => {
    expect((await search('min_age=17')).status).toBe(422)
    expect((await search('gender=other')).status).toBe(422)
    expect((await search('per_page=49')).status).toBe(422)
    expect((await search('utm_source=x&cursor=nonsense')).status).toBe(200)
  })

  it('shows visitors less: no city, no distance', async () => {
    const { profiles } = await search('gender=male', browserOf(api.url))
    expect(profiles).toHaveLength(5)
    expect(profiles.every(({ city, distance_km }) => city === '' && distance_km === null)).toBe(true)
  })

  it('tells visitors by no filter in which city somebody lives', async () => {
    const [visitor, near, far] = [browserOf(api.url), 'Haarlem', 'Groningen']
    const count = async (query: string, browser = visitor) =>
      (await search(`gender=male&country=NL&${query}`, browser)).found.length
    expect([await count(`city=${near}`, seeker.browser), await count(`city=${near}`)]).toEqual([0, 5])
    expect([await count(`city=${near}&radius_km=5`), await count(`city=${far}`)]).toEqual([5, 0])
    const order = async (sort: string, city: string) =>
      (await search(`gender=male&country=NL&sort=${sort}&city=${city}`, visitor)).found
    expect(await order('distance', near)).toEqual(await order('online', near))
  })

  it('asks visitors to log in where the site says so, unless a network sent them', async () => {
    const { db } = api.services
    const setting = { host: '*', country: '**', key: 'logged_out_search' }
    await db
      .insertInto('domain_settings')
      .values({ ...setting, value: 'false' })
      .onConflict((conflict) => conflict.columns(['host', 'country', 'key']).doUpdateSet({ value: 'false' }))
      .execute()
    const visitor = browserOf(api.url)
    expect((await visitor.get('/api/members.php')).body.error).toBe('search_login_required')
    const sent = await visitor.get('/api/members.php', { headers: { 'X-Traffic-Source': 'partner' } })
    expect(sent.status).toBe(200)
    await db.updateTable('domain_settings').set({ value: 'true' }).where('key', '=', setting.key).execute()
  })

  it('says who is online for a while after the last call', async () => {
    const online = async () => (await search('online=true')).found
    expect(await online()).toHaveLength(5)
    await men[0]?.browser.call('POST', '/api/page-hidden.php', undefined, {
      headers: { Origin: 'http://localhost:3999' },
    })
    expect(await online()).toHaveLength(4)
    await api.shiftClock(days(1))
    expect(await online()).toEqual([])
  })
})

describe('years before a day', () => {
  it.each([
    ['2026-03-01', 18, '2008-03-01'],
    ['2024-02-29', 1, '2023-02-28'],
    ['2024-02-29', 4, '2020-02-29'],
  ])('%s, %i years', (day, years, expected) => {
    expect(yearsBefore(day, years)).toBe(expected)
  })
})
