import type { Call, NoInput } from '../../call.ts'
import type {
  LikeSignupMatchesAnswer,
  LikeSignupMatchesRequest,
  SignupMatchesAnswer,
} from './signup-matches.schema.ts'

/** Members whom a new one may like at first sight: those they seek, nearby, about their age. */
export const getSignupMatches: Call<NoInput, SignupMatchesAnswer> = {
  method: 'GET',
  path: '/api/signup-matches.php',
}

/** Likes those who were chosen; `message` is then what the member's profile says to new people. */
export const likeSignupMatches: Call<LikeSignupMatchesRequest, LikeSignupMatchesAnswer> = {
  method: 'POST',
  path: '/api/signup-matches.php',
  idempotent: true,
}
