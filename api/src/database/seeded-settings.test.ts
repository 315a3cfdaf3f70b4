import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { startApi, type TestApi } from '../../test/harness.ts'
import { siteDefaults } from '../core/settings/defaults.ts'
import { loadCatalogue } from './catalogue/catalogue.ts'
import { migrate } from './migrate.ts'
import { json } from './schema/columns.ts'

const seeded: object = JSON.parse(
  readFileSync(new URL('./migrations/0050-seeded.json', import.meta.url), 'utf8'),
)
const digestKey = 'catalogue_digest'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const rows = () =>
  api.services.db
    .selectFrom('domain_settings')
    .select(['host', 'country', 'key', 'value'])
    .where('key', '!=', digestKey)
    .orderBy('key')
    .orderBy('host')
    .execute()

beforeEach(() => api.services.db.deleteFrom('domain_settings').where('key', '!=', digestKey).execute())

/** What an old start wrote, what its operator then changed, and what holds in one country alone. */
const oldStart = async () => {
  const everywhere = { host: '*', country: '**' }
  await api.services.db
    .insertInto('domain_settings')
    .values(Object.entries(seeded).map(([key, value]) => ({ ...everywhere, key, value: json(value) })))
    .execute()
  await sql`update domain_settings set value = '7' where key = 'free_conversations'`.execute(api.services.db)
  await api.services.db
    .insertInto('domain_settings')
    .values({ host: '*', country: 'BE', key: 'min_age', value: '18' })
    .execute()
}
const kept = [
  { host: '*', country: '**', key: 'free_conversations', value: 7 },
  { host: '*', country: 'BE', key: 'min_age', value: 18 },
]

it('a new site has no row of a setting', async () => {
  const fresh = await startApi()
  const settings = await fresh.services.db.selectFrom('domain_settings').select('key').execute()
  await fresh.end()
  expect(settings).toEqual([{ key: digestKey }])
}, 60_000)

it('of a site that ran before only what its operator changed stays', async () => {
  const { db, sites } = api.services
  await sql`alter table domain_settings drop column changed_by, drop column changed_at`.execute(db)
  await sql`delete from kysely_migration where name = '0050-seeded-settings'`.execute(db)
  await oldStart()
  await migrate(db)
  expect(await rows()).toEqual(kept)
  expect((await sites.of(undefined)).values).toEqual({ ...siteDefaults, free_conversations: 7 })
})

it('what an older process or a back-up brings again goes with the next start', async () => {
  const { db } = api.services
  await oldStart()
  await db
    .updateTable('domain_settings')
    .set({ changed_by: 'anna', changed_at: new Date() })
    .where('key', '=', 'refund_days')
    .execute()
  await db.updateTable('domain_settings').set({ value: '"old"' }).where('key', '=', digestKey).execute()
  await loadCatalogue(db)
  expect(await rows()).toEqual([...kept, { host: '*', country: '**', key: 'refund_days', value: 14 }])
})
