import {
  findMatchesContract,
  type MatchAnswers,
} from '@lonk/shared-api/calls/matching/match-finder.schema.ts'
import { ageOn } from '@lonk/shared-api/schemas/account-fields.ts'
import { localDay } from '../../clock.ts'
import { viewerOf } from '../../core/member/viewer.ts'
import { loadCards } from '../../core/profile/cards.ts'
import { selectedCountry } from '../../core/settings/visitor-country.ts'
import type { Db } from '../../database/connection.ts'
import { json } from '../../database/schema/columns.ts'
import { endpoint } from '../../http/endpoint.ts'
import { blurred } from './blurred.ts'
import { loadCandidates } from './candidates.ts'
import { impliedInterests } from './implied-interests.ts'
import { criteria, type Seeker, scoreOf } from './score.ts'

const shown = 12
const shownToVisitors = 3

/** POST /api/match-finder.php: who fits these answers best, and why. */
export const findMatchesEndpoint = endpoint(findMatchesContract, async (context) => {
  const { input, member, services, site, request, now } = context
  const { db } = services
  const { answers } = input
  if (member) await keepAnswers(db, member.profileId, answers, now)
  const seeker = await seekerOf(db, member?.profileId ?? null, answers, now)
  const country = member?.country ?? selectedCountry(request, services, site)
  const candidates = await loadCandidates(db, { host: site.host, country, member, answers, now })
  const best = candidates
    .map((candidate) => ({ id: candidate.id, ...scoreOf(seeker, candidate) }))
    // Stable: of two who fit equally well the last seen comes first.
    .sort((one, other) => other.score - one.score)
    .slice(0, member ? shown : shownToVisitors)
  const scores = new Map(best.map(({ id, score, why }) => [id, { score, why }]))
  const cards = await loadCards(
    services,
    db,
    viewerOf(context),
    best.map(({ id }) => id),
  )
  const profiles = cards.flatMap((card) => {
    const found = scores.get(card.id)
    return found ? [{ ...(member ? card : blurred(card)), ...found }] : []
  })
  return { profiles, criteria }
})

const keepAnswers = async (db: Db, profileId: number, answers: MatchAnswers, now: Date): Promise<void> => {
  const kept = { answers: json(answers), answered_at: now }
  await db
    .insertInto('match_answers')
    .values({ profile_id: profileId, ...kept })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(kept))
    .execute()
}

const nobody = { age: null, place: { lat: null, lon: null } }

const seekerOf = async (
  db: Db,
  profileId: number | null,
  answers: MatchAnswers,
  now: Date,
): Promise<Seeker> => {
  const interests = await interestsOf(db, profileId, impliedInterests(answers))
  if (profileId === null) return { ...nobody, answers, interests }
  const { lat, lon, date_of_birth } = await db
    .selectFrom('profiles')
    .select(['lat', 'lon', 'date_of_birth'])
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  return { answers, age: ageOn(date_of_birth, localDay(now)), place: { lat, lon }, interests }
}

/** Those of the answers together with those of the member's profile. */
const interestsOf = async (db: Db, profileId: number | null, slugs: string[]): Promise<number[]> => {
  const rows = await db
    .selectFrom('interests')
    .select('interests.id')
    .where((eb) =>
      eb.or([
        eb('interests.slug', 'in', slugs),
        eb.exists(
          eb
            .selectFrom('profile_interests')
            .select('profile_interests.interest_id')
            .where('profile_interests.profile_id', '=', profileId ?? 0)
            .whereRef('profile_interests.interest_id', '=', 'interests.id'),
        ),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}
