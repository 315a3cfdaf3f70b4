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

it('names the hosts of a niche with their languages, and none of another niche', async () => {
  const { company_id, niche, default_country } = await api.services.db
    .selectFrom('domains')
    .selectAll()
    .where('host', '=', 'lonk.example')
    .executeTakeFirstOrThrow()
  const other = { company_id, default_country, domain_language: 'de' }
  await api.services.db
    .insertInto('domains')
    .values([
      { ...other, niche: (niche % 7) + 1, host: 'other-niche.example' },
      { ...other, niche, host: 'closed.example', active: false },
    ])
    .execute()
  const { body } = await browserOf(api.url).get('/api/settings.php?domain=lonk.example')
  expect(JSON.stringify(body.domains)).not.toMatch(/other-niche|closed/)
  expect(body.domains).toContainEqual({ host: 'lonk.example', language: 'fr' })
  expect(body.domains).toContainEqual({ host: 'localhost', language: null })
})
