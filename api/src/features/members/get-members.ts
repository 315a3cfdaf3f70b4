import { membersContract } from '@lonk/shared-api/calls/members/members.schema.ts'
import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { type Expression, type SqlBool, sql } from 'kysely'
import { viewerOf } from '../../core/member/viewer.ts'
import { decodeCursor, encodeCursor } from '../../core/paging/cursor.ts'
import { loadCards } from '../../core/profile/cards.ts'
import { stillVisible } from '../../core/profile/visibility.ts'
import { requireSearchAccess } from '../../core/profile/visitor-access.ts'
import { selectedCountry } from '../../core/settings/visitor-country.ts'
import type { Db } from '../../database/connection.ts'
import { fold } from '../../database/fold.ts'
import { type Context, endpoint } from '../../http/endpoint.ts'
import type { Center, Filters } from './filters.ts'
import { rankOf } from './ranks.ts'
import { countFound, type Search, searchPage } from './search.ts'

const usualPage = 24
const fewerThanThisShowSimilar = 12

/** GET /api/members.php: keyset search; what is left open is filled from what the member seeks. */
export const getMembersEndpoint = endpoint(membersContract, async (context) => {
  const { input, member, services, site, request, now } = context
  requireSearchAccess(member, site, request)
  const { db, config } = services
  const { cursor, per_page, sort, ...asked } = input

  const own = member ? await aboutMember(db, member.profileId) : null
  const center = member && asked.city ? await cityCenter(db, asked.city, asked.country) : (own?.place ?? null)
  const filters: Filters = {
    ...asked,
    gender: asked.gender ?? (member && member.seeking !== 'both' ? member.seeking : undefined),
    country: asked.country ?? member?.country ?? selectedCountry(request, services, site),
    center,
    coarse: member === null,
    demoIsFictional: services.config.environment === 'production',
  }
  const search: Search = { host: site.host, viewerId: member?.profileId ?? null, filters, now }
  const about = {
    viewerId: search.viewerId,
    dateOfBirth: own?.date_of_birth ?? null,
    regionId: own?.region_id ?? null,
    center,
  }
  const rank = rankOf(sort ?? 'online', about)
  const size = per_page ?? usualPage

  const after = decodeCursor(config.secrets, cursor)
  // Two connections on a server; the embedded database has one and takes them in turn.
  const [page, { total, capped }] = await services.reads.mayLag((reads) =>
    Promise.all([searchPage(reads, search, rank, { after, size }), countFound(reads, search)]),
  )
  return {
    profiles: await cardsOf(context, page.ids),
    total,
    total_capped: capped,
    next_cursor: page.next && encodeCursor(config.secrets, page.next),
    per_page: size,
    similar:
      total < fewerThanThisShowSimilar
        ? await similarTo(context, search, rank, { ids: page.ids, total })
        : { profiles: [], total: 0 },
  }
})

type Asking = Pick<Context, 'member' | 'site' | 'language' | 'now' | 'services'>

/** Whom a standby found may have left or blocked the viewer meanwhile: that is known at the primary alone. */
const cardsOf = async (context: Asking, found: readonly number[]): Promise<ProfileCard[]> => {
  const { services, site } = context
  const viewer = viewerOf(context)
  const ids = services.reads.elsewhere
    ? await stillVisible(services.db, { host: site.host, profileId: viewer.profileId }, found)
    : found
  return loadCards(services, services.db, viewer, ids)
}

type Similar = { profiles: ProfileCard[]; total: number }

/** The same search without its place, so that few results are not the end of it. */
const similarTo = async (
  context: Asking,
  search: Search,
  rank: ReturnType<typeof rankOf>,
  found: { ids: number[]; total: number },
): Promise<Similar> => {
  const { countryregion, city, radius_km, ...wider } = search.filters
  if (!countryregion && !city && !radius_km) return { profiles: [], total: 0 }
  const widened = { ...search, filters: wider }
  const wanted = { after: null, size: fewerThanThisShowSimilar, without: found.ids }
  const [{ ids }, { total }] = await context.services.reads.mayLag(async (reads) => [
    await searchPage(reads, widened, rank, wanted),
    await countFound(reads, widened),
  ])
  return {
    profiles: await cardsOf(context, ids),
    total: Math.max(0, total - found.total),
  }
}

const aboutMember = async (db: Db, profileId: number) => {
  const { lat, lon, region_id, date_of_birth } = await db
    .selectFrom('profiles')
    .select(['lat', 'lon', 'region_id', 'date_of_birth'])
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  return { region_id, date_of_birth, place: lat === null || lon === null ? null : { lat, lon } }
}

/** By its own name, for which there is an index, else by the one that another language gives it: "The Hague". */
const cityCenter = async (db: Db, city: string, country: string | undefined): Promise<Center | null> => {
  const largest = (named: Expression<SqlBool>) =>
    db
      .selectFrom('cities')
      .innerJoin('regions', 'regions.id', 'cities.region_id')
      .select(['cities.lat', 'cities.lon'])
      .where(named)
      .$if(country !== undefined, (query) => query.where('regions.country', '=', country ?? ''))
      .orderBy('cities.population', 'desc')
      .executeTakeFirst()
  const own = await largest(sql<boolean>`cities.name_fold = ${fold(city)}`)
  const elsewhere = sql<boolean>`exists (select from jsonb_each_text(cities.names) where lower(value) = lower(${city}))`
  return own ?? (await largest(elsewhere)) ?? null
}
