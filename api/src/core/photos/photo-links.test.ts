import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { altered } from '../../../test/altered.ts'
import { becomePremium } from '../../../test/buying.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../../test/people.ts'
import { drawPicture, upload } from '../../../test/pictures.ts'
import { joinSite } from '../../../test/visitors.ts'
import { hours, seconds } from '../../clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

let seed = 4000
const place = async (person: Person, visibility: 'public' | 'private' | 'chat'): Promise<number> => {
  seed += 1
  const { body } = await upload(api.url, person, await drawPicture({ seed }), { fields: { visibility } })
  await api.shiftClock(seconds(1))
  return Object(body.photo).id
}
const couple = async () => {
  const [anna, bram] = [await createPerson(api, { credits: 9 }), await createPerson(api, { credits: 9 })]
  await becomePremium(api, { browser: bram })
  return { anna, bram }
}
const nameFor = async (viewer: Person, owner: Person): Promise<string> =>
  Object((await viewer.get(`/api/photos.php?profile_id=${owner.profileId}`)).body).photos[0].filename
const open = async (cookie: string, name: string) =>
  (await fetch(`${api.url}/photos/${name}`, { headers: { Cookie: cookie } })).status
const setProfile = (who: Person, status: 'active' | 'paused' | 'disabled') =>
  api.services.db.updateTable('profiles').set({ status }).where('id', '=', who.profileId).execute()

describe('the link of a private photo', () => {
  it('opens for its session and its time alone, and not a letter of it may change', async () => {
    const { anna, bram } = await couple()
    await place(anna, 'private')
    const name = await nameFor(bram, anna)
    expect(await open(bram.cookie(), name)).toBe(200)
    const [key = '', query = ''] = name.split('?')
    const { e, s } = Object.fromEntries(new URLSearchParams(query))
    const others = [
      key,
      `${key}?e=${e}`,
      `${key}?e=${Number(e) + 3600}&s=${s}`,
      `${key}?e=${e}&s=${altered(s ?? '')}`,
      `${key}?e=${e}&s=${s}&e=${Number(e) + 3600}`,
      `${key}?e[]=${e}&s=${s}`,
      `..%2f${key}?${query}`,
    ]
    for (const other of others) expect(await open(bram.cookie(), other)).toBe(404)
    expect(await open(anna.cookie(), name)).toBe(404)
    expect(await open('', name)).toBe(404)
    await api.shiftClock(hours(2))
    expect(await open(bram.cookie(), name)).toBe(404)
  })

  it('opens nothing once its session has ended, for whoever has kept both', async () => {
    const { anna, bram } = await couple()
    await place(anna, 'private')
    const [name, cookie] = [await nameFor(bram, anna), bram.cookie()]
    await bram.get('/api/logout.php')
    expect(await open(cookie, name)).toBe(404)
  })

  it('opens nothing once its owner has blocked who has it', async () => {
    const { anna, bram } = await couple()
    await place(anna, 'private')
    const name = await nameFor(bram, anna)
    await anna.post('/api/block.php', { profile_id: bram.profileId })
    expect(await open(bram.cookie(), name)).toBe(404)
  })

  it('goes on opening what its owner has sent in a message, to a free member too', async () => {
    const [anna, bram] = [await createPerson(api, { credits: 9 }), await createPerson(api)]
    const photo_id = await place(anna, 'private')
    const { text: _, ...wish } = textTo(bram)
    await anna.post('/api/message.php', { ...wish, type: 'photo', photo_id })
    const chat = await bram.get(`/api/chat.php?profile_id=${anna.profileId}`)
    const name = Object(chat.body).messages[0].photo.filename
    expect(await open(bram.cookie(), name)).toBe(200)
    await anna.post('/api/block.php', { profile_id: bram.profileId })
    expect(await open(bram.cookie(), name)).toBe(200)
  })
})

const blurOf = async (id: number): Promise<string> => {
  const photo = await api.services.db
    .selectFrom('photos')
    .select('blur_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return photo.blur_key ?? ''
}

describe('the blurred picture of a photo', () => {
  it.each(['paused', 'disabled'] as const)(
    'of a member who is %s is seen by its owner alone, whoever has kept its name',
    async (status) => {
      const { anna, bram } = await couple()
      for (const visibility of ['public', 'private', 'chat'] as const) {
        const name = await blurOf(await place(anna, visibility))
        await setProfile(anna, 'active')
        for (const cookie of ['', bram.cookie(), anna.cookie()]) expect(await open(cookie, name)).toBe(200)
        await setProfile(anna, status)
        for (const cookie of ['', bram.cookie()]) expect(await open(cookie, name)).toBe(404)
        expect(await open(anna.cookie(), name)).toBe(200)
      }
    },
  )

  it('of somebody whose account is to be deleted opens for nobody', async () => {
    const { browser, password } = await joinSite(api)
    seed += 1
    const { body } = await upload(api.url, browser, await drawPicture({ seed }))
    await api.shiftClock(seconds(1))
    const [name, cookie] = [await blurOf(Object(body.photo).id), browser.cookie()]
    expect(await open('', name)).toBe(200)
    expect(await browser.delete('/api/account.php', { password, reason: 'no_time' })).toMatchObject({
      status: 200,
    })
    for (const who of ['', cookie]) expect(await open(who, name)).toBe(404)
  })

  it('stays, like the photo, with whoever got it in a message', async () => {
    const { anna, bram } = await couple()
    const photo_id = await place(anna, 'chat')
    const { text: _, ...wish } = textTo(bram)
    await anna.post('/api/message.php', { ...wish, type: 'photo', photo_id })
    const name = await blurOf(photo_id)
    await setProfile(anna, 'paused')
    expect(await open(bram.cookie(), name)).toBe(200)
    for (const cookie of ['', (await createPerson(api)).cookie()]) expect(await open(cookie, name)).toBe(404)
  })
})

describe('a public photo', () => {
  it.each(['paused', 'disabled'] as const)(
    'of a member who is %s is seen by its owner alone',
    async (status) => {
      const { anna, bram } = await couple()
      await place(anna, 'public')
      const name = await nameFor(bram, anna)
      expect(await open('', name)).toBe(200)
      await setProfile(anna, status)
      for (const cookie of ['', bram.cookie()]) expect(await open(cookie, name)).toBe(404)
      expect(await open(anna.cookie(), name)).toBe(200)
      await setProfile(anna, 'active')
      expect(await open('', name)).toBe(200)
    },
  )

  it('that waits for its review is not seen by sending it', async () => {
    const row = { host: '*', country: '**', key: 'photo_premoderation', value: 'true' }
    await api.services.db
      .insertInto('domain_settings')
      .values(row)
      .onConflict((conflict) => conflict.columns(['host', 'country', 'key']).doUpdateSet({ value: 'true' }))
      .execute()
    const { anna, bram } = await couple()
    seed += 1
    const { body } = await upload(api.url, anna, await drawPicture({ seed }))
    const { text: _, ...wish } = textTo(bram)
    // Before the job has made its smaller pictures, and with it the state that waits.
    await api.services.db
      .updateTable('photos')
      .set({ status: 'processing' })
      .where('id', '=', Object(body.photo).id)
      .execute()
    await anna.post('/api/message.php', { ...wish, type: 'photo', photo_id: Object(body.photo).id })
    const chat = await bram.get(`/api/chat.php?profile_id=${anna.profileId}`)
    const { filename } = Object(chat.body).messages[0].photo
    await api.services.db.updateTable('photos').set({ status: 'pending' }).execute()
    expect(await open(bram.cookie(), String(filename))).toBe(404)
    await api.services.db
      .updateTable('domain_settings')
      .set({ value: 'false' })
      .where('key', '=', 'photo_premoderation')
      .execute()
  })
})
