import type { MembersQuery } from '@lonk/shared-api/calls/members/members.schema.ts'
import { filtersOfKind } from '@lonk/shared-api/search-filters.ts'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { before } from '../../clock.ts'
import { onlineFor } from '../../core/session/session-times.ts'
import { fold } from '../../database/fold.ts'
import type { Database } from '../../database/schema.ts'

export type Center = { lat: number; lon: number }

/** What a search asks for, with everything filled in that the visitor left open. */
export type Filters = Omit<MembersQuery, 'cursor' | 'per_page' | 'sort'> & {
  /** Where `radius_km` is measured from; without one the radius is ignored. */
  center: Center | null
  /** Visitors are told the region of a member only, so a city counts as the region around it. */
  coarse: boolean
  /** Demo profiles count as fictional in production. */
  demoIsFictional: boolean
}

type Profiles = ExpressionBuilder<Database, 'profiles'>
type Condition = Expression<SqlBool>

/** Each has a column of its own name. */
const fromLists = filtersOfKind('choice')

const kilometresPerDegree = 111.2

/** The conditions of a search on `profiles`, each a plain comparison that an index can serve or a row can answer. */
export const matching =
  (filters: Filters, now: Date, today: string) =>
  (eb: Profiles): Condition => {
    const conditions: Condition[] = []
    const add = (condition: Condition | null) => {
      if (condition) conditions.push(condition)
    }
    if (filters.country) add(eb('profiles.country', '=', filters.country))
    if (filters.countryregion) add(eb('profiles.region_id', '=', filters.countryregion))
    for (const name of fromLists) {
      const value = filters[name]
      if (value) add(eb(`profiles.${name}`, '=', value))
    }
    // Completed years: somebody of 30 was born after this day 31 years ago, and not after this day 30 years ago.
    if (filters.min_age) add(eb('profiles.date_of_birth', '<=', yearsBefore(today, filters.min_age)))
    if (filters.max_age) add(eb('profiles.date_of_birth', '>', yearsBefore(today, filters.max_age + 1)))
    if (filters.online) {
      add(eb('profiles.online_until', '>', now))
      // Says nothing new, but in the words of the index: nobody is online longer than this after the last sign of life.
      add(eb('profiles.last_online_at', '>', before(now, onlineFor)))
    }
    if (filters.with_photo) add(eb('profiles.main_photo_id', 'is not', null))
    if (filters.verified) add(eb('profiles.verified_at', 'is not', null))
    if (filters.hide_fictional) {
      add(eb('profiles.fictional', '=', false))
      if (filters.demoIsFictional) add(eb('profiles.demo', '=', false))
    }
    if (filters.interests?.length) add(hasInterest(eb, filters.interests))
    add(placeCondition(eb, filters))
    return conditions.length > 0 ? eb.and(conditions) : eb.lit(true)
  }

const hasInterest = (eb: Profiles, interests: number[]): Condition =>
  eb.exists(
    eb
      .selectFrom('profile_interests')
      .select('profile_interests.profile_id')
      .whereRef('profile_interests.profile_id', '=', 'profiles.id')
      .where('profile_interests.interest_id', 'in', interests),
  )

/** Around a place where a radius is given, else by the city's name. */
const placeCondition = (eb: Profiles, { center, radius_km, city, coarse }: Filters): Condition | null => {
  if (radius_km && center) {
    const height = radius_km / kilometresPerDegree
    const width = height / Math.max(0.1, Math.cos((center.lat * Math.PI) / 180))
    return eb.and([
      eb('profiles.lat', '>=', center.lat - height),
      eb('profiles.lat', '<=', center.lat + height),
      eb('profiles.lon', '>=', center.lon - width),
      eb('profiles.lon', '<=', center.lon + width),
      eb(squaredDegrees(center), '<=', height ** 2),
    ])
  }
  const name = city ? fold(city) : ''
  if (!name) return null
  const begins = `${name.replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`
  if (coarse)
    return sql<boolean>`profiles.region_id = any(array(select region_id from cities where name_fold like ${begins}))`
  // The cities as one array first, so that both halves of the "or" can be served by their index.
  return eb.or([
    eb.and([eb('profiles.city_id', 'is', null), eb(sql`lower(profiles.city_text)`, 'like', begins)]),
    sql<boolean>`profiles.city_id = any(array(select id from cities where name_fold like ${begins}))`,
  ])
}

/** Distance to a place in degrees of latitude, squared: good enough to sort and cut by within a country. */
export const squaredDegrees = ({ lat, lon }: Center) => {
  const shrink = Math.cos((lat * Math.PI) / 180)
  return sql<number>`(power(profiles.lat - ${lat}::float8, 2) + power((profiles.lon - ${lon}::float8) * ${shrink}::float8, 2))`
}

/** The same calendar day some years earlier; the 29th of February becomes the 28th where there is none. */
export const yearsBefore = (day: string, years: number): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  const earlier = Number(year) - years
  const leap = (earlier % 4 === 0 && earlier % 100 !== 0) || earlier % 400 === 0
  const safe = month === '02' && date === '29' && !leap ? '28' : date
  return `${String(earlier).padStart(4, '0')}-${month}-${safe}`
}
