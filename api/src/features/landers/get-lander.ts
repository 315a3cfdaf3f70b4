import { getLanderContract, nicheSlugs } from '@lonk/shared-api/calls/landers/lander.schema.ts'
import type { ExpressionBuilder } from 'kysely'
import type { Member } from '../../core/member/member.ts'
import { viewerOf } from '../../core/member/viewer.ts'
import { loadCards } from '../../core/profile/cards.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import { selectedCountry } from '../../core/settings/visitor-country.ts'
import type { Database } from '../../database/schema.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import type { Services } from '../../services.ts'
import { membersByRegion } from './members-by-region.ts'

const mostShown = 12

/** GET /api/lander.php: only those who ticked that box are shown to the world. */
export const getLanderEndpoint = endpoint(getLanderContract, async (context) => {
  const { input, member, services, site, request } = context
  const { db } = services
  const niche = input.slug === undefined ? site.niche : nicheOf(input.slug)
  const country = selectedCountry(request, services, site)
  // A member who looks sees the cards as a visitor does, but nobody on whose side there is a block (`docs/api.md`,
  // 2.4).
  const shownOn = db
    .selectFrom('profiles')
    .select('profiles.id')
    .where(seenHere(site.host, member))
    .where(mayBeShown(services))
  const wanted =
    input.profile_id === undefined
      ? undefined
      : await shownOn.where('profiles.id', '=', input.profile_id).executeTakeFirst()
  const others = await shownOn
    .where('profiles.country', '=', country)
    .where('profiles.main_photo_id', 'is not', null)
    .$if(input.profile_id !== undefined, (query) => query.where('profiles.id', '!=', input.profile_id ?? 0))
    .orderBy('profiles.last_online_at', 'desc')
    .orderBy('profiles.id', 'desc')
    .limit(mostShown)
    .execute()
  const viewer = viewerOf({ ...context, member: null })
  const [first, ...rest] = await loadCards(services, db, viewer, [
    ...(wanted ? [wanted.id] : []),
    ...others.map(({ id }) => id),
  ])
  return {
    niche,
    profile: wanted && first ? first : null,
    profiles: wanted || !first ? rest : [first, ...rest],
    regions: await membersByRegion(services, site.host, country),
  }
})

/** The reader too: whoever has a landing page may look at it. */
const seenHere = (host: string, member: Member | null) => (eb: ExpressionBuilder<Database, 'profiles'>) => {
  const seen = visibleTo(host, member?.profileId ?? null)(eb)
  if (!member) return seen
  return eb.or([seen, eb.and([visibleTo(host, null)(eb), eb('profiles.id', '=', member.profileId)])])
}

const slugs: readonly string[] = nicheSlugs

const nicheOf = (slug: string): number => {
  const place = slugs.indexOf(slug)
  if (place < 0) throw apiError('not_found')
  return place + 1
}

/** Whoever agreed to it; outside of production the simulated members as well, so that a demo has faces. */
const mayBeShown =
  ({ config }: Pick<Services, 'config'>) =>
  (eb: ExpressionBuilder<Database, 'profiles'>) => {
    const agreed = eb.and([
      eb('profiles.show_on_landers', '=', true),
      eb('profiles.fictional', '=', false),
      eb('profiles.demo', '=', false),
    ])
    return config.environment === 'production' ? agreed : eb.or([agreed, eb('profiles.demo', '=', true)])
  }
