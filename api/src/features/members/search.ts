import { sql } from 'kysely'
import { localDay } from '../../clock.ts'
import type { Cursor } from '../../core/paging/cursor.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import type { Db } from '../../database/connection.ts'
import { type Center, type Filters, matching } from './filters.ts'
import type { Rank } from './ranks.ts'

/** Counting stops here: an exact count costs many times the search. */
export const mostCounted = 1000

export type Search = {
  host: string
  viewerId: number | null
  filters: Filters
  now: Date
}

const found = (db: Db, { host, viewerId, filters, now }: Search) =>
  db
    .selectFrom('profiles')
    .where(visibleTo(host, viewerId))
    .where(matching(filters, now, localDay(now)))

type Page = { ids: number[]; next: Cursor | null }

type Wanted = { after: Cursor | null; size: number; without?: readonly number[] }

/** One page by its keyset: however deep, it costs what the first one costs. */
export const searchPage = async (db: Db, search: Search, rank: Rank, wanted: Wanted): Promise<Page> => {
  const near = rank.from ? nearer(search, rank.from, wanted.after) : null
  // A full page of those near by is the page: nobody outside is nearer.
  const rows = near ? await ranked(db, near, rank, wanted) : []
  const all = rows.length > wanted.size ? rows : await ranked(db, search, rank, wanted)
  const page = all.slice(0, wanted.size)
  const last = page.at(-1)
  return {
    ids: page.map(({ id }) => id),
    next: all.length > wanted.size && last ? [rank.toCursor(last.rank), last.id] : null,
  }
}

const farther = 20
const kilometresPerDegree = 111.2

/**
 * The same search around the place, as far as the page before it went and a bit further; null where it is narrower
 * anyway.
 */
const nearer = (search: Search, center: Center, after: Cursor | null): Search | null => {
  const reached = after ? Math.sqrt(Math.max(0, -after[0])) * kilometresPerDegree : 0
  const radius_km = Math.ceil(reached + farther)
  const { radius_km: asked, city } = search.filters
  if (radius_km > 250 || (asked !== undefined && asked <= radius_km) || (city && !asked)) return null
  return { ...search, filters: { ...search.filters, center, radius_km } }
}

/** Under the name of the table that they come from, so that the same rank fits both. */
const candidates = (db: Db, search: Search, { among }: Rank) =>
  db.selectFrom(
    found(db, search)
      .select(['profiles.id', 'profiles.date_of_birth', 'profiles.region_id'])
      .$if(among === undefined, (query) =>
        query.select(['profiles.lat', 'profiles.lon', 'profiles.last_online_at', 'profiles.created_at']),
      )
      .$if(among !== undefined, (query) =>
        query
          .orderBy('profiles.last_online_at', 'desc')
          .orderBy('profiles.id', 'desc')
          .limit(among ?? 0),
      )
      .as('profiles'),
  )

const ranked = async (db: Db, search: Search, rank: Rank, { after, size, without = [] }: Wanted) => {
  let query = candidates(db, search, rank).select(['profiles.id', rank.expression.as('rank')])
  if (without.length > 0) query = query.where('profiles.id', 'not in', [...without])
  if (after)
    query = query.where(
      sql<boolean>`(${rank.expression}, profiles.id) < (${rank.fromCursor(after[0])}, ${after[1]}::bigint)`,
    )
  return query
    .orderBy(rank.expression, 'desc')
    .orderBy('profiles.id', 'desc')
    .limit(size + 1)
    .execute()
}

/** How many members there are, up to the cap. Fictional profiles are found, but nobody to be counted. */
export const countFound = async (db: Db, search: Search): Promise<{ total: number; capped: boolean }> => {
  const { count } = await db
    .selectFrom(
      found(db, { ...search, filters: { ...search.filters, hide_fictional: true } })
        .select('profiles.id')
        .limit(mostCounted + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { total: Math.min(count, mostCounted), capped: count > mostCounted }
}
