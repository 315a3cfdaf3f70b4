import type { Call, NoInput } from '../../call.ts'
import type {
  LikeSignupMatchesAnswer,
  LikeSignupMatchesRequest,
  SignupMatchesAnswer,
} from './signup-matches.schema.ts'

/** Whom a new member may like at first sight: whom they seek, near, about their age. */
export const getSignupMatches: Call<NoInput, SignupMatchesAnswer> = {
  method: 'GET',
  path: '/api/signup-matches.php',
}

/** Likes those who were chosen; `message` is then what the own profile says to new people. */
export const likeSignupMatches: Call<LikeSignupMatchesRequest, LikeSignupMatchesAnswer> = {
  method: 'POST',
  path: '/api/signup-matches.php',
  idempotent: true,
}
