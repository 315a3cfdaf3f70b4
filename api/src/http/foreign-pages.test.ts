import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { arrivalHeader } from '@lonk/shared-api/arrival.ts'
import type { Contract } from '@lonk/shared-api/contract.ts'
import { contracts } from '@lonk/shared-api/contracts.ts'
import { sql } from 'kysely'
import { becomePremium } from '../../test/buying.ts'
import { startApi, type TestApi } from '../../test/harness.ts'
import { oneOfEach } from '../../test/matrix.ts'
import { textTo } from '../../test/people.ts'
import { browserOf, joinSite } from '../../test/visitors.ts'
import { hours } from '../clock.ts'

// A link, a redirect or a window of somebody else's page makes a browser open any address of ours with its cookie
// (SameSite=Lax). Whoever hears of it knows who is looking at that page.

type Person = Awaited<ReturnType<typeof joinSite>>
let api: TestApi
let anna: Person
let bram: Person
/** What to ask each GET for, by its name in `contracts`: something of hers that is there. */
let queries: Record<string, string>

beforeAll(async () => {
  api = await startApi()
  anna = await joinSite(api)
  bram = await joinSite(api, { gender: 'male', seeking: 'female' })
  await becomePremium(api, anna)
  // Whoever asks for the way out gets this offer once.
  await api.services.db.updateTable('companies').set({ delete_discount: 10 }).execute()
  await bram.browser.post('/api/like.php', { profile_id: anna.profileId })
  const sent = await bram.browser.post('/api/message.php', textTo(anna))
  const exported = await anna.browser.post('/api/export.php', { password: anna.password })
  // Long enough for a sign of life and for a session to be prolonged.
  await api.shiftClock(hours(30))
  const { transactions } = Object((await anna.browser.get('/api/transactions.php')).body)
  await api.shiftClock(hours(30))
  const [{ id: transaction, order }] = transactions
  queries = {
    checkCompleteSignup: `token=${'x'.repeat(43)}`,
    checkPasswordReset: `token=${'x'.repeat(43)}`,
    activationLink: `token=${'x'.repeat(43)}`,
    openUnsubscribe: `token=${anna.userId}.x`,
    getExport: `id=${exported.body.id}`,
    getExportFile: `id=${exported.body.id}&e=4102444800&s=x`,
    getProfile: `id=${bram.profileId}`,
    getPhotos: `profile_id=${bram.profileId}`,
    icebreakers: `profile_id=${bram.profileId}`,
    getChat: `id=${Object(sent.body).conversation.id}`,
    lander: 'name=gallery',
    discountCode: 'welcome=true',
    getOrder: `id=${order.id}`,
    refundTerms: `order_id=${order.id}`,
    transaction: `id=${transaction}`,
    invoice: `id=${transaction}`,
    page: 'name=terms',
    geocode: 'lat=52.1&lon=5.1',
    paymentMethods: 'country=NL',
    regions: 'country=NL',
  }
}, 120_000)
afterAll(() => api.end())

const reads = (Object.entries(contracts) as [string, Contract][]).filter(
  ([, { call }]) => call.method === 'GET',
)
const pathOf = (name: string, { call }: Contract) =>
  `${call.path.replace(':filename', 'a.webp')}${queries[name] ? `?${queries[name]}` : ''}`

const fromElsewhere: [string, Record<string, string>][] = [
  [
    'a link on another site',
    {
      Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'Sec-Fetch-Site': 'cross-site',
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Dest': 'document',
      'Sec-Fetch-User': '?1',
    },
  ],
  [
    'a neighbour under the same domain',
    { Accept: 'text/html,*/*;q=0.8', 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'navigate' },
  ],
  [
    'a link in a mail',
    { Accept: 'text/html,*/*;q=0.8', 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate' },
  ],
  ['a link, in a browser that does not say where it stood', { Accept: 'text/html,*/*;q=0.8' }],
  [
    'a page elsewhere that somehow got our header through',
    { 'X-Request-Type': 'client', 'Sec-Fetch-Site': 'cross-site' },
  ],
]

/** Columns that may change all the same, each with its reason. */
const allowed: Record<string, readonly string[]> = {
  // The member's own session is prolonged by 30 days; nobody else sees it.
  sessions: ['expires_at'],
  // How often somebody has called.
  rate_counters: ['key', 'window_start', 'count'],
}
/** Lists that no call writes: too long to be compared a hundred times. */
const catalogues = ['cities', 'regions', 'interests', 'pages', 'page_versions', 'countries']

type Snapshot = Map<string, string[]>

const snapshot = async (): Promise<Snapshot> => {
  const { db } = api.services
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  const tables: Snapshot = new Map()
  for (const { name } of rows) {
    if (catalogues.includes(name)) continue
    const hidden = allowed[name] ?? []
    const found = await sql<{ row: string }>`
      select (to_jsonb(t) - ${hidden}::text[])::text as row from ${sql.table(name)} t order by 1`.execute(db)
    tables.set(
      name,
      found.rows.map(({ row }) => row),
    )
  }
  return tables
}

const changes = (before: Snapshot, now: Snapshot): string[] =>
  [...now].flatMap(([table, rows]) => {
    const known = new Set(before.get(table))
    return rows.filter((row) => !known.has(row)).map((row) => `${table}: ${row}`)
  })

const open = async (path: string, method: string, headers: Record<string, string>) => {
  const response = await fetch(`${api.url}${path}`, {
    method,
    redirect: 'manual',
    headers: { Cookie: anna.browser.cookie(), ...headers },
  })
  await response.body?.cancel()
  return response.status
}

describe('a page of somebody else that opens an address of ours', () => {
  it('finds all GETs of the contract in this table', () => {
    expect(reads.length).toBeGreaterThan(40)
    const wanting = reads.filter(
      ([name, { query }]) => query && !query.safeParse({}).success && !queries[name],
    )
    expect(wanting).toEqual([])
  })

  it.each(oneOfEach(3, fromElsewhere))('changes nothing that others hear of: %s', async (_, headers) => {
    const told: string[] = []
    let before = await snapshot()
    for (const [name, contract] of reads)
      for (const method of ['GET', 'HEAD']) {
        // Nothing answers a HEAD of a stream but its end.
        if (method === 'HEAD' && name === 'events') continue
        const status = await open(pathOf(name, contract), method, headers)
        expect([name, status < 500]).toEqual([name, true])
        const now = await snapshot()
        const changed = changes(before, now)
        if (changed.length > 0) told.push(`${method} ${name} (${status}): ${changed.join('; ')}`)
        before = now
      }
    expect(told).toEqual([])
  })
})

const declared = (): string[] => {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const remotes = readdirSync(root).filter((folder) => folder.startsWith('mf-'))
  return remotes.flatMap((folder) =>
    [...readFileSync(`${root}/${folder}/remote.json`, 'utf8').matchAll(/"firstData": "([^"]+)"/g)].map(
      ([, call]) => call ?? '',
    ),
  )
}

describe('a document of ours that somebody else’s page opens', () => {
  /** What the document server asks for then; it leaves conversations to the page (`shell/server/api/first-data.ts`). */
  const asked = () => [
    ...new Set([
      '/api/settings.php',
      '/api/user.php?totals=1',
      '/api/companyinfo.php',
      '/api/page.php?name=terms&lang=nl',
      ...declared()
        .filter((path) => !/^\/api\/chats?\.php/.test(path))
        .map((path) => path.replace('{id}', String(bram.profileId)).replace('{type}', 'received')),
    ]),
  ]

  it.each(['foreign', 'direct'])('leaves everything as it was: %s', async (arrival) => {
    expect(asked()).toContain(`/api/profile.php?id=${bram.profileId}`)
    const told: string[] = []
    let before = await snapshot()
    for (const path of asked()) {
      const headers = { Accept: 'application/json', 'X-Request-Type': 'client', [arrivalHeader]: arrival }
      expect([path, await open(path, 'GET', headers)]).toEqual([path, 200])
      const now = await snapshot()
      // Whoever opens a page by its address is here, but has not visited anybody.
      const changed = changes(before, now).filter(
        (change) => arrival === 'foreign' || !/^(sessions|profiles): /.test(change),
      )
      if (changed.length > 0) told.push(`${path}: ${changed.join('; ')}`)
      before = now
    }
    expect(told).toEqual([])
  })
})

describe('a visit', () => {
  const visits = async (who: Person, whom: Person) =>
    (
      await api.services.db
        .selectFrom('visits')
        .select('last_at')
        .where('visitor_id', '=', who.profileId)
        .where('profile_id', '=', whom.profileId)
        .execute()
    ).length
  const look = (who: Person, whom: Person, headers: Record<string, string> = {}) =>
    who.browser.get(`/api/profile.php?id=${whom.profileId}`, { headers })

  it.each(['foreign', 'direct', 'something else'])(
    'is not recorded while nobody has done anything on the page: %s',
    async (arrival) => {
      const carl = await joinSite(api)
      expect((await look(carl, bram, { [arrivalHeader]: arrival })).status).toBe(200)
      expect(await visits(carl, bram)).toBe(0)
      await look(carl, bram)
      expect(await visits(carl, bram)).toBe(1)
    },
  )

  it('is not recorded for a page elsewhere, whatever else it sends', async () => {
    const carl = await joinSite(api)
    for (const [, headers] of fromElsewhere)
      await fetch(`${api.url}/api/profile.php?id=${bram.profileId}`, {
        headers: { Cookie: carl.browser.cookie(), ...headers },
      })
    expect(await visits(carl, bram)).toBe(0)
  })

  it('shows nobody as online who was only led here', async () => {
    const carl = await joinSite(api)
    await api.shiftClock(hours(1))
    const online = async () =>
      Object(
        (await browserOf(api.url, anna.browser.cookie()).get(`/api/profile.php?id=${carl.profileId}`)).body,
      ).profile.online
    await look(carl, bram, { [arrivalHeader]: 'foreign' })
    await carl.browser.get('/api/poll.php', { headers: { [arrivalHeader]: 'foreign' } })
    expect(await online()).toBe(false)
    await carl.browser.get('/api/poll.php')
    expect(await online()).toBe(true)
  })
})
