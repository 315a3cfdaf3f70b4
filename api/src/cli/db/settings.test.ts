import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { putSetting } from '../../../test/settings.ts'
import { browserOf } from '../../../test/visitors.ts'
import { listSettings, setSetting } from './settings.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const rows = () =>
  api.services.db.selectFrom('domain_settings').selectAll().where('key', '!=', 'catalogue_digest')
beforeEach(() =>
  api.services.db.deleteFrom('domain_settings').where('key', '!=', 'catalogue_digest').execute(),
)

const set = (...args: string[]) => setSetting(api.services, [...args, '--by', 'anna'])
const audits = () =>
  api.services.db
    .selectFrom('audit_log')
    .select(['actor', 'action', 'before', 'after'])
    .where('entity', '=', 'setting')
    .orderBy('id')
    .execute()
const listed = async (key: string): Promise<string[]> => {
  const lines = await listSettings(api.services.db)
  const from = lines.findIndex((line) => line.startsWith(`${key} `))
  const more = lines.slice(from + 1)
  const end = more.findIndex((line) => !line.startsWith(' '))
  return [lines[from] ?? '', ...more.slice(0, end)]
}

it('changes the running site, says who and when, and goes back', async () => {
  const shown = async () =>
    Object((await browserOf(api.url).get('/api/settings.php')).body.settings).message_credits
  const earlier = (await audits()).length
  expect(await set('message_credits', '3')).toEqual([
    'message_credits is now 3 (every host). Running processes follow within ten seconds.',
  ])
  expect(await shown()).toBe(3)
  expect(await listed('message_credits')).toEqual([
    'message_credits 1',
    expect.stringMatching(/^ {4}3 \(every host; anna, \d{4}-\d\d-\d\dT/),
  ])
  await set('message_credits', '4')
  expect(await set('message_credits', '4')).toEqual(['message_credits was 4 already (every host).'])
  await set('message_credits', '--default')
  expect(await set('message_credits', '--default')).toEqual([
    'message_credits was the default already (every host).',
  ])
  expect(await shown()).toBe(1)
  expect(await listed('message_credits')).toEqual(['message_credits 1'])
  const row = (value: number) => ({ host: '*', country: '**', key: 'message_credits', value })
  expect((await audits()).slice(earlier)).toEqual([
    { actor: 'anna', action: 'setting.set', before: null, after: row(3) },
    { actor: 'anna', action: 'setting.set', before: row(3), after: row(4) },
    { actor: 'anna', action: 'setting.default', before: row(4), after: null },
  ])
})

it('holds for one host and one country alone', async () => {
  await set('free_conversations', '5', '--country', 'be', '--host', 'LOCALHOST')
  const { sites } = api.services
  expect((await sites.of('localhost', 'BE')).values.free_conversations).toBe(5)
  expect((await sites.of('localhost', 'NL')).values.free_conversations).toBe(2)
  expect((await listed('free_conversations'))[1]).toContain('5 (localhost, BE; anna')
  await set('free_conversations', '--default', '--country', 'BE', '--host', 'localhost')
  expect(await rows().execute()).toEqual([])
})

it.each([
  ['spend_limit_default', '20.00', '20.00'],
  ['spend_limit_default', 'null', null],
  ['cookie_version', '2', '2'],
  ['name', 'Site of ours', 'Site of ours'],
  ['sse', 'false', false],
  ['photo_limits', '{"free":1,"premium":2}', { free: 1, premium: 2 }],
  ['visible_profile_notes', '[]', []],
])('%s takes %s as a shell hands it over', async (key, given, value) => {
  await set(key, given)
  expect(await rows().execute()).toEqual([
    expect.objectContaining({ key, value, changed_by: 'anna', changed_at: expect.anything() }),
  ])
})

it.each([
  [['mesage_credits', '3'], 'There is no setting mesage_credits. Did you mean message_credits?'],
  [['toString', '3'], 'There is no setting toString.'],
  [['message_credits', 'three'], 'message_credits: Invalid input: expected number'],
  [['message_credits', '0'], 'message_credits: Too small'],
  [['message_credits', '1.5'], 'message_credits: '],
  [['min_age', '17'], 'min_age: Too small'],
  [['refund_days', '13'], 'refund_days: Too small'],
  [['age_assurance', 'provider'], 'age_assurance: '],
  [['signups', 'nobody'], 'expected one of "all"|"with_trafficsource"'],
  [['photo_limits', '{"free":1}'], 'photo_limits: premium: '],
  [['photo_limits', '{"free":1,"premium":2,"more":3}'], 'Unrecognized key: "more"'],
  [['index_title', '{"nl":"Titel"}'], 'needs at least nl and en'],
  [['search_fields', '["gender","wealth"]'], 'search_fields: 1: '],
  [['spend_limit_default', '20,00'], 'must be an amount as 20.00'],
  [['sse', 'false', '--host', 'elsewhere.example'], 'There is no host elsewhere.example, only localhost'],
  [['sse', 'false', '--country', 'XX'], 'There is no country XX'],
  [['sse', '--default', 'false'], 'set <key> <value>, or set <key> --default'],
  [['sse'], 'set <key> <value>'],
  [['name', 'Site', 'of', 'ours'], 'quotes'],
  [['sse', 'false', '--everywhere'], '--everywhere'],
])('refuses %j and leaves nothing behind', async (args, says) => {
  const before = await audits()
  await expect(set(...args)).rejects.toThrow(says)
  expect(await rows().execute()).toEqual([])
  expect(await audits()).toEqual(before)
})

it('refuses what the site could not start with', async () => {
  await putSetting(api.services.db, 'fictional_plural', { nl: ' ' })
  await expect(set('fictional_enabled', 'true')).rejects.toThrow('fictional_enabled needs fictional_plural')
  expect(await rows().where('key', '=', 'fictional_enabled').execute()).toEqual([])
  expect((await listed('fictional_plural'))[1]).toContain('nobody known, no date known) DOES NOT FIT: ')
})
