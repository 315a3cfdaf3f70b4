import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { becomePremium } from '../../../test/buying.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { drawPicture, upload } from '../../../test/pictures.ts'
import { joinSite } from '../../../test/visitors.ts'
import { before, days, hours, minutes, seconds } from '../../clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

type Person = Awaited<ReturnType<typeof joinSite>>
const woman = () => joinSite(api, { gender: 'female', seeking: 'male' })
const man = () => joinSite(api, { gender: 'male', seeking: 'female' })
const men = (count: number) => Promise.all(Array.from({ length: count }, man))

const swipe = (who: Person, whom: Person, action: 'like' | 'pass', clientId: string = randomUUID()) =>
  who.browser.post(
    '/api/swipe.php',
    { profile_id: whom.profileId, action, client_id: clientId },
    { key: randomUUID() },
  )
const deck = async (who: Person) => {
  const { body } = await who.browser.get('/api/swipe.php')
  return body as { deck: { id: number }[]; likes_left: number; undo_left: number; resets_at: string }
}
const idsIn = async (who: Person) => (await deck(who)).deck.map(({ id }) => id)
let seed = 4000
const withPhoto = async (person: Person): Promise<Person> => {
  seed += 1
  await upload(api.url, person.browser, await drawPicture({ seed }))
  await api.shiftClock(seconds(1))
  return person
}

describe('the deck', () => {
  it('has whom one seeks, with a photo, and nobody liked, passed lately or blocked', async () => {
    const anna = await woman()
    const [shown, passed, liked, blocking] = await Promise.all((await men(4)).map(withPhoto))
    const bare = await man()
    const atFirst = await idsIn(anna)
    expect(atFirst).toEqual(expect.arrayContaining([shown?.profileId, passed?.profileId, liked?.profileId]))
    expect(atFirst).not.toContain(bare.profileId)
    if (!passed || !liked || !blocking) throw new Error('no men')
    await swipe(anna, passed, 'pass')
    await swipe(anna, liked, 'like')
    await blocking.browser.post('/api/block.php', { profile_id: anna.profileId })
    expect(await idsIn(anna)).toEqual(expect.arrayContaining([shown?.profileId]))
    for (const gone of [passed, liked, blocking]) expect(await idsIn(anna)).not.toContain(gone.profileId)
    const passedAgo = (time: number) =>
      api.services.db
        .updateTable('swipes')
        .set({ created_at: before(api.services.clock.now(), time) })
        .where('user_id', '=', anna.userId)
        .execute()
    await passedAgo(days(29))
    expect(await idsIn(anna)).not.toContain(passed.profileId)
    await passedAgo(days(30))
    expect(await idsIn(anna)).toContain(passed.profileId)
    expect(await idsIn(anna)).not.toContain(liked.profileId)
  })
})

describe('likes', () => {
  it('are four a local day, also when given at once; passes are not counted', async () => {
    const anna = await woman()
    const six = await men(6)
    const answers = await Promise.all(six.map((whom) => swipe(anna, whom, 'like')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 403, 403])
    const refused = answers.find(({ status }) => status === 403)
    const { resets_at } = await deck(anna)
    expect(refused?.body).toMatchObject({ error: 'swipe_limit', params: { max: 4, resets_at } })
    expect((await swipe(anna, await man(), 'pass')).body).toEqual({ likes_left: 0, match: null })
    await api.shiftClock(Date.parse(resets_at) - api.services.clock.now().getTime() - minutes(1))
    expect((await deck(anna)).likes_left).toBe(0)
    await api.shiftClock(minutes(2))
    expect((await deck(anna)).likes_left).toBe(4)
  })

  it('are likes as any other: a match tells both and gives the card', async () => {
    const [anna, bram] = [await woman(), await man()]
    await bram.browser.post('/api/like.php', { profile_id: anna.profileId }, { key: randomUUID() })
    expect((await swipe(anna, bram, 'like')).body).toMatchObject({
      likes_left: 3,
      match: { id: bram.profileId, match: true },
    })
  })

  it('repeated with their identity cost nothing again', async () => {
    const [anna, bram] = [await woman(), await man()]
    const clientId = randomUUID()
    await swipe(anna, bram, 'like', clientId)
    expect((await swipe(anna, bram, 'like', clientId)).body).toMatchObject({ likes_left: 3 })
  })
})

describe('taking back', () => {
  it('is for premium members, the last pass, and ten minutes', async () => {
    const [anna, bram] = [await woman(), await withPhoto(await man())]
    const undo = (clientId: string) => anna.browser.delete('/api/swipe.php', { client_id: clientId })
    const first = randomUUID()
    await swipe(anna, bram, 'pass', first)
    expect(await undo(first)).toMatchObject({ status: 403, body: { error: 'premium_only' } })
    await becomePremium(api, anna)
    expect((await deck(anna)).undo_left).toBe(1)
    expect((await undo(first)).body).toEqual({ undone: true, undo_left: 0 })
    expect(await idsIn(anna)).toContain(bram.profileId)
    expect(await undo(first)).toMatchObject({ status: 409, body: { error: 'undo_impossible' } })

    const justInTime = randomUUID()
    await swipe(anna, bram, 'pass', justInTime)
    await api.shiftClock(minutes(9))
    expect((await undo(justInTime)).status).toBe(200)

    const late = randomUUID()
    await swipe(anna, bram, 'pass', late)
    await api.shiftClock(minutes(11))
    expect(await undo(late)).toMatchObject({ status: 409 })

    const liked = randomUUID()
    await swipe(anna, await man(), 'like', liked)
    expect(await undo(liked)).toMatchObject({ status: 409 })
    await api.shiftClock(hours(1))
  })
})
