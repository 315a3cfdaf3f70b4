import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../../test/people.ts'
import { drawPicture, upload } from '../../../test/pictures.ts'
import { seconds } from '../../clock.ts'
import { decidePhoto } from './decide-photo.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

let seed = 8000
const picture = () => {
  seed += 1
  return drawPicture({ seed })
}
const send = async (person: Person, bytes: Buffer, visibility: 'public' | 'private' | 'chat') => {
  const answer = await upload(api.url, person, bytes, { fields: { visibility } })
  await api.shiftClock(seconds(1))
  return { status: answer.status, error: answer.body.error, photo: Object(answer.body.photo) }
}
const ownPhotos = async (person: Person) => Object((await person.get('/api/photos.php')).body).photos
const seenBy = async (viewer: Person, owner: Person) =>
  Object((await viewer.get(`/api/photos.php?profile_id=${owner.profileId}`)).body).photos
const sentPhoto = async (viewer: Person, sender: Person) =>
  Object((await viewer.get(`/api/chat.php?profile_id=${sender.profileId}`)).body).messages.at(-1).photo
const inMessage = async (from: Person, to: Person, photo_id: number) => {
  const { text: _, ...wish } = textTo(to)
  expect(await from.post('/api/message.php', { ...wish, type: 'photo', photo_id })).toMatchObject({
    status: 201,
  })
}
const couple = async () => [await createPerson(api, { credits: 9 }), await createPerson(api)] as const

describe('the same picture uploaded once more', () => {
  it('as private is private, and the next public one becomes the main photo', async () => {
    const [anna, bram] = await couple()
    const bytes = await picture()
    const { photo } = await send(anna, bytes, 'public')
    const other = await send(anna, await picture(), 'public')
    expect((await seenBy(bram, anna))[0]).toMatchObject({ id: photo.id, main: true, locked: false })
    expect(await send(anna, bytes, 'private')).toMatchObject({
      status: 201,
      photo: { id: photo.id, visibility: 'private', main: false },
    })
    expect(await seenBy(bram, anna)).toMatchObject([
      { id: photo.id, locked: true, filename: null, main: false },
      { id: other.photo.id, main: true },
    ])
  })

  it('as public is public, in its old place and once among those that count', async () => {
    const [anna, bram] = await couple()
    const bytes = await picture()
    const { photo } = await send(anna, bytes, 'private')
    await send(anna, await picture(), 'private')
    await send(anna, await picture(), 'private')
    expect(await send(anna, bytes, 'public')).toMatchObject({
      status: 201,
      photo: { id: photo.id, visibility: 'public', main: true, position: 0 },
    })
    expect((await seenBy(bram, anna))[0]).toMatchObject({ id: photo.id, locked: false })
    expect(await ownPhotos(anna)).toHaveLength(3)
  })

  it('for a conversation is a photo of its own: the one on the profile stays as it is, and neither ends with the other', async () => {
    const [anna, bram] = await couple()
    const bytes = await picture()
    const { photo } = await send(anna, bytes, 'public')
    const sent = await send(anna, bytes, 'chat')
    expect(sent).toMatchObject({ status: 201, photo: { visibility: 'chat', main: false } })
    expect(sent.photo.id).not.toBe(photo.id)
    await inMessage(anna, bram, sent.photo.id)
    expect(await ownPhotos(anna)).toMatchObject([{ id: photo.id, visibility: 'public', main: true }])
    await anna.delete('/api/photo.php', { id: photo.id })
    expect(await sentPhoto(bram, anna)).toMatchObject({ id: sent.photo.id, visibility: 'chat' })
  })

  it('for the profile leaves what was sent in a conversation as it was sent', async () => {
    const [anna, bram] = await couple()
    const bytes = await picture()
    const sent = await send(anna, bytes, 'chat')
    await inMessage(anna, bram, sent.photo.id)
    const { photo } = await send(anna, bytes, 'public')
    expect(photo.id).not.toBe(sent.photo.id)
    expect(await sentPhoto(bram, anna)).toMatchObject({ id: sent.photo.id, visibility: 'chat' })
    const bare = String((await sentPhoto(bram, anna)).filename).split('?')[0]
    expect((await fetch(`${api.url}/photos/${bare}`)).status).toBe(404)
    expect((await send(anna, bytes, 'chat')).photo.id).toBe(sent.photo.id)
  })

  it('counts on the profile like any other, wherever it was sent', async () => {
    const anna = await createPerson(api)
    const bytes = await picture()
    await send(anna, bytes, 'chat')
    for (let count = 0; count < 3; count += 1) await send(anna, await picture(), 'public')
    expect(await send(anna, bytes, 'public')).toMatchObject({ status: 403, error: 'photo_limit' })
  })

  it('is refused for every use once it was rejected in one', async () => {
    const anna = await createPerson(api)
    const bytes = await picture()
    const { photo } = await send(anna, bytes, 'public')
    await api.services.transaction((trx) =>
      decidePhoto(trx, api.services, {
        photoId: photo.id,
        // This one alone makes no picture known to others.
        reason: 'bad_quality',
        by: 'test',
        now: api.services.clock.now(),
      }),
    )
    for (const visibility of ['public', 'private', 'chat'] as const)
      expect(await send(anna, bytes, visibility)).toMatchObject({
        status: 422,
        error: 'photo_rejected_known',
      })
  })
})
