import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../test/people.ts'
import { drawPicture, upload } from '../../test/pictures.ts'
import { days, hours, minutes, seconds } from '../clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

let seed = 15_000
const place = async (person: Person, visibility = 'chat', file?: Buffer): Promise<number> => {
  seed += 1
  const { status, body } = await upload(api.url, person, file ?? (await drawPicture({ seed })), {
    fields: { visibility },
  })
  expect(status).toBe(201)
  await api.shiftClock(seconds(1))
  return Object(body.photo).id
}
const keysOf = async (id: number): Promise<string[]> => {
  const row = await api.services.db
    .selectFrom('photos')
    .select(['storage_key', 'thumb_key', 'blur_key', 'match_key'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? Object.values(row).flatMap((key) => key ?? []) : []
}
const stored = async (keys: string[]) => {
  const files = await Promise.all(keys.map((key) => api.services.photos.open(key)))
  return files.filter((file) => file !== null).length
}
const send = (from: Person, to: Person, photo_id: number) =>
  from.post('/api/message.php', { ...textTo(to), type: 'photo', photo_id })
/** To just after the next round of the job. */
const dayLater = async () => {
  await api.shiftClock(days(1) + hours(1) + minutes(1))
  await api.shiftClock(seconds(1))
}

describe('a photo for a conversation that is never sent', () => {
  it('is there for a day, then gone with its files, and cannot be sent any more', async () => {
    const [anna, bram] = [await createPerson(api, { credits: 10 }), await createPerson(api)]
    const id = await place(anna)
    const keys = await keysOf(id)
    expect(keys).toHaveLength(4)
    await api.shiftClock(hours(23))
    expect(await stored(keys)).toBe(4)
    await api.shiftClock(hours(2) + minutes(1))
    await api.shiftClock(seconds(1))
    expect(await keysOf(id)).toEqual([])
    expect(await stored(keys)).toBe(0)
    expect(await send(anna, bram, id)).toMatchObject({
      status: 422,
      body: { fields: { photo_id: { code: 'field_invalid' } } },
    })
  })

  it('chosen again stays for another day', async () => {
    const anna = await createPerson(api)
    const file = await drawPicture({ seed: 15_900 })
    const id = await place(anna, 'chat', file)
    await api.shiftClock(hours(20))
    expect(await place(anna, 'chat', file)).toBe(id)
    await api.shiftClock(hours(20))
    expect(await keysOf(id)).toHaveLength(4)
    await dayLater()
    expect(await keysOf(id)).toEqual([])
  })
})

describe('not forgotten are', () => {
  it('photos that were sent, or wait for their sender’s confirmation', async () => {
    const [anna, bram] = [await createPerson(api, { credits: 10 }), await createPerson(api)]
    const unconfirmed = await createPerson(api, { status: 'not_confirmed', credits: 10 })
    const [sent, held] = [await place(anna), await place(unconfirmed)]
    expect((await send(anna, bram, sent)).body).toMatchObject({ message: { state: 'sent' } })
    expect((await send(unconfirmed, bram, held)).body).toMatchObject({ message: { state: 'held' } })
    await dayLater()
    for (const id of [sent, held]) {
      const keys = await keysOf(id)
      expect([keys.length, await stored(keys)]).toEqual([4, 4])
    }
  })

  it('photos of the profile, which nobody sends, nor with a picture that was never sent the same one there', async () => {
    const anna = await createPerson(api)
    const file = await drawPicture({ seed: 15_950 })
    const [shown, hidden, unsent] = [
      await place(anna, 'public'),
      await place(anna, 'private'),
      await place(anna, 'chat', file),
    ]
    const same = await place(anna, 'public', file)
    await dayLater()
    for (const id of [shown, hidden, same]) {
      const keys = await keysOf(id)
      expect([keys.length, await stored(keys)]).toEqual([4, 4])
    }
    expect(await keysOf(unsent)).toEqual([])
  })
})
