import type {
  FindMatchesAnswer,
  MatchAnswers,
  MatchReasons,
} from '@lonk/shared-api/calls/matching/match-finder.schema.ts'
import type { Profile } from '@lonk/shared-api/schemas/profile.ts'
import { distanceKm, type Place } from '../../core/profile/distance.ts'
import { ageBand, bandAround, bandFit } from './age-band.ts'
import { interestQuestions } from './implied-interests.ts'

/** Whoever is looking. Of a visitor neither age nor place is known. */
export type Seeker = { answers: MatchAnswers; age: number | null; place: Place; interests: readonly number[] }

/** Who may be proposed, with what they answered themselves. */
export type Candidate = {
  age: number
  place: Place
  interests: readonly number[]
  reason: Profile['reason']
  relationshipStatus: Profile['relationship_status']
  answers: Pick<MatchAnswers, 'age' | 'distance'> | null
}

/** The whole recipe (`docs/api.md`, 2.4 Match finder), as the page, the FAQ and the answer show it. */
export const criteria: FindMatchesAnswer['criteria'] = [
  { id: 'age_distance', weight: 40, questions: ['age', 'distance'] },
  { id: 'interests', weight: 40, questions: [...interestQuestions] },
  { id: 'goal_status', weight: 20, questions: ['goal', 'status'] },
  { id: 'considered', weight: 0, questions: ['seeking', 'body_type'] },
]

/** What is not known counts half: nobody gains or loses by leaving a field open. */
const unknown = 0.5

export const scoreOf = (seeker: Seeker, candidate: Candidate): { score: number; why: MatchReasons } => {
  const shared = candidate.interests.filter((interest) => seeker.interests.includes(interest))
  const why: MatchReasons = {
    age_distance: Math.round(20 * ageFit(seeker, candidate) + 20 * distanceFit(seeker, candidate)),
    interests: Math.round(40 * jaccard(shared.length, seeker.interests.length, candidate.interests.length)),
    goal_status: Math.round(
      10 * goalFit(seeker.answers, candidate) + 10 * statusFit(seeker.answers, candidate),
    ),
    shared_interests: shared,
  }
  return { score: why.age_distance + why.interests + why.goal_status, why }
}

/** As good as it is for the one of the two whom it suits less. */
const ageFit = ({ answers, age }: Seeker, candidate: Candidate): number => {
  const mine = bandFit(candidate.age, ageBand(answers.age))
  if (age === null) return mine
  const theirs = candidate.answers ? ageBand(candidate.answers.age) : bandAround(candidate.age)
  return Math.min(mine, bandFit(age, theirs))
}

/** Within the shorter of both limits all is well; at twice that distance nothing is. */
const distanceFit = ({ answers, place }: Seeker, candidate: Candidate): number => {
  const limit = Math.min(kilometres(answers.distance), kilometres(candidate.answers?.distance ?? 'any'))
  if (limit === Number.POSITIVE_INFINITY) return 1
  // In the steps of the card, so that a score tells no more of a place than the card does.
  const apart = distanceKm(place, candidate.place)
  return apart === null ? unknown : Math.max(0, Math.min(1, 2 - apart / limit))
}

const kilometres = (answer: MatchAnswers['distance']): number =>
  answer === 'any' ? Number.POSITIVE_INFINITY : Number(answer)

/** How much of what either likes is liked by both. */
const jaccard = (shared: number, mine: number, theirs: number): number =>
  shared === 0 ? 0 : shared / (mine + theirs - shared)

const goalFit = ({ goal }: MatchAnswers, { reason }: Candidate): number => {
  if (reason === null) return unknown
  return reason === goal ? 1 : 0
}

const attached: readonly Profile['relationship_status'][] = ['living_together', 'married']

const statusFit = ({ status }: MatchAnswers, { relationshipStatus }: Candidate): number => {
  if (status === 'any') return 1
  if (relationshipStatus === null) return unknown
  return attached.includes(relationshipStatus) === (status === 'attached') ? 1 : 0
}
