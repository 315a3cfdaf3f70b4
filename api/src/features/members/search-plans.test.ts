import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { MembersQuery } from '@lonk/shared-api/calls/members/members.schema.ts'
import { type CompiledQuery, sql } from 'kysely'
import { seedBulk } from '../../../demo/seed-bulk.ts'
import { chosenDatabase, startApi, type TestApi } from '../../../test/harness.ts'
import type { Cursor } from '../../core/paging/cursor.ts'
import { proposable } from '../../core/profile/proposable.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import type { Db } from '../../database/connection.ts'
import type { Filters } from './filters.ts'
import { rankOf } from './ranks.ts'
import { countFound, type Search, searchPage } from './search.ts'
import { similarIds } from './similar.ts'

// With so many members a plan that reads them all is a mistake. The embedded database plans the same way; one is
// enough.
const onServer = chosenDatabase() === 'postgres' ? describe : describe.skip
const profiles = 20_000

onServer('the plan of a search', () => {
  let api: TestApi
  let viewerId: number
  let regionId: number
  beforeAll(async () => {
    api = await startApi()
    const { db } = api.services
    await seedBulk(db, { profiles, seed: 7, now: api.services.clock.now() })
    viewerId = (
      await db.selectFrom('profiles').select('id').where('country', '=', 'NL').executeTakeFirstOrThrow()
    ).id
    regionId = (
      await db.selectFrom('regions').select('id').where('code', '=', 'UT').executeTakeFirstOrThrow()
    ).id
  }, 240_000)
  afterAll(() => api.end())

  /** Every select that it runs, as the database would plan it. */
  const plansOf = async (run: (recording: Db) => Promise<unknown>) => {
    const { db } = api.services
    const statements: CompiledQuery[] = []
    const recording = db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        if (node.kind === 'SelectQueryNode') statements.push(db.getExecutor().compileQuery(node, queryId))
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await run(recording)
    const plans: string[] = []
    for (const statement of statements) {
      const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>({
        ...statement,
        sql: `explain ${statement.sql}`,
      })
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return plans
  }

  /** To seven of ten, as on a site. */
  const givePhotos = async () => {
    const { db } = api.services
    await sql`
      with made as (
        insert into photos (profile_id, visibility, status, storage_key, width, height, created_at)
        select id, 'public', 'active', 'bulk-' || id, 1200, 1600, now() from profiles where id % 10 < 7
        returning id, profile_id)
      update profiles p set main_photo_id = made.id from made where p.id = made.profile_id`.execute(db)
    await sql`analyze profiles`.execute(db)
  }

  const searching = (query: Partial<MembersQuery>) => async (db: Db) => {
    const { sort, ...asked } = query
    const center = { lat: 52.09, lon: 5.12 }
    const filters: Filters = {
      country: 'NL',
      gender: 'male',
      ...asked,
      center,
      coarse: false,
      demoIsFictional: false,
    }
    const { host } = await api.services.sites.of(undefined)
    const search: Search = { host, viewerId, filters, now: api.services.clock.now() }
    const rank = rankOf(sort ?? 'online', { viewerId, dateOfBirth: '1990-01-01', regionId, center })
    await searchPage(db, search, rank, { after: null, size: 24 })
    await countFound(db, search)
  }

  it.each<[string, Partial<MembersQuery>]>([
    ['without any filter', {}],
    ['by ages', { min_age: 30, max_age: 40 }],
    ['for the oldest', { min_age: 68, max_age: 99 }],
    ['in a region', { countryregion: 1 }],
    ['in a city', { city: 'Utrecht' }],
    ['around a place', { radius_km: 25 }],
    ['by distance', { sort: 'distance' }],
    ['of the newest', { sort: 'new' }],
    ['by match', { sort: 'match' }],
    ['of whoever is online', { online: true }],
    ['of the verified', { verified: true, body_type: 'fat' }],
    ['by interests', { interests: [1, 2] }],
  ])('%s reads members by an index', async (_, query) => {
    const asked = 'countryregion' in query ? { ...query, countryregion: regionId } : query
    const plans = await plansOf(searching(asked))
    expect(plans.length).toBeGreaterThanOrEqual(2)
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on profiles\b(?!_)/)
  })

  it('of whom the site proposes reads neither all members nor all accounts', async () => {
    const { host } = await api.services.sites.of(undefined)
    const plans = await plansOf((db) =>
      db
        .selectFrom('profiles')
        .select('profiles.id')
        .where(visibleTo(host, viewerId))
        .where(proposable(host))
        .where('profiles.country', '=', 'NL')
        .orderBy('profiles.last_online_at', 'desc')
        .orderBy('profiles.id', 'desc')
        .limit(20)
        .execute(),
    )
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (profiles|users)\b(?!_)|Sort/)
  })

  it('of members like somebody sorts no country', async () => {
    await givePhotos()
    const { host } = await api.services.sites.of(undefined)
    const viewer = { profileId: viewerId, now: api.services.clock.now() }
    const somebody = {
      id: viewerId,
      gender: 'male',
      country: 'NL',
      regionId: null,
      dateOfBirth: '1990-01-01',
    } as const
    const plans = await plansOf((db) => similarIds(db, viewer, host, somebody, 6))
    expect(plans).toHaveLength(1)
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (profiles|users)\b(?!_)|Sort/)
  })

  it('by distance finds whom the whole list would begin with', async () => {
    const { db, clock } = api.services
    const center = { lat: 52.09, lon: 5.12 }
    const filters: Filters = { country: 'NL', gender: 'male', center, coarse: false, demoIsFictional: false }
    const { host } = await api.services.sites.of(undefined)
    const search: Search = { host, viewerId, filters, now: clock.now() }
    const rank = rankOf('distance', { viewerId, dateOfBirth: null, regionId: null, center })
    const { from: _, ...plain } = rank
    const seen: number[] = []
    const expected: number[] = []
    let [after, afterPlain]: (Cursor | null | undefined)[] = [null, null]
    for (let page = 0; page < 8; page += 1) {
      const near = await searchPage(db, search, rank, { after: after ?? null, size: 24 })
      const all = await searchPage(db, search, plain, {
        after: afterPlain ?? null,
        size: 24,
      })
      seen.push(...near.ids)
      expected.push(...all.ids)
      after = near.next
      afterPlain = all.next
    }
    expect(seen).toEqual(expected)
  })
})
