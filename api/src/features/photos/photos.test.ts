import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { becomePremium } from '../../../test/buying.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { drawPicture, upload } from '../../../test/pictures.ts'
import { browserOf, joinSite } from '../../../test/visitors.ts'
import { seconds } from '../../clock.ts'
import { decidePhoto } from './decide-photo.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

type Person = Awaited<ReturnType<typeof joinSite>>
type Photo = {
  id: number
  filename: string | null
  thumb_filename: string | null
  blur_filename: string | null
  status: string
  locked: boolean
  main: boolean
  position: number
  visibility: string
}
let seed = 100
const place = async (person: Person, visibility = 'public') => {
  seed += 1
  const { status, body } = await upload(api.url, person.browser, await drawPicture({ seed }), {
    fields: { visibility },
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  await api.shiftClock(seconds(1))
  return (body.photo as Photo).id
}
const photosOf = async (viewer: Person, owner: Person) => {
  const { body } = await viewer.browser.get(`/api/photos.php?profile_id=${owner.profileId}`)
  return body as { photos: Photo[]; limit: number }
}
const open = (viewer: Person, name: string | null) =>
  fetch(`${api.url}/photos/${name}`, { headers: { Cookie: viewer.browser.cookie() } })
const settings = async (key: string, value: unknown) => {
  const row = { host: '*', country: '**', key, value: JSON.stringify(value) }
  await api.services.db
    .insertInto('domain_settings')
    .values(row)
    .onConflict((conflict) => conflict.columns(['host', 'country', 'key']).doUpdateSet({ value: row.value }))
    .execute()
}
const couple = async () => {
  const anna = await joinSite(api)
  const bram = await joinSite(api, { gender: 'male', seeking: 'female' })
  return { anna, bram }
}

describe('uploading a photo', () => {
  const square = { 'crop[x]': '0', 'crop[y]': '0', 'crop[size]': '400' }
  it.each(['__proto__', '__proto__[visibility]', 'crop[__proto__]', 'constructor', 'more'])(
    'takes no field that it does not know: %s',
    async (name) => {
      const { browser } = await joinSite(api)
      const [fields, after] = [{ visibility: 'public', ...square, [name]: '1' }, { [name]: '1' }]
      const picture = await drawPicture()
      await upload(api.url, browser, picture, { fields: { visibility: 'public', ...square }, after })
      const { status, body } = await upload(api.url, browser, picture, { fields })
      // The parser of forms refuses two of them by itself.
      expect(['malformed', 'validation_failed']).toContain(body.error)
      expect([status < 500, (await browser.get('/api/photos.php')).body.photos]).toEqual([true, []])
    },
  )

  it('shows it once it is made, as the main one where there was none, and tells its owner', async () => {
    const { anna, bram } = await couple()
    const { status, body } = await upload(api.url, bram.browser, await drawPicture({ seed: 1 }))
    expect(status).toBe(201)
    expect(body.photo).toMatchObject({ status: 'processing', visibility: 'public', width: 640, height: 800 })
    await api.shiftClock(seconds(1))
    const { photos, limit } = await photosOf(anna, bram)
    expect([photos.length, limit]).toEqual([1, 3])
    expect(photos[0]).toMatchObject({ status: 'active', main: true, locked: false })
    for (const name of [photos[0]?.filename, photos[0]?.thumb_filename]) {
      const picture = await open(anna, name ?? null)
      expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
      expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).exif).toBeUndefined()
    }
    const events = await api.services.db
      .selectFrom('events')
      .select(['event', 'data'])
      .where('user_id', '=', bram.userId)
      .where('event', '=', 'photo')
      .execute()
    expect(events).toEqual([{ event: 'photo', data: { id: photos[0]?.id, status: 'active' } }])
  })

  it('repeated with its key, or with the same file, is one photo', async () => {
    const anna = await joinSite(api)
    const file = await drawPicture({ seed: 2 })
    const key = randomUUID()
    const one = await upload(api.url, anna.browser, file, { key })
    const again = await upload(api.url, anna.browser, file, { key })
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([201, 'true'])
    expect(again.body).toEqual(one.body)
    const other = await upload(api.url, anna.browser, await drawPicture({ seed: 3 }), { key })
    expect(other.body.error).toBe('idempotency_conflict')
    const same = await upload(api.url, anna.browser, file)
    expect((same.body.photo as Photo).id).toBe((one.body.photo as Photo).id)
    expect((await photosOf(anna, anna)).photos).toHaveLength(1)
  })

  it('stops at three for a free member and at 25 for a premium one, however many come at once', async () => {
    const { anna, bram } = await couple()
    const files = await Promise.all(Array.from({ length: 8 }, (_, at) => drawPicture({ seed: 200 + at })))
    const answers = await Promise.all(files.map((file) => upload(api.url, anna.browser, file)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
      error: 'photo_limit',
      params: { max: 3 },
    })
    await becomePremium(api, bram)
    const many = await Promise.all(
      Array.from({ length: 28 }, (_, at) => drawPicture({ seed: 300 + at, width: 420, height: 420 })),
    )
    const premium = await Promise.all(many.map((file) => upload(api.url, bram.browser, file)))
    expect(premium.filter(({ status }) => status === 201)).toHaveLength(25)
    expect(premium.find(({ status }) => status === 403)?.body.params).toEqual({ max: 25 })
    await api.shiftClock(seconds(1))
  })

  it('refuses by content, size and form, and keeps nothing of it', async () => {
    const anna = await joinSite(api)
    const errorOf = async (bytes: Buffer, fields?: Record<string, string>) =>
      (await upload(api.url, anna.browser, bytes, fields ? { fields } : {})).body
    expect(await errorOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
      error: 'photo_type',
      message: 'Gebruik een JPG, PNG, WebP of AVIF.',
    })
    expect((await errorOf(Buffer.alloc(10_000_001))).error).toBe('photo_too_large')
    const picture = await drawPicture()
    expect((await errorOf(picture, { visibility: 'everybody' })).fields).toHaveProperty('visibility')
    expect((await errorOf(picture, { visibility: 'public', extra: '1' })).fields).toHaveProperty('extra')
    expect((await anna.browser.post('/api/photo.php', { visibility: 'public' })).status).toBe(415)
    const cut = await fetch(`${api.url}/api/photo.php`, {
      method: 'POST',
      headers: {
        'X-Request-Type': 'client',
        Cookie: anna.browser.cookie(),
        'Idempotency-Key': randomUUID(),
        'Content-Type': 'multipart/form-data; boundary=x',
      },
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n\xff\xd8\xff',
    })
    expect([cut.status, await cut.json()]).toEqual([400, expect.objectContaining({ error: 'malformed' })])
    expect((await photosOf(anna, anna)).photos).toEqual([])
    const visitor = await upload(api.url, browserOf(api.url), picture)
    expect(visitor.body.error).toBe('authentication_required')
  })

  it('cuts the square that was chosen', async () => {
    const anna = await joinSite(api)
    const { body } = await upload(api.url, anna.browser, await drawPicture({ seed: 9 }), {
      fields: { visibility: 'public', 'crop[x]': '20', 'crop[y]': '40', 'crop[size]': '500' },
    })
    expect(body.photo).toMatchObject({ width: 500, height: 500 })
  })
})

describe('own photos', () => {
  it('are ordered, hidden and made the first one by their owner alone', async () => {
    const { anna, bram } = await couple()
    const [one, two, three] = [await place(bram), await place(bram), await place(bram)]
    const put = (fields: Record<string, unknown>) => bram.browser.put('/api/photo.php', fields)
    expect((await put({ id: three, position: 0 })).body.photo).toMatchObject({ position: 0, main: false })
    const order = async () => (await photosOf(anna, bram)).photos.map(({ id }) => id)
    expect(await order()).toEqual([three, one, two])
    expect((await put({ id: two, main: true })).body.photo).toMatchObject({ main: true })
    expect((await put({ id: two, visibility: 'private' })).body.photo).toMatchObject({ main: false })
    expect((await photosOf(anna, bram)).photos.map(({ main }) => main)).toEqual([true, false, false])
    expect((await put({ id: two, main: true })).body.error).toBe('photo_not_active')
    expect((await anna.browser.put('/api/photo.php', { id: one, position: 1 })).status).toBe(404)
    expect((await anna.browser.delete('/api/photo.php', { id: one })).status).toBe(404)
  })

  it('deleted are gone with their files and make room', async () => {
    const { anna, bram } = await couple()
    const id = await place(bram)
    const [photo] = (await photosOf(anna, bram)).photos
    expect((await bram.browser.delete('/api/photo.php', { id })).body).toEqual({ ok: true })
    expect((await open(anna, photo?.filename ?? null)).status).toBe(404)
    await api.shiftClock(seconds(1))
    expect((await api.services.photos.open(photo?.filename ?? '')) === null).toBe(true)
    expect((await api.services.photos.open(photo?.blur_filename ?? '')) === null).toBe(true)
    expect((await bram.browser.delete('/api/photo.php', { id })).status).toBe(404)
    expect((await bram.browser.get('/api/user.php')).body).toMatchObject({
      user: { profile: { main_image: null } },
    })
  })
})

describe('private photos', () => {
  it('are a blur for free members and a link of one session for premium ones', async () => {
    const { anna, bram } = await couple()
    await place(bram, 'private')
    const [locked] = (await photosOf(anna, bram)).photos
    expect(locked).toMatchObject({ locked: true, filename: null, thumb_filename: null })
    expect((await open(anna, locked?.blur_filename ?? null)).status).toBe(200)
    await becomePremium(api, anna)
    const [seen] = (await photosOf(anna, bram)).photos
    expect(seen?.locked).toBe(false)
    expect((await open(anna, seen?.filename ?? null)).status).toBe(200)
    expect((await open(bram, seen?.filename ?? null)).status).toBe(404)
    expect((await fetch(`${api.url}/photos/${seen?.filename?.split('?')[0]}`)).status).toBe(404)
    const visitor = await browserOf(api.url).get(`/api/photos.php?profile_id=${bram.profileId}`)
    expect(visitor.body.photos).toEqual([])
  })

  it('are shown to whom their owner has let in, where the site works so', async () => {
    await settings('private_photo_access', 'granted')
    const { anna, bram } = await couple()
    await place(bram, 'private')
    const ask = (who: Person, profile_id: number, action: string) =>
      who.browser.post('/api/photo-access.php', { profile_id, action })
    const isLocked = async () => (await photosOf(anna, bram)).photos[0]?.locked
    const told = async (who: Person, id: number) =>
      Object((await who.browser.get(`/api/profile.php?id=${id}`)).body.profile).photo_access
    expect(await told(anna, bram.profileId)).toBe('none')
    expect((await ask(anna, bram.profileId, 'request')).body).toEqual({ state: 'requested' })
    expect(await told(anna, bram.profileId)).toBe('requested')
    // What anna asked of bram says nothing of what bram may see of anna.
    expect(await told(bram, anna.profileId)).toBe('none')
    expect(await told(bram, bram.profileId)).toBeUndefined()
    expect(await isLocked()).toBe(true)
    expect((await bram.browser.get('/api/photo-access.php')).body).toMatchObject({
      entries: [{ profile: { id: anna.profileId }, state: 'requested' }],
    })
    expect((await ask(bram, anna.profileId, 'grant')).body).toEqual({ state: 'granted' })
    expect([await told(anna, bram.profileId), await isLocked()]).toEqual(['granted', false])
    expect((await ask(bram, anna.profileId, 'revoke')).body).toEqual({ state: 'none' })
    expect([await told(anna, bram.profileId), await isLocked()]).toEqual(['none', true])
    expect((await ask(bram, bram.profileId, 'grant')).body.error).toBe('self_not_possible')
    await bram.browser.post('/api/block.php', { profile_id: anna.profileId })
    expect((await ask(anna, bram.profileId, 'request')).body.error).toBe('profile_not_found')
    await settings('private_photo_access', 'premium')
    expect((await ask(anna, bram.profileId, 'request')).status).toBe(404)
    await bram.browser.delete('/api/block.php', { profile_id: anna.profileId })
    expect(await told(anna, bram.profileId)).toBeUndefined()
  })
})

describe('moderation', () => {
  const decide = (photoId: number, reason: Parameters<typeof decidePhoto>[2]['reason']) =>
    api.services.transaction((trx) =>
      decidePhoto(trx, api.services, { photoId, reason, by: 'moderator', now: api.services.clock.now() }),
    )

  it('with premoderation comes before anybody else sees a photo', async () => {
    await settings('photo_premoderation', true)
    const { anna, bram } = await couple()
    const id = await place(bram)
    expect((await photosOf(anna, bram)).photos).toEqual([])
    const [own] = (await photosOf(bram, bram)).photos
    expect(own).toMatchObject({ id, status: 'pending', main: false })
    expect((await open(bram, own?.filename ?? null)).status).toBe(200)
    expect((await bram.browser.put('/api/photo.php', { id, main: true })).body.error).toBe('photo_not_active')
    await decide(id, null)
    expect((await photosOf(anna, bram)).photos).toMatchObject([{ id, status: 'active', main: true }])
    await settings('photo_premoderation', false)
  })

  it('rejects with a reason, by mail and in the audit log, and knows the picture again in any size', async () => {
    const { anna, bram } = await couple()
    const file = await drawPicture({ seed: 7000, width: 1000, height: 1000 })
    const { body } = await upload(api.url, bram.browser, file)
    const { id } = body.photo as Photo
    await api.shiftClock(seconds(1))
    await decide(id, 'contact_details')
    expect((await photosOf(anna, bram)).photos).toEqual([])
    expect((await photosOf(bram, bram)).photos).toMatchObject([
      { id, status: 'rejected', reject_reason: 'contact_details' },
    ])
    expect((await api.outbox(bram.email))[0]?.text).toContain('er staan contactgegevens op')
    const audit = await api.services.db
      .selectFrom('audit_log')
      .select(['actor', 'action', 'before', 'after'])
      .where('entity', '=', 'photo')
      .where('entity_id', '=', id)
      .execute()
    expect(audit).toEqual([
      {
        actor: 'moderator',
        action: 'photo.reject',
        before: { status: 'active', reason: null },
        after: { status: 'rejected', reason: 'contact_details' },
      },
    ])
    await expect(api.services.db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only')
    const smaller = await sharp(file).resize(600).webp({ quality: 60 }).toBuffer()
    for (const copy of [file, smaller])
      expect((await upload(api.url, anna.browser, copy)).body.error).toBe('photo_rejected_known')
    await decide(id, null)
    expect((await upload(api.url, anna.browser, smaller)).status).toBe(201)
    await api.shiftClock(seconds(1))
  })
})
