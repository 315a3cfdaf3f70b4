import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { type S3Server, startS3 } from '@lonk/shared-api/testing/s3-server.ts'
import { filesAt } from '../src/adapters/files/store-location.ts'
import { days, minutes, seconds } from '../src/clock.ts'
import { type ApiProcess, ended, startProcess } from './api-process.ts'
import { collected } from './collected.ts'
import { copyEmbedded } from './databases/embedded.ts'
import { startApi, type TestApi, testEnvironment } from './harness.ts'
import { createPerson, type Person } from './people.ts'
import { drawPicture, upload } from './pictures.ts'

// A store that is away, refuses, or breaks down in the middle: one clear answer, nothing lost, nothing left over.

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

const inBucket = async (): Promise<string[]> =>
  (await collected(filesAt(api.services.config.photoStore, 'photos').list())).map(({ name }) => name)
afterEach(async () => {
  expect(await inBucket()).toEqual([])
})

let seed = 0
const place = async (person: Person, fields?: Record<string, string>, path?: string) => {
  seed += 1
  return upload(api.url, person, await drawPicture({ seed }), { fields, path })
}
const photosOf = async (person: Person) => Object((await person.get('/api/photos.php')).body).photos
const open = (person: Person, name: string) =>
  fetch(`${api.url}/photos/${name}`, { headers: { Cookie: person.cookie() } })
const away = { error: 'maintenance', message: 'We zijn zo terug.' }
/** What failed is tried again after pauses that double. */
const halfAnHourLater = () => api.shiftClock(minutes(30))

/** Afterwards the bucket is as it was found. */
const erase = async (person: Person) => {
  for (const { id } of await photosOf(person)) await person.delete('/api/photo.php', { id })
  await halfAnHourLater()
}

describe('while the store is away', () => {
  it('an upload is refused as what may be tried again, and leaves nothing behind', async () => {
    const anna = await createPerson(api)
    await s3.leave()
    const { status, headers, body } = await place(anna)
    expect([status, headers.get('Retry-After'), body]).toEqual([503, '5', expect.objectContaining(away)])
    expect(await photosOf(anna)).toEqual([])
    await s3.comeBack()
    expect((await place(anna)).status).toBe(201)
    await erase(anna)
  })

  it('a selfie is too', async () => {
    const anna = await createPerson(api)
    const path = '/api/photo-verification.php'
    const { pose_code } = Object((await anna.get(path)).body)
    await s3.leave()
    expect((await place(anna, { pose_code }, path)).body).toMatchObject(away)
    expect((await anna.get(path)).body).toMatchObject({ state: 'none' })
    await s3.comeBack()
    await halfAnHourLater()
  })

  it('a photo is said to be away, not to be gone; it is shown again by itself', async () => {
    const anna = await createPerson(api)
    await place(anna)
    await api.shiftClock(seconds(1))
    const [{ filename }] = await photosOf(anna)
    await s3.leave()
    const answer = await open(anna, filename)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
    expect(await answer.json()).toMatchObject(away)
    await s3.comeBack()
    expect((await open(anna, filename)).status).toBe(200)
    await erase(anna)
  })

  it('the smaller pictures and an export wait for it', async () => {
    const anna = await createPerson(api)
    await place(anna)
    const { id } = (await anna.post('/api/export.php', {})).body
    await s3.leave()
    await api.shiftClock(seconds(1))
    expect(await photosOf(anna)).toMatchObject([{ status: 'processing' }])
    const exported = async () => Object((await anna.get(`/api/export.php?id=${id}`)).body)
    expect(await exported()).toMatchObject({ status: 'queued' })
    await s3.comeBack()
    await halfAnHourLater()
    expect(await photosOf(anna)).toMatchObject([{ status: 'active' }])
    const { status, url } = await exported()
    expect(status).toBe('ready')
    await s3.leave()
    expect((await anna.get(url)).body).toMatchObject(away)
    await s3.comeBack()
    await erase(anna)
    await api.shiftClock(days(2))
  })

  it('who removes a photo has removed it; its files follow', async () => {
    const anna = await createPerson(api)
    await place(anna)
    await api.shiftClock(seconds(1))
    const [{ id }] = await photosOf(anna)
    await s3.leave()
    expect((await anna.delete('/api/photo.php', { id })).body).toEqual({ ok: true })
    await api.shiftClock(seconds(1))
    expect(await photosOf(anna)).toEqual([])
    await s3.comeBack()
    expect(await inBucket()).toHaveLength(4)
    await halfAnHourLater()
  })
})

describe('a store that breaks down in the middle', () => {
  it('of a photo is said to be away, in words and with no trace of the picture', async () => {
    const anna = await createPerson(api)
    await place(anna)
    await api.shiftClock(seconds(1))
    const [{ filename }] = await photosOf(anna)
    s3.cut('GET')
    const answer = await open(anna, filename)
    s3.cut(null)
    expect([answer.status, answer.headers.get('Content-Type'), await answer.json()]).toEqual([
      503,
      'application/json; charset=utf-8',
      expect.objectContaining(away),
    ])
    await erase(anna)
  })

  it('of an upload leaves no photo, and soon no file', async () => {
    const anna = await createPerson(api)
    s3.cut('PUT')
    expect((await place(anna)).body).toMatchObject(away)
    s3.cut(null)
    expect(await photosOf(anna)).toEqual([])
    // What has arrived of it has no row, and no name that anybody was told.
    expect(await inBucket()).toHaveLength(1)
    await api.shiftClock(minutes(1))
  })

  it('of the smaller pictures leaves none of a photo that was removed meanwhile', async () => {
    const anna = await createPerson(api)
    await place(anna)
    s3.cut('PUT')
    await api.shiftClock(seconds(1))
    s3.cut(null)
    expect(await inBucket()).toHaveLength(2)
    const [{ id, status }] = await photosOf(anna)
    expect(status).toBe('processing')
    await anna.delete('/api/photo.php', { id })
    await halfAnHourLater()
  })
})

it('an upload that breaks off on its way to us leaves nothing', async () => {
  const anna = await createPerson(api)
  const cut = await fetch(`${api.url}/api/photo.php`, {
    method: 'POST',
    headers: {
      'X-Request-Type': 'client',
      Cookie: anna.cookie(),
      'Idempotency-Key': crypto.randomUUID(),
      'Content-Type': 'multipart/form-data; boundary=x',
    },
    body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n\xff\xd8\xff',
  })
  expect(cut.status).toBe(400)
})

describe('a process', () => {
  let started: ApiProcess[] = []
  let dataDir = ''
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lonk-store-'))
    await copyEmbedded(dataDir)
  }, 120_000)
  afterEach(async () => {
    for (const { child } of started) {
      child.kill('SIGTERM')
      await ended(child)
    }
    started = []
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))
  const start = async (env: Record<string, string>) => {
    const process = await startProcess(
      testEnvironment(dataDir, undefined, { ...s3.env, LOG_LEVEL: 'trace', ...env }),
    )
    if ('child' in process) started.push(process)
    return process
  }

  it.each([
    ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'a-wrong-secret' }, '403 SignatureDoesNotMatch'],
    ['no such bucket', { PHOTO_STORE: '' }, '404 NoSuchBucket'],
  ])('with %s does not start, and says so in one line without the secret', async (_, env, why) => {
    const other = s3.env.PHOTO_STORE.replace('//pictures', '//other')
    const failed = await start('PHOTO_STORE' in env ? { PHOTO_STORE: other } : env)
    const stderr = 'stderr' in failed ? failed.stderr.trim() : 'it started'
    expect(stderr).toBe(`PHOTO_STORE: the photo store refuses (${why})`)
  })

  it('starts where the store is away, and says what is wrong without keys and addresses', async () => {
    await s3.leave()
    const env = { S3_ACCESS_KEY_ID: 'THEKEYOFNOBODY', S3_SECRET_ACCESS_KEY: 'a-s3cret-of-nobody' }
    const process = await start(env)
    if (!('child' in process)) throw new Error(process.stderr)
    expect(process.log()).toContain('the photo store is not there yet')
    expect(process.log()).toContain('the photo store does not answer (ECONNREFUSED)')
    for (const secret of [...Object.values(env), s3.bucket.endpoint.slice('http://'.length)])
      expect(process.log()).not.toContain(secret)
    await s3.comeBack()
  })
})
