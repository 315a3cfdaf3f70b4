import { sql } from 'kysely'
import { localDay } from '../../clock.ts'
import type { Db } from '../../database/connection.ts'
import { visibleTo } from '../profile/visibility.ts'
import { type Cursor, encodeCursor } from './cursor.ts'
import { type Filters, matching } from './filters.ts'
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

type Page = { ids: number[]; nextCursor: string | null }

/** One page by its keyset: however deep, it costs what the first one costs. */
export const searchPage = async (
  db: Db,
  search: Search,
  rank: Rank,
  { after, size, without = [] }: { after: Cursor | null; size: number; without?: readonly number[] },
): Promise<Page> => {
  let query = found(db, search).select(['profiles.id', rank.expression.as('rank')])
  if (without.length > 0) query = query.where('profiles.id', 'not in', [...without])
  if (after)
    query = query.where(
      sql<boolean>`(${rank.expression}, profiles.id) < (${rank.fromCursor(after[0])}, ${after[1]}::bigint)`,
    )
  const rows = await query
    .orderBy(rank.expression, 'desc')
    .orderBy('profiles.id', 'desc')
    .limit(size + 1)
    .execute()
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return {
    ids: page.map(({ id }) => id),
    nextCursor: rows.length > size && last ? encodeCursor([rank.toCursor(last.rank), last.id]) : null,
  }
}

/** How many there are, up to the cap. */
export const countFound = async (db: Db, search: Search): Promise<{ total: number; capped: boolean }> => {
  const { count } = await db
    .selectFrom(
      found(db, search)
        .select('profiles.id')
        .limit(mostCounted + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { total: Math.min(count, mostCounted), capped: count > mostCounted }
}
