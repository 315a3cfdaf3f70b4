import * as z from 'zod/mini'
import { bodyTypes, reasons, seekings } from '../../choices.ts'
import { defineCall, per } from '../../contract.ts'
import { noInput } from '../../schemas/input.ts'
import { id } from '../../schemas/primitives.ts'
import { profileCard } from '../../schemas/profile.ts'
import { findMatches, getMatchQuestions } from './match-finder.ts'

/** The questions in their order, each with the values to choose one from. Texts are the page's. */
export const matchQuestions = {
  seeking: seekings,
  goal: reasons,
  age: ['18_29', '30_39', '40_49', '50_59', '60_plus', 'any'],
  /** Kilometres. */
  distance: ['10', '25', '50', '100', 'any'],
  status: ['free', 'attached', 'any'],
  body_type: [...bodyTypes, 'any'],
  lifestyle: ['home', 'outdoors', 'sporty', 'culture', 'nightlife'],
  evening: ['dining', 'films', 'music', 'games', 'reading'],
  holiday: ['beach', 'city', 'nature', 'snow', 'road'],
  affection: ['cuddling', 'kissing', 'flirting', 'talking'],
} as const
export type MatchQuestion = keyof typeof matchQuestions

export const matchAnswers = z.strictObject({
  seeking: z.enum(matchQuestions.seeking),
  goal: z.enum(matchQuestions.goal),
  age: z.enum(matchQuestions.age),
  distance: z.enum(matchQuestions.distance),
  status: z.enum(matchQuestions.status),
  body_type: z.enum(matchQuestions.body_type),
  lifestyle: z.enum(matchQuestions.lifestyle),
  evening: z.enum(matchQuestions.evening),
  holiday: z.enum(matchQuestions.holiday),
  affection: z.enum(matchQuestions.affection),
})
export type MatchAnswers = z.infer<typeof matchAnswers>

export const matchQuestionId = z.keyof(matchAnswers)

export const matchQuestionsAnswer = z.object({
  questions: z.array(
    z.object({
      id: matchQuestionId,
      values: z.array(z.string()),
      /** What the member answered last time. */
      answer: z.nullable(z.string()),
    }),
  ),
})
export type MatchQuestionsAnswer = z.infer<typeof matchQuestionsAnswer>

export const findMatchesRequest = z.strictObject({ answers: matchAnswers })
export type FindMatchesRequest = z.infer<typeof findMatchesRequest>

export const matchCriteria = ['age_distance', 'interests', 'goal_status'] as const

const points = z.int().check(z.gte(0), z.lte(100))

/** Why this match: points for each criterion, which add up to the score, and the interests that both have. */
export const matchReasons = z.object({
  age_distance: points,
  interests: points,
  goal_status: points,
  shared_interests: z.array(id),
})
export type MatchReasons = z.infer<typeof matchReasons>

/** `score` is 0 to 100. For a visitor the picture is locked and the name is its first letter alone. */
export const scoredCard = z.extend(profileCard, { score: points, why: matchReasons })
export type ScoredCard = z.infer<typeof scoredCard>

export const findMatchesAnswer = z.object({
  /** At most 12, the best first; 3 for a visitor. */
  profiles: z.array(scoredCard),
  /**
   * The questions that matches were chosen by, and what each weighs; `considered` decides who is compared at all and
   * weighs nothing.
   */
  criteria: z.array(
    z.object({
      id: z.enum([...matchCriteria, 'considered']),
      weight: points,
      questions: z.array(matchQuestionId),
    }),
  ),
})
export type FindMatchesAnswer = z.infer<typeof findMatchesAnswer>

export const getMatchQuestionsContract = defineCall(getMatchQuestions, {
  access: 'V',
  query: noInput,
  answer: matchQuestionsAnswer,
  errors: [],
  limits: [per.hour(20)],
})

export const findMatchesContract = defineCall(findMatches, {
  access: 'V',
  body: findMatchesRequest,
  answer: findMatchesAnswer,
  errors: [],
  limits: [per.hour(20)],
})
