import type { MatchAnswers } from '@lonk/shared-api/calls/matching/match-finder.schema.ts'
import { ageOn } from '@lonk/shared-api/schemas/account-fields.ts'
import { sql } from 'kysely'
import { localDay } from '../../clock.ts'
import type { Member } from '../../core/member/member.ts'
import { proposable } from '../../core/profile/proposable.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import type { Db } from '../../database/connection.ts'
import { yearsBefore } from '../members/filters.ts'
import { ageBand, mostYearsOff } from './age-band.ts'
import type { Candidate } from './score.ts'

/** So many are compared, the last seen ones: comparing everybody would take a second in a big country. */
const mostCompared = 1000

type Search = {
  host: string
  country: string
  member: Pick<Member, 'profileId' | 'gender'> | null
  answers: MatchAnswers
  now: Date
}

/**
 * Members these answers are compared with: those sought, who seek the one who asks in return, of about the age asked
 * for.
 */
export const loadCandidates = async (
  db: Db,
  { host, country, member, answers, now }: Search,
): Promise<(Candidate & { id: number })[]> => {
  const today = localDay(now)
  const { from, to } = ageBand(answers.age)
  let query = db
    .selectFrom('profiles')
    .leftJoin('match_answers', 'match_answers.profile_id', 'profiles.id')
    .select([
      'profiles.id',
      'profiles.date_of_birth',
      'profiles.lat',
      'profiles.lon',
      'profiles.reason',
      'profiles.relationship_status',
      'match_answers.answers',
      sql<number[]>`array(select interest_id::int from profile_interests
        where profile_interests.profile_id = profiles.id order by interest_id)`.as('interests'),
    ])
    .where(visibleTo(host, member?.profileId ?? null))
    .where(proposable(host))
    .where('profiles.country', '=', country)
    .where('profiles.date_of_birth', '<=', yearsBefore(today, Math.max(18, from - mostYearsOff)))
    .where('profiles.date_of_birth', '>', yearsBefore(today, to + mostYearsOff + 1))
  if (answers.seeking !== 'both') query = query.where('profiles.gender', '=', answers.seeking)
  if (answers.body_type !== 'any') query = query.where('profiles.body_type', '=', answers.body_type)
  if (member) query = query.where('profiles.seeking', 'in', [member.gender, 'both'])
  const rows = await query
    .orderBy('profiles.last_online_at', 'desc')
    .orderBy('profiles.id', 'desc')
    .limit(mostCompared)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    age: ageOn(row.date_of_birth, today),
    place: { lat: row.lat, lon: row.lon },
    interests: row.interests,
    reason: row.reason,
    relationshipStatus: row.relationship_status,
    answers: row.answers,
  }))
}
