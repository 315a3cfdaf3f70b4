import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { mostSavedSearches } from '@lonk/shared-api/calls/matching/saved-search.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { joinSite } from '../../../test/visitors.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

type Person = Awaited<ReturnType<typeof joinSite>>
const save = (who: Person, name: string, filters: Record<string, unknown> = {}) =>
  who.browser.post('/api/saved-search.php', { name, filters })
const all = async (who: Person) => (await who.browser.get('/api/saved-search.php')).body

it('keeps a search under its name; the same name takes the new filters', async () => {
  const anna = await joinSite(api)
  await save(anna, 'Dichtbij', { radius_km: 25, min_age: 30 })
  const { status, body } = await save(anna, ' dichtbij ', { radius_km: 50, online: true })
  expect(status).toBe(200)
  expect(body).toMatchObject({ searches: [{ name: 'dichtbij', filters: { radius_km: 50, online: true } }] })
  expect(await all(anna)).toEqual(body)
})

it('keeps ten at most, however they come', async () => {
  const anna = await joinSite(api)
  const answers = await Promise.all(
    Array.from({ length: mostSavedSearches + 2 }, (_, index) => save(anna, `Nummer ${index}`)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostSavedSearches)
  expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({ error: 'saved_search_limit' })
})

it('is its owner’s alone', async () => {
  const [anna, bram] = [await joinSite(api), await joinSite(api)]
  const { body } = await save(anna, 'Mijn')
  const id = Object(body).searches[0].id
  expect(await bram.browser.delete('/api/saved-search.php', { id })).toMatchObject({ status: 404 })
  expect(await all(bram)).toEqual({ searches: [] })
  expect((await anna.browser.delete('/api/saved-search.php', { id })).body).toEqual({ searches: [] })
})

it('refuses filters that no search has, at their field', async () => {
  const anna = await joinSite(api)
  expect(await save(anna, 'Te jong', { min_age: 12 })).toMatchObject({
    status: 422,
    body: { fields: { 'filters.min_age': {} } },
  })
  expect(await save(anna, '', {})).toMatchObject({ status: 422 })
  expect(await save(anna, 'Vreemd', { shoe_size: 42 })).toMatchObject({ status: 422 })
})
