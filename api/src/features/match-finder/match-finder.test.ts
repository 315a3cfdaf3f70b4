import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { matchAnswers, matchQuestions } from '@lonk/shared-api/calls/matching/match-finder.schema.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createPerson } from '../../../test/people.ts'
import { drawPicture, upload } from '../../../test/pictures.ts'
import { type Browser, browserOf, joinSite } from '../../../test/visitors.ts'
import { seconds } from '../../clock.ts'
import { eraseProfile } from '../account/erase-profile.ts'
import { collectData } from '../export/collect-data.ts'
import { impliedInterests } from './implied-interests.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())
// Whom a test has made, the next one would find.
afterEach(() =>
  api.services.db.updateTable('profiles').set({ status: 'paused' }).where('status', '=', 'active').execute(),
)

const answers = {
  seeking: 'male',
  goal: 'relationship',
  age: '30_39',
  distance: '50',
  status: 'any',
  body_type: 'any',
  lifestyle: 'home',
  evening: 'films',
  holiday: 'beach',
  affection: 'kissing',
} as const

type Found = {
  profiles: {
    id: number
    name: string
    score: number
    fictional: boolean
    main_image: unknown
    why: object
  }[]
  criteria: { id: string; weight: number; questions: string[] }[]
}
const find = async (browser: Browser, wish: Record<string, unknown> = {}): Promise<Found> => {
  const { status, body } = await browser.post('/api/match-finder.php', { answers: { ...answers, ...wish } })
  expect(status).toBe(200)
  return body as Found
}
const idsFor = async (browser: Browser, wish: Record<string, unknown> = {}) =>
  (await find(browser, wish)).profiles.map(({ id }) => id)

type Person = Awaited<ReturnType<typeof joinSite>>
const woman = (wish: Record<string, unknown> = {}) =>
  joinSite(api, { gender: 'female', seeking: 'male', ...wish })
const man = (wish: Record<string, unknown> = {}) =>
  joinSite(api, { gender: 'male', seeking: 'female', ...wish })
const says = async (person: Person, profile: Record<string, unknown>): Promise<Person> => {
  expect(await person.browser.put('/api/profile.php', profile)).toMatchObject({ status: 200 })
  return person
}
const interestIds = async (slugs: readonly string[]): Promise<number[]> => {
  const rows = await api.services.db
    .selectFrom('interests')
    .select('id')
    .where('slug', 'in', [...slugs])
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

describe('the questions', () => {
  it('are ten, each with its values, open to visitors, and their interests are in the catalogue', async () => {
    const { body } = await browserOf(api.url).get('/api/match-finder.php')
    const { questions } = body as { questions: { id: string; values: string[]; answer: null }[] }
    expect(questions).toHaveLength(10)
    expect(questions).toContainEqual({ id: 'age', values: [...matchQuestions.age], answer: null })
    for (const question of ['lifestyle', 'evening', 'holiday', 'affection'] as const)
      for (const value of matchQuestions[question]) {
        const slugs = impliedInterests(matchAnswers.parse({ ...answers, [question]: value }))
        expect(await interestIds(slugs)).toHaveLength(slugs.length)
      }
  })

  it('remember what a member answered last, and nobody else’s answers', async () => {
    const [anna, other] = [await woman(), await woman()]
    await find(anna.browser)
    await find(anna.browser, { goal: 'chat' })
    const given = async (browser: Browser) => {
      const { body } = await browser.get('/api/match-finder.php')
      const { questions } = body as { questions: { id: string; answer: string | null }[] }
      return Object.fromEntries(questions.map(({ id, answer }) => [id, answer]))
    }
    expect(await given(anna.browser)).toEqual({ ...answers, goal: 'chat' })
    expect(Object.values(await given(other.browser))).toEqual(Array(10).fill(null))
    expect(await collectData(api.services, anna.userId)).toMatchObject({
      match_finder: { answers: { goal: 'chat' } },
    })
  })

  it.each([
    ['one is missing', { goal: undefined }, { 'answers.goal': { code: 'field_required' } }],
    ['one is no value', { age: '17' }, { 'answers.age': { code: 'field_invalid' } }],
    ['there is another', { smoking: 'no' }, { 'answers.smoking': { code: 'field_unknown' } }],
  ])('are refused where %s', async (_, wish, fields) => {
    const answer = await browserOf(api.url).post('/api/match-finder.php', {
      answers: { ...answers, ...wish },
    })
    expect(answer).toMatchObject({ status: 422, body: { error: 'validation_failed', fields } })
  })
})

describe('the matches', () => {
  it('come best first, with their points and why', async () => {
    const anna = await woman()
    const shared = await interestIds(['films', 'kissing'])
    const fits = await says(await man(), {
      interests: shared,
      reason: 'relationship',
      relationship_status: 'single',
    })
    const lesser = await says(await man(), { reason: 'chat', relationship_status: 'married' })
    const { profiles, criteria } = await find(anna.browser)
    const ids = profiles.map(({ id }) => id)
    expect(ids).toContain(lesser.profileId)
    expect(profiles[0]).toMatchObject({
      id: fits.profileId,
      // 2 of 6 interests; the same city and age.
      score: 40 + 13 + 20,
      why: { age_distance: 40, interests: 13, goal_status: 20, shared_interests: shared },
    })
    const scores = profiles.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    expect(criteria).toContainEqual({ id: 'goal_status', weight: 20, questions: ['goal', 'status'] })
  })

  it('count the interests of the own profile too', async () => {
    const anna = await woman()
    const sailing = await interestIds(['sailing'])
    const bram = await says(await man(), { interests: sailing })
    const sharedWith = async () =>
      (await find(anna.browser)).profiles.find(({ id }) => id === bram.profileId)?.why
    expect(await sharedWith()).toMatchObject({ shared_interests: [] })
    await says(anna, { interests: sailing })
    expect(await sharedWith()).toMatchObject({ shared_interests: sailing })
  })

  it('hold what the other answered against one’s own age', async () => {
    const [anna, bram] = [await woman(), await man()]
    const points = async () =>
      (await find(anna.browser)).profiles.find(({ id }) => id === bram.profileId)?.why
    expect(await points()).toMatchObject({ age_distance: 40 })
    await find(bram.browser, { seeking: 'female', age: '60_plus' })
    expect(await points()).toMatchObject({ age_distance: 20 })
  })

  it('are whom one seeks, who seek one’s own kind, and not far from the age that was asked for', async () => {
    const anna = await woman()
    const [right, forMen, ofForty, old, slim] = [
      await man(),
      await man({ seeking: 'male' }),
      await man({ date_of_birth: '1980-01-01' }),
      await man({ date_of_birth: '1960-01-01' }),
      await says(await man(), { body_type: 'slim' }),
    ]
    const [other, both] = [await woman({ seeking: 'female' }), await man({ seeking: 'both' })]
    const ids = await idsFor(anna.browser)
    expect(ids).toEqual(expect.arrayContaining([right, ofForty, both].map(({ profileId }) => profileId)))
    for (const wrong of [anna, forMen, old, other]) expect(ids).not.toContain(wrong.profileId)
    expect(await idsFor(anna.browser, { seeking: 'both' })).toContain(other.profileId)
    expect(await idsFor(anna.browser, { body_type: 'slim' })).toEqual([slim.profileId])
  })

  it('are never somebody blocked, in either direction, paused or unconfirmed', async () => {
    const anna = await woman()
    const [kept, blocked, blocking, paused] = [await man(), await man(), await man(), await man()]
    const wanted = { affection: 'talking', holiday: 'snow' }
    expect(await idsFor(anna.browser, wanted)).toEqual(
      expect.arrayContaining([kept, blocked, blocking, paused].map(({ profileId }) => profileId)),
    )
    await anna.browser.post('/api/block.php', { profile_id: blocked.profileId })
    await blocking.browser.post('/api/block.php', { profile_id: anna.profileId })
    await paused.browser.put('/api/account.php', { action: 'pause' })
    const ids = await idsFor(anna.browser, wanted)
    expect(ids).toContain(kept.profileId)
    for (const gone of [blocked, blocking, paused]) expect(ids).not.toContain(gone.profileId)
  })

  it('say of a fictional profile that it is one', async () => {
    const anna = await woman({ seeking: 'female' })
    const invented = await createPerson(api, { fictional: true })
    const { profiles } = await find(anna.browser, { seeking: 'female' })
    expect(profiles.find(({ id }) => id === invented.profileId)).toMatchObject({ fictional: true })
  })

  it('are twelve at most', async () => {
    const anna = await woman()
    for (let count = 0; count < 13; count += 1) await man()
    expect((await find(anna.browser)).profiles).toHaveLength(12)
  })
})

describe('a visitor', () => {
  it('sees three, of whom neither name nor picture can be known, and leaves nothing behind', async () => {
    const bram = await says(await man(), { reason: 'friendship', body_type: 'fat' })
    for (let count = 0; count < 3; count += 1) await man()
    await upload(api.url, bram.browser, await drawPicture({ seed: 8801 }))
    await api.shiftClock(seconds(1))
    const before = await countKept()
    const visitor = browserOf(api.url)
    expect((await find(visitor)).profiles).toHaveLength(3)
    const { profiles } = await find(visitor, { goal: 'friendship', body_type: 'fat' })
    expect(profiles).toMatchObject([
      {
        id: bram.profileId,
        name: 'l…',
        city: '',
        main_image: { locked: true, filename: null, thumb_filename: null, match: null },
      },
    ])
    expect(Object(profiles[0]?.main_image).blur_filename).toEqual(expect.any(String))
    expect(JSON.stringify(profiles)).not.toContain(bram.name)
    expect(await countKept()).toBe(before)
  })
})

const countKept = async () =>
  (await api.services.db.selectFrom('match_answers').select('profile_id').execute()).length

it('an erased profile leaves no answers', async () => {
  const anna = await woman()
  await find(anna.browser)
  const before = await countKept()
  await api.services.transaction((trx) => eraseProfile(trx, anna.profileId, api.services.clock.now()))
  expect(await countKept()).toBe(before - 1)
})
