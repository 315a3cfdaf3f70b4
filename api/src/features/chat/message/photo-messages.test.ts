import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openEvents } from '../../../../test/event-stream.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../../../test/people.ts'
import { drawPicture, upload } from '../../../../test/pictures.ts'
import { seconds } from '../../../clock.ts'
import { decidePhoto } from '../../photos/decide-photo.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
afterAll(() => site.end())

let seed = 900
const placePhoto = async (person: Person, visibility = 'chat', picture?: Buffer): Promise<number> => {
  seed += 1
  const bytes = picture ?? (await drawPicture({ seed }))
  const { status, body } = await upload(site.url, person, bytes, { fields: { visibility } })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return Object(body.photo).id
}
/** Its smaller pictures are made by a job that began with the upload. */
const untilMade = async (id: number): Promise<void> => {
  for (;;) {
    await site.shiftClock(seconds(1))
    const photo = await site.services.db
      .selectFrom('photos')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (photo.status !== 'processing') return
  }
}
const sendPhoto = (from: Person, to: Person, photoId: number, more: Record<string, unknown> = {}) => {
  const { text: _, ...wish } = textTo(to)
  return from.post('/api/message.php', { ...wish, type: 'photo', photo_id: photoId, ...more })
}
const pictureFor = (person: Person, name: unknown) =>
  fetch(`${site.url}/photos/${name}`, { headers: { Cookie: person.cookie() } })
const lastPhoto = async (viewer: Person, partner: Person) => {
  const { body } = await viewer.get(`/api/chat.php?profile_id=${partner.profileId}`)
  return Object(body).messages.at(-1).photo
}
const couple = async () => ({
  anna: await createPerson(site, { credits: 10 }),
  bram: await createPerson(site),
})

describe('a photo in a conversation', () => {
  it('costs photo_credits once, however often it is tried, and carries a text for free', async () => {
    const { anna, bram } = await couple()
    const photoId = await placePhoto(anna)
    const wish = { ...textTo(bram), type: 'photo', photo_id: photoId, text: 'Mijn hond' }
    const [first, again] = [
      await anna.post('/api/message.php', wish),
      await anna.post('/api/message.php', wish),
    ]
    expect(first).toMatchObject({
      status: 201,
      body: { credits: 8, message: { type: 'photo', text: 'Mijn hond', credits_charged: 2 } },
    })
    expect(again).toMatchObject({ body: { credits: 8, message: { id: Object(first.body).message.id } } })
  })

  it('opens for the two of them and for nobody else', async () => {
    const { anna, bram } = await couple()
    const carla = await createPerson(site)
    const sent = await sendPhoto(anna, bram, await placePhoto(anna))
    const mine = Object(sent.body).message.photo.filename
    const his = (await lastPhoto(bram, anna)).filename
    expect((await pictureFor(anna, mine)).status).toBe(200)
    expect((await pictureFor(bram, his)).status).toBe(200)
    expect((await pictureFor(carla, his)).status).toBe(404)
    expect((await pictureFor(bram, String(his).split('?')[0])).status).toBe(404)
  })

  it('comes over the stream with links for the session that listens', async () => {
    const { anna, bram } = await couple()
    const stream = await openEvents(site.url, bram.cookie())
    await stream.next()
    await sendPhoto(anna, bram, await placePhoto(anna))
    let event = await stream.next()
    while (event.event !== 'message') event = await stream.next()
    expect((await pictureFor(bram, Object(event.data).message.photo.filename)).status).toBe(200)
    stream.close()
  })

  it('must be one’s own, and not a rejected one', async () => {
    const { anna, bram } = await couple()
    const his = await placePhoto(bram)
    expect(await sendPhoto(anna, bram, his)).toMatchObject({
      status: 422,
      body: { fields: { photo_id: {} } },
    })
    const rejected = await placePhoto(anna)
    await untilMade(rejected)
    await site.services.transaction((trx) =>
      decidePhoto(trx, site.services, {
        photoId: rejected,
        reason: 'contact_details',
        by: 'test',
        now: site.services.clock.now(),
      }),
    )
    expect(await sendPhoto(anna, bram, rejected)).toMatchObject({ status: 422 })
    expect(await sendPhoto(anna, bram, 999_999)).toMatchObject({ status: 422 })
    const { text: _, ...wish } = textTo(bram)
    expect(await anna.post('/api/message.php', { ...wish, type: 'photo' })).toMatchObject({ status: 422 })
    expect(Object((await anna.get('/api/user.php')).body).user.credits).toBe(10)
  })

  it('disappears from the conversation when its owner deletes it', async () => {
    const { anna, bram } = await couple()
    const photoId = await placePhoto(anna)
    await sendPhoto(anna, bram, photoId)
    await anna.delete('/api/photo.php', { id: photoId })
    expect(await lastPhoto(bram, anna)).toBeNull()
  })

  it('is not on the profile; the same file put there is another photo', async () => {
    const { anna } = await couple()
    const picture = await drawPicture({ seed: 5000 })
    const photoId = await placePhoto(anna, 'chat', picture)
    const own = async () => Object((await anna.get('/api/photos.php')).body).photos
    expect(await own()).toEqual([])
    const shown = await placePhoto(anna, 'public', picture)
    expect(shown).not.toBe(photoId)
    expect(await own()).toMatchObject([{ id: shown, visibility: 'public' }])
  })
})
