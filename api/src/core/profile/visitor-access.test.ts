import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createPerson } from '../../../test/people.ts'
import { browserOf } from '../../../test/visitors.ts'
import { json } from '../../database/schema/columns.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const set = async (key: string, value: boolean) => {
  await api.services.db
    .insertInto('domain_settings')
    .values({ host: '*', country: '**', key, value: json(value) })
    .onConflict((conflict) =>
      conflict.columns(['host', 'country', 'key']).doUpdateSet({ value: json(value) }),
    )
    .execute()
}

it('a network that somebody just names shows no more than an open search shows to everybody', async () => {
  const anna = await createPerson(api)
  await api.services.db
    .insertInto('photos')
    .values({
      profile_id: anna.profileId,
      visibility: 'private',
      status: 'active',
      storage_key: 'private-one',
      width: 400,
      height: 400,
      created_at: api.services.clock.now(),
    })
    .execute()
  const calls = [
    `/api/profile.php?id=${anna.profileId}`,
    `/api/photos.php?profile_id=${anna.profileId}`,
    '/api/members.php?gender=female',
  ]
  const asked = async (headers: Record<string, string>) => {
    const answers = []
    for (const path of calls) answers.push((await browserOf(api.url).get(path, { headers })).body)
    return answers
  }

  await set('logged_out_search', false)
  await set('logged_out_search_trafficsource', true)
  expect((await asked({})).map(({ error }) => error)).toEqual(calls.map(() => 'search_login_required'))
  const named = await asked({ 'X-Traffic-Source': 'made-up' })
  await set('logged_out_search', true)
  expect(named).toEqual(await asked({}))
  expect(JSON.stringify(named)).not.toContain('private-one')
  expect(Object(named[1]).photos).toEqual([])
})
