import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { browserOf } from '../../../test/visitors.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  const { company_id, niche, default_country } = await api.services.db
    .selectFrom('domains')
    .selectAll()
    .executeTakeFirstOrThrow()
  await api.services.db
    .insertInto('domains')
    .values({ host: 'lonk.example', company_id, niche, default_country, domain_language: 'fr' })
    .execute()
}, 120_000)
afterAll(() => api.end())

it.each([
  ['lonk.example', 'fr'],
  ['localhost', null],
  ['elsewhere.example', null],
])('%s stands for the language %s: the default domain for none', async (domain, expected) => {
  const { body } = await browserOf(api.url).get(`/api/settings.php?domain=${domain}`)
  expect(body.domain_language).toBe(expected)
})
