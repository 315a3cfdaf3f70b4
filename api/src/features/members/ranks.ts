import type { MembersQuery } from '@lonk/shared-api/calls/members/members.schema.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Center, squaredDegrees } from './filters.ts'

export type Sort = NonNullable<MembersQuery['sort']>

/**
 * How a list is ordered: the highest rank first, then the highest id. `toCursor` is what the next page begins after.
 */
export type Rank = {
  expression: RawBuilder<unknown>
  toCursor: (value: unknown) => number
  fromCursor: (value: number) => unknown
  /** Too costly to compute for everybody: only for so many of those who were here last. */
  among?: number
  /** Looks near this place first: whoever is outside is farther than whoever is inside. */
  from?: Center
}

const byTime = (column: string): Rank => ({
  expression: sql.ref(column),
  toCursor: (value) => Number(value),
  fromCursor: (value) => new Date(value),
})

const byNumber = (expression: RawBuilder<number>): Rank => ({
  expression,
  toCursor: (value) => Number(value),
  fromCursor: (value) => value,
})

type About = {
  viewerId: number | null
  dateOfBirth: string | null
  regionId: number | null
  center: Center | null
}

const mostMatched = 1000

/**
 * Time orders read an index from its end. Distance and match are computed for what the filters leave, and fall back
 * to whoever was here last where there is nothing to measure from.
 */
export const rankOf = (sort: Sort, about: About): Rank => {
  if (sort === 'new') return byTime('profiles.created_at')
  if (sort === 'distance' && about.center)
    return { ...byNumber(sql<number>`coalesce(-${squaredDegrees(about.center)}, -1e9)`), from: about.center }
  if (sort === 'match' && about.viewerId !== null && about.dateOfBirth)
    return { ...byNumber(matchScore(about)), among: mostMatched }
  return byTime('profiles.last_online_at')
}

/** Shared interests count most, then a near age, then the same region. */
const matchScore = ({ viewerId, dateOfBirth, regionId }: About): RawBuilder<number> => sql<number>`(
  12 * (select count(*) from profile_interests theirs where theirs.profile_id = profiles.id and theirs.interest_id
    = any(array(select interest_id from profile_interests where profile_id = ${viewerId})))
  - least(30, abs(profiles.date_of_birth - ${dateOfBirth}::date) / 365)
  + case when profiles.region_id = ${regionId}::bigint then 10 else 0 end)::float8`
