import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type S3Server, startS3 } from '@lonk/shared-api/testing/s3-server.ts'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { filesAt } from '../src/adapters/files/store-location.ts'
import { days, hours, minutes, seconds } from '../src/clock.ts'
import { becomePremium } from './buying.ts'
import { collected } from './collected.ts'
import { startApi, type TestApi } from './harness.ts'
import { drawPicture, upload } from './pictures.ts'
import { browserOf, joinSite } from './visitors.ts'

// What members do with pictures, where these lie in a bucket.

let s3: S3Server
let api: TestApi
beforeAll(async () => {
  s3 = await startS3()
  api = await startApi({ env: s3.env })
}, 120_000)
afterAll(async () => {
  await api.end()
  await s3.close()
})

type Person = Awaited<ReturnType<typeof joinSite>>
type Photo = {
  id: number
  filename: string | null
  thumb_filename: string | null
  blur_filename: string | null
}

const inBucket = async (kind: 'photos' | 'exports' = 'photos'): Promise<string[]> =>
  (await collected(filesAt(api.services.config.photoStore, kind).list())).map(({ name }) => name).sort()

let seed = 0
const place = async ({ browser }: Person, visibility = 'public') => {
  seed += 1
  const answer = await upload(api.url, browser, await drawPicture({ seed }), { fields: { visibility } })
  expect(answer.status).toBe(201)
  await api.shiftClock(seconds(1))
  const row = await api.services.db
    .selectFrom('photos')
    .select(['id', 'storage_key', 'thumb_key', 'blur_key', 'match_key'])
    .where('id', '=', Object(answer.body.photo).id)
    .executeTakeFirstOrThrow()
  const { id, ...keys } = row
  return { id, keys: Object.values(keys).flatMap((key) => key ?? []) }
}
const photosOf = async (viewer: Person, owner: Person): Promise<Photo[]> =>
  Object((await viewer.browser.get(`/api/photos.php?profile_id=${owner.profileId}`)).body).photos
const open = (viewer: Pick<Person, 'browser'>, name: string | null | undefined, method = 'GET') =>
  fetch(`${api.url}/photos/${name}`, { method, headers: { Cookie: viewer.browser.cookie() } })
const couple = async () => {
  const anna = await joinSite(api)
  return { anna, bram: await joinSite(api, { gender: 'male', seeking: 'female' }) }
}

describe('a photo in a bucket', () => {
  it('is shown to others by the site itself', async () => {
    const { anna, bram } = await couple()
    const { keys } = await place(bram)
    expect(keys).toHaveLength(4)
    expect(await inBucket()).toEqual(expect.arrayContaining(keys))
    const [photo] = await photosOf(anna, bram)
    for (const name of [photo?.filename, photo?.thumb_filename]) {
      const picture = await open(anna, name)
      const bytes = Buffer.from(await picture.arrayBuffer())
      expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
      expect(picture.headers.get('Content-Length')).toBe(String(bytes.length))
      expect((await sharp(bytes).metadata()).format).toBe('webp')
    }
    const head = await open(anna, photo?.filename, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    // Nobody is sent to the bucket.
    expect(JSON.stringify(await photosOf(anna, bram))).not.toContain(s3.bucket.endpoint)
  })

  it('that is private stays so', async () => {
    const { anna, bram } = await couple()
    await place(bram, 'private')
    const [locked] = await photosOf(anna, bram)
    expect(locked).toMatchObject({ locked: true, filename: null })
    expect((await open(anna, locked?.blur_filename)).status).toBe(200)
    await becomePremium(api, anna)
    const [seen] = await photosOf(anna, bram)
    const picture = await open(anna, seen?.filename)
    expect([picture.status, picture.headers.get('Cache-Control')]).toEqual([200, 'private, max-age=3600'])
    expect((await open(bram, seen?.filename)).status).toBe(404)
    expect((await open({ browser: browserOf(api.url) }, seen?.filename?.split('?')[0])).status).toBe(404)
  })

  it('is gone with its smaller pictures when its owner removes it', async () => {
    const { anna, bram } = await couple()
    const { id, keys } = await place(bram)
    const [photo] = await photosOf(anna, bram)
    await bram.browser.delete('/api/photo.php', { id })
    await api.shiftClock(seconds(1))
    expect((await open(anna, photo?.filename)).status).toBe(404)
    expect((await inBucket()).filter((name) => keys.includes(name))).toEqual([])
  })
})

it('an export holds the photos, is fetched, and is gone after a day', async () => {
  const { anna } = await couple()
  const { keys } = await place(anna)
  const { body } = await anna.browser.post('/api/export.php', { password: anna.password })
  await api.shiftClock(seconds(1))
  const { url } = (await anna.browser.get(`/api/export.php?id=${body.id}`)).body
  const answer = await fetch(`${api.url}${url}`, { headers: { Cookie: anna.browser.cookie() } })
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const kept = await filesAt(api.services.config.photoStore, 'photos').open(keys[0] ?? '')
  expect(files[`photos/${keys[0]}`]?.length).toBe(kept?.size)
  kept?.stream.destroy()
  expect(await inBucket('exports')).toHaveLength(1)
  await api.shiftClock(hours(25))
  await api.shiftClock(seconds(1))
  expect(await inBucket('exports')).toEqual([])
})

it('a member who left is gone from the bucket too', async () => {
  const { anna } = await couple()
  const { keys } = await place(anna)
  const before = await inBucket()
  const { status } = await anna.browser.delete('/api/account.php', {
    password: anna.password,
    reason: 'privacy',
  })
  expect(status).toBe(200)
  await api.shiftClock(days(14) + minutes(11))
  await api.shiftClock(seconds(1))
  expect(await inBucket()).toEqual(before.filter((name) => !keys.includes(name)))
})
