import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { joinSite, signUp } from '../../../test/visitors.ts'
import { days } from '../../clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

describe('profiles', () => {
  it('of others say nothing that is only theirs', async () => {
    const anna = await joinSite(api)
    const bram = await joinSite(api, { gender: 'male', seeking: 'female' })
    const { status, body } = await anna.browser.get(`/api/profile.php?id=${bram.profileId}`)
    expect(status).toBe(200)
    expect(body.profile).toMatchObject({ id: bram.profileId, blocked_by_me: false, conversation_id: null })
    for (const secret of ['date_of_birth', 'seeking', 'city_id', 'photo_limit', 'completeness'])
      expect(body.profile).not.toHaveProperty(secret)
    expect(JSON.stringify(body)).not.toContain(bram.email)
  })

  it('remember who looked, except the invisible', async () => {
    const anna = await joinSite(api)
    const bram = await joinSite(api, { gender: 'male', seeking: 'female' })
    const visits = () =>
      api.services.db
        .selectFrom('visits')
        .select('visitor_id')
        .where('profile_id', '=', bram.profileId)
        .execute()
    await api.services.db
      .updateTable('users')
      .set({ invisible: true })
      .where('id', '=', anna.userId)
      .execute()
    await anna.browser.get(`/api/profile.php?id=${bram.profileId}`)
    expect(await visits()).toEqual([])
    await api.services.db
      .updateTable('users')
      .set({ invisible: false })
      .where('id', '=', anna.userId)
      .execute()
    await anna.browser.get(`/api/profile.php?id=${bram.profileId}`)
    await anna.browser.get(`/api/profile.php?id=${bram.profileId}`)
    expect(await visits()).toEqual([{ visitor_id: anna.profileId }])
  })

  it('change only where something was sent, and keep texts clean', async () => {
    const { browser } = await joinSite(api)
    const { body } = await browser.put('/api/profile.php', {
      about: ' Hoi\u0000 <b>daar</b> ',
      interests: [3, 1, 3],
    })
    expect(body.profile).toMatchObject({ about: 'Hoi <b>daar</b>', interests: [1, 3], seeking: 'male' })
    expect((await browser.put('/api/profile.php', {})).body.profile).toMatchObject({ interests: [1, 3] })
  })

  it('take back a text about oneself, also the one of the sign-up, and a sexuality', async () => {
    const anna = await joinSite(api, { signup_message: 'Ik zoek iemand om mee te zeilen' })
    const bram = await joinSite(api, { gender: 'male', seeking: 'female' })
    const seen = async () => (await bram.browser.get(`/api/profile.php?id=${anna.profileId}`)).body.profile
    await anna.browser.put('/api/profile.php', { sexuality: 'bi' })
    expect(await seen()).toMatchObject({ about: 'Ik zoek iemand om mee te zeilen', sexuality: 'bi' })
    await anna.browser.put('/api/profile.php', { about: '', sexuality: null })
    expect(await seen()).toMatchObject({ about: '', sexuality: null })
  })

  it('refuse what does not exist, at the field', async () => {
    const { browser } = await joinSite(api)
    const put = async (change: unknown) => (await browser.put('/api/profile.php', change)).body.fields
    expect(await put({ interests: [987_654] })).toMatchObject({ interests: { code: 'field_invalid' } })
    expect(await put({ region_id: 987_654 })).toMatchObject({ region_id: { code: 'field_invalid' } })
    expect(await put({ city_id: 1 })).toMatchObject({ city_id: { code: 'field_invalid' } })
    expect(await put({ about: 'x'.repeat(2001) })).toMatchObject({
      about: { code: 'field_too_long', params: { max: 2000 } },
    })
  })

  it('change their name once in 30 days, to a free one', async () => {
    const { browser } = await joinSite(api)
    const other = await joinSite(api)
    const rename = (name: string) => browser.put('/api/profile.php', { name })
    expect((await rename(other.name)).body.error).toBe('name_taken')
    expect((await rename('Nieuwe_naam')).status).toBe(200)
    expect((await rename('Weer_anders')).body.error).toBe('name_change_limit')
    await api.shiftClock(days(29))
    expect((await rename('Weer_anders')).body.error).toBe('name_change_limit')
    await api.shiftClock(days(1.1))
    expect((await rename('Weer_anders')).status).toBe(200)
  })

  it('may correct the date of birth once, and until they are confirmed', async () => {
    const unconfirmed = await signUp(api)
    const put = (date_of_birth: string) => unconfirmed.browser.put('/api/profile.php', { date_of_birth })
    const correct = { date_of_birth: '1991-01-01' }
    expect((await put('1990-05-17')).status).toBe(200)
    expect((await put(correct.date_of_birth)).status).toBe(200)
    expect((await put(correct.date_of_birth)).status).toBe(200)
    expect((await put('1992-01-01')).body.error).toBe('dob_locked')
    expect((await unconfirmed.browser.get('/api/profile.php')).body).toMatchObject({ profile: correct })
    const confirmed = await joinSite(api)
    expect((await confirmed.browser.put('/api/profile.php', correct)).body.error).toBe('dob_locked')
  })
})

describe('private photos', () => {
  it('are locked for free members, signed for one session of a premium one, and 404 for all else', async () => {
    const owner = await joinSite(api, { gender: 'male', seeking: 'female' })
    const viewer = await joinSite(api)
    const { db, photos } = api.services
    await photos.write('secret1.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    await photos.write('blurred1.webp', Buffer.from('x'))
    await db
      .insertInto('photos')
      .values({
        profile_id: owner.profileId,
        visibility: 'private',
        status: 'active',
        storage_key: 'secret1.svg',
        blur_key: 'blurred1.webp',
        width: 400,
        height: 500,
        created_at: new Date(),
      })
      .execute()
    const seen = async () => {
      const { body } = await viewer.browser.get(`/api/profile.php?id=${owner.profileId}`)
      return (body.profile as { photos: { locked: boolean; filename: string | null }[] }).photos[0]
    }
    expect(await seen()).toMatchObject({ locked: true, filename: null, blur_filename: 'blurred1.webp' })
    expect((await fetch(`${api.url}/photos/secret1.svg`)).status).toBe(404)
    expect((await fetch(`${api.url}/photos/blurred1.webp`)).status).toBe(200)

    await db.updateTable('users').set({ paid_user: true }).where('id', '=', viewer.userId).execute()
    const name = (await seen())?.filename ?? ''
    const open = (path: string, cookie: string) =>
      fetch(`${api.url}/photos/${path}`, { headers: { Cookie: cookie } })
    const picture = await open(name, viewer.browser.cookie())
    expect(picture.status).toBe(200)
    expect(picture.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    )
    expect((await open(name, owner.browser.cookie())).status).toBe(404)
    expect((await open(`${name}x`, viewer.browser.cookie())).status).toBe(404)
    await api.shiftClock(days(1))
    expect((await open(name, viewer.browser.cookie())).status).toBe(404)
    // Premium without a purchase would break what must always hold.
    await db.updateTable('users').set({ paid_user: false }).where('id', '=', viewer.userId).execute()
  })
})
