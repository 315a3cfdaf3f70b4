import {
  getMatchQuestionsContract,
  matchQuestionId,
  matchQuestions,
} from '@lonk/shared-api/calls/matching/match-finder.schema.ts'
import { endpoint } from '../../http/endpoint.ts'

/** GET /api/match-finder.php */
export const getMatchQuestionsEndpoint = endpoint(getMatchQuestionsContract, async ({ member, services }) => {
  const known =
    member &&
    (await services.db
      .selectFrom('match_answers')
      .select('answers')
      .where('profile_id', '=', member.profileId)
      .executeTakeFirst())
  return {
    questions: matchQuestionId.options.map((id) => ({
      id,
      values: [...matchQuestions[id]],
      answer: known?.answers[id] ?? null,
    })),
  }
})
