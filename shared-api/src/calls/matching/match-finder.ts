import type { Call, NoInput } from '../../call.ts'
import type { FindMatchesAnswer, FindMatchesRequest, MatchQuestionsAnswer } from './match-finder.schema.ts'

/** The ten questions; for a member with what they answered last time. */
export const getMatchQuestions: Call<NoInput, MatchQuestionsAnswer> = {
  method: 'GET',
  path: '/api/match-finder.php',
}

/** The best matches for ten answers, which are kept for a member. A visitor gets three cards, blurred. */
export const findMatches: Call<FindMatchesRequest, FindMatchesAnswer> = {
  method: 'POST',
  path: '/api/match-finder.php',
}
