import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { languages } from '@lonk/shared-api/schemas/primitives.ts'
import { sql } from 'kysely'
import { createFolder } from '../src/adapters/files/folder.ts'
import { createPhotoStore } from '../src/adapters/photos/photo-store.ts'
import { setCompany, setDomain } from '../src/cli/db/site.ts'
import { days } from '../src/clock.ts'
import { readConfig } from '../src/config.ts'
import { connect } from '../src/database/connection.ts'
import { makeSecrets } from '../src/secrets.ts'
import { type RunningApi, startApi } from '../src/start.ts'
import { copyEmbedded } from '../test/databases/embedded.ts'
import { testEnvironment } from '../test/harness.ts'
import { brokenInvariants } from '../test/invariants.ts'
import { ownCompany } from '../test/own-company.ts'
import { type Browser, browserOf } from '../test/visitors.ts'
import { seedDemo } from './seed-demo.ts'

// What the demo promises, line by line. A small one has the same shares; the full run counts the whole.

const full = Boolean(process.env.TEST_FULL)
const profiles = full ? 2400 : 240
const part = profiles / 2400
const password = 'lonk-demo-2026'

let folder: string
/** The same demo, for what turns it into a public site. */
let publicFolder: string
let api: RunningApi
const startIn = (dataDir: string, env: Record<string, string> = {}) =>
  startApi(readConfig(testEnvironment(dataDir, undefined, env)))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lonk-plan-'))
  await copyEmbedded(folder)
  const connection = await connect({ databaseUrl: null, dataDir: folder })
  const photoStore = createPhotoStore(createFolder(join(folder, 'photos')))
  const clock = { now: () => new Date() }
  const publicUrl = 'http://localhost:3000'
  await seedDemo(connection.db, { profiles, seed: 42, photoStore, clock, password, publicUrl })
  await connection.close()
  publicFolder = `${folder}-public`
  await cp(folder, publicFolder, { recursive: true })
  api = await startIn(folder)
}, 600_000)
afterAll(async () => {
  expect(await brokenInvariants(api.services.db)).toEqual([])
  await api.stop()
  for (const dataDir of [folder, publicFolder]) await rm(dataDir, { recursive: true, force: true })
})

const rowsOf = async <Row>(query: string): Promise<Row[]> =>
  (await sql<Row>`${sql.raw(query)}`.execute(api.services.db)).rows
const count = async (what: string): Promise<number> =>
  (await rowsOf<{ n: number }>(`select count(*)::int as n from ${what}`))[0]?.n ?? -1
const byKey = async (key: string, from: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await rowsOf<{ key: string; n: number }>(
        `select ${key} as key, count(*)::int as n from ${from} group by 1`,
      )
    ).map(({ key, n }) => [key, n]),
  )
const visitor = ({ port } = api) => browserOf(`http://127.0.0.1:${port}`)
const logIn = async (name: string) => {
  const browser = visitor()
  const answer = await browser.post('/api/user.php', { email: `${name}@example.test`, password })
  return { browser, ...answer }
}

describe('the people', () => {
  it.each([
    ['live in the Netherlands', `p.country = 'NL'`, 0.625],
    ['live in Belgium', `p.country = 'BE'`, 0.1875],
    ['live in Germany', `p.country = 'DE'`, 0.1875],
    ['are men', `p.gender = 'male'`, 0.52],
    ['are straight', `p.sexuality = 'hetero'`, 0.86],
    ['are bi', `p.sexuality = 'bi'`, 0.07],
    ['have a photo', `p.main_photo_id is not null`, 0.7],
    ['are premium', `u.paid_user`, 0.2],
  ])('%s as often as planned', async (_, condition, share) => {
    const found = await count(`profiles p join users u on u.id = p.user_id where u.demo and ${condition}`)
    const spread = 3 * Math.sqrt((share * (1 - share)) / profiles)
    expect(Math.abs(found / profiles - share)).toBeLessThan(spread + 0.01)
  })

  it('are all simulated, of age, under a name without a surname, with two to five interests', async () => {
    expect(await count('users where demo')).toBe(profiles)
    expect(await count('profiles p join users u on u.id = p.user_id where u.demo and not p.demo')).toBe(0)
    expect(await count(`profiles where demo and date_of_birth > now() - interval '18 years'`)).toBe(0)
    expect(await count(`profiles where demo and (name like '% %' or name !~ '[0-9_.-]')`)).toBe(0)
    const numbers = await rowsOf<{ n: number }>(`select count(i.interest_id)::int as n from profiles p
      left join profile_interests i on i.profile_id = p.id where p.demo group by p.id`)
    expect(numbers.every(({ n }) => n >= 2 && n <= 5)).toBe(true)
  })

  it('like and write to each other', async () => {
    const likes = await count('likes')
    expect(likes).toBeGreaterThan(15 * profiles)
    const mutual = await count('likes l join likes r on r.from_id = l.to_id and r.to_id = l.from_id')
    expect(mutual / likes).toBeGreaterThan(0.08)
    expect(await count('conversations')).toBeGreaterThan((full ? 2.4 : 1.8) * profiles)
    expect(await count('messages')).toBeGreaterThan((full ? 22 : 8) * profiles)
    expect(await count(`messages where type = 'gift'`)).toBeGreaterThanOrEqual(full ? 300 : 8)
  })
})

describe('what staff find', () => {
  it('are orders in every state, refunds and chargebacks', async () => {
    const states = await byKey('state', 'orders')
    for (const state of [
      'open',
      'pending',
      'completed',
      'cancelled',
      'failed',
      'expired',
      'partially_refunded',
      'refunded',
      'charged_back',
    ])
      expect([state, states[state] ?? 0]).toEqual([state, expect.any(Number)])
    expect(Object.keys(states)).toHaveLength(9)
    expect(await count('orders')).toBeGreaterThanOrEqual(800 * part)
    expect(Object.keys(await byKey('kind', 'refunds')).sort()).toEqual(['chargeback', 'staff', 'withdrawal'])
  })

  it('are sixty complaints, as many in each state, with what was decided and objected', async () => {
    expect(await byKey('state', 'complaints')).toEqual({
      received: 12,
      in_review: 12,
      decided: 12,
      appealed: 12,
      closed: 12,
    })
    expect(await count('decisions')).toBe(36)
    expect(await byKey('state', 'appeals')).toEqual({ open: 12, upheld: 12 })
    expect(await count(`complaints where category = 'minor' and priority <> 1`)).toBe(0)
    expect(
      await count(`complaints c join profiles p on p.user_id = c.subject_user_id where not p.demo`),
    ).toBe(0)
  })

  it('are two hundred photos that wait, seen by nobody else, with their files', async () => {
    expect(await count(`photos where status = 'pending'`)).toBe(200)
    const files = new Set(await readdir(join(folder, 'photos')))
    const keys = await rowsOf<{ storage_key: string }>(
      `select storage_key from photos where status = 'pending'`,
    )
    expect(keys.filter(({ storage_key }) => !files.has(storage_key))).toEqual([])
    const [owner] = await rowsOf<{ id: number; shown: number }>(`select profile_id as id,
      (select count(*)::int from photos a where a.profile_id = f.profile_id and a.status = 'active'
        and a.visibility = 'public') as shown
      from photos f where status = 'pending' order by id limit 1`)
    const { browser } = await logIn('premium')
    const { body } = await browser.get(`/api/photos.php?profile_id=${owner?.id}`)
    const shown: unknown[] = Object(body).photos
    expect(shown.filter((photo) => Object(photo).visibility === 'public')).toHaveLength(owner?.shown ?? -1)
  })

  it('are twelve sources of visitors, a partner beside them, and ninety days of what came of them', async () => {
    const sources = '(select distinct network, sub1 from signup_tracking where sub1 is not null) sources'
    expect(await count(sources)).toBe(12)
    expect(await count(`signup_tracking where network = 'partner' and sub1 is null`)).toBe(1)
    expect(await count('(select distinct network, sub1 from funnel_daily) sources')).toBe(12)
    expect(await count('(select distinct day from funnel_daily) days')).toBe(90)
    const sums = await rowsOf<{ event: string; n: number }>(
      'select event, sum(n)::int as n from funnel_daily group by event order by sum(n) desc',
    )
    expect(sums.map(({ event }) => event)).toEqual([
      'lander_view',
      'lander_cta',
      'signup_step',
      'signup_done',
      'checkout',
      'purchase',
    ])
  })
})

describe('the codes', () => {
  const answerTo = async (browser: Browser, code: string) => {
    const { status, body } = await browser.get(`/api/discountcode.php?code=${code}`)
    return status === 200 ? Object(body).discountcode.status : body.error
  }

  it('work, are over, are used up, or are of another country', async () => {
    const { browser } = await logIn('gratis')
    expect(await answerTo(browser, 'WELKOM10')).toBe('active')
    expect(await answerTo(browser, 'VERLOPEN10')).toBe('discount_expired')
    expect(await answerTo(browser, 'GEBRUIKT10')).toBe('discount_used')
    expect(await answerTo(browser, 'ZWITSERS10')).toBe('discount_not_applicable')
    expect(await answerTo(browser, 'NERGENS')).toBe('discount_not_found')
  })

  it('and the welcome bonus runs for whoever is new, and is over for whoever is not', async () => {
    expect(await answerTo((await logIn('nieuw')).browser, 'TIMEBONUS25')).toBe('active')
    expect(await answerTo((await logIn('gratis')).browser, 'TIMEBONUS25')).toBe('discount_expired')
  })
})

describe('the fixed accounts', () => {
  it.each([
    ['gratis', { status: 'active', credits: 2, paid_user: false }],
    ['nieuw', { status: 'not_confirmed', credits: 0 }],
    ['premium', { status: 'active', credits: 57, paid_user: true }],
    ['leeg', { status: 'active', credits: 0, paid_user: true }],
    ['incasso', { status: 'active' }],
    ['bounce', { status: 'active', notifications_disabled: ['bounce'] }],
    ['support', { roles: ['support'] }],
    ['moderator', { roles: ['moderator'] }],
    ['admin', { roles: ['admin'] }],
  ])('%s logs in', async (name, user) => {
    expect(await logIn(name)).toMatchObject({ status: 200, body: { user } })
  })

  it('are put before nobody, however lately somebody was logged in to them', async () => {
    const { browser } = await logIn('premium')
    const fixed = await rowsOf<{ name: string }>(
      `select p.name from profiles p join users u on u.id = p.user_id where not u.demo and u.email like '%@example.test'`,
    )
    const proposed: { name: string }[] = [
      ...Object((await browser.get('/api/swipe.php')).body).deck,
      ...Object((await browser.get('/api/signup-matches.php')).body).profiles,
    ]
    expect(fixed.length).toBeGreaterThan(8)
    expect(proposed.length).toBeGreaterThan(8)
    const names = new Set(fixed.map(({ name }) => name))
    expect(proposed.filter(({ name }) => names.has(name))).toEqual([])
  })

  it('incasso may not pay by direct debit', async () => {
    const { browser } = await logIn('incasso')
    const { bundles } = Object((await browser.get('/api/products.php?country=NL')).body)
    const call = { phone: '+31612345678', bundle_id: bundles[0].id }
    expect((await browser.post('/api/directdebit-otp.php', call)).body.error).toBe('directdebit_blocked')
  })

  it('geblokkeerd and verwijderd are told why they cannot; the deletion is ten days old', async () => {
    expect((await logIn('geblokkeerd')).body.error).toBe('account_banned')
    expect((await logIn('verwijderd')).body.error).toBe('account_deleted_pending')
    const [row] = await rowsOf<{ left: number }>(
      `select extract(epoch from purge_at - now())::float8 as left from users where email = 'verwijderd@example.test'`,
    )
    expect(Math.round((row?.left ?? 0) / (days(1) / 1000))).toBe(4)
  })
})

describe('fictional profiles', () => {
  const cards = async (browser: Browser) => {
    const found = await rowsOf<{ id: number }>(`select id from profiles where fictional order by id`)
    expect(found.length).toBeGreaterThanOrEqual(10)
    return Promise.all(
      found.map(async ({ id }) => Object((await browser.get(`/api/profile.php?id=${id}`)).body).profile),
    )
  }

  it('are ten or more, and each says so, in words of every language', async () => {
    const { browser } = await logIn('premium')
    for (const profile of await cards(browser)) expect(profile.fictional).toBe(true)
    for (const language of languages) {
      const { body } = await visitor().get('/api/settings.php', { headers: { Cookie: `locale=${language}` } })
      const { fictional_singular, fictional_plural, fictional_warning, fictional_icon } =
        Object(body).settings
      for (const word of [fictional_singular, fictional_plural, fictional_warning, fictional_icon])
        expect(word).toMatch(/\S/)
    }
  })

  it('are all of the demo, where it has come to a public site', async () => {
    const { vapidPublic, vapidPrivate } = makeSecrets()
    const before = await startIn(publicFolder)
    await setCompany(before.services, ownCompany)
    await setDomain(before.services, ['lonk.example', '--default', '--by', 'anna'])
    for (const table of ['users', 'profiles'])
      await sql`update ${sql.table(table)} set domain_host = 'lonk.example'`.execute(before.services.db)
    await before.stop()
    const site = await startIn(publicFolder, {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://lonk.example',
      PAYMENTS: 'mollie',
      MOLLIE_KEY: 'live_key',
      MAIL_URL: 'smtps://user:password@mail.example',
      VAPID_PUBLIC: vapidPublic,
      VAPID_PRIVATE: vapidPrivate,
      RATE_LIMIT_FACTOR: '1',
    })
    const { body } = await visitor(site).get('/api/members.php?gender=female&country=NL')
    const shown: { id: number; fictional: boolean }[] = Object(body).profiles
    const demo = await rowsOf<{ id: number }>('select id from profiles where demo')
    const simulated = shown.filter((card) => demo.some(({ id }) => id === card.id))
    expect(simulated.length).toBeGreaterThan(5)
    for (const card of simulated) expect(card.fictional).toBe(true)
    await site.stop()
  }, 60_000)
})
