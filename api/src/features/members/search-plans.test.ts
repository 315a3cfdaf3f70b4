import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { MembersQuery } from '@lonk/shared-api/calls/members/members.schema.ts'
import type { CompiledQuery } from 'kysely'
import { seedBulk } from '../../../demo/seed-bulk.ts'
import { chosenDatabase, startApi, type TestApi } from '../../../test/harness.ts'
import type { Cursor } from '../../core/paging/cursor.ts'
import type { Filters } from './filters.ts'
import { rankOf } from './ranks.ts'
import { countFound, type Search, searchPage } from './search.ts'

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

  /** Every statement that a search runs, as the database would plan it. */
  const plansOf = async (query: Partial<MembersQuery>) => {
    const { sort, ...asked } = query
    const { db, clock } = api.services
    const statements: CompiledQuery[] = []
    const recording = db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        if (node.kind === 'SelectQueryNode') statements.push(db.getExecutor().compileQuery(node, queryId))
        return node
      },
      transformResult: async ({ result }) => result,
    })
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
    const search: Search = { host, viewerId, filters, now: clock.now() }
    const rank = rankOf(sort ?? 'online', { viewerId, dateOfBirth: '1990-01-01', regionId, center })
    await searchPage(recording, search, rank, { after: null, size: 24 })
    await countFound(recording, search)
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
    const plans = await plansOf('countryregion' in query ? { ...query, countryregion: regionId } : query)
    expect(plans.length).toBeGreaterThanOrEqual(2)
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on profiles\b(?!_)/)
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
