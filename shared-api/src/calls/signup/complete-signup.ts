import type { Call } from '../../call.ts'
import type {
  CheckCompleteSignupAnswer,
  CheckCompleteSignupQuery,
  CompleteSignupAnswer,
  CompleteSignupRequest,
} from './complete-signup.schema.ts'

/** Does the link of the mail still work, and what has the partner said of its owner already? */
export const checkCompleteSignup: Call<CheckCompleteSignupQuery, CheckCompleteSignupAnswer> = {
  method: 'GET',
  path: '/api/complete-signup.php',
}

/** For an account that a partner made: the token of the mail, and what the partner did not know. */
export const completeSignup: Call<CompleteSignupRequest, CompleteSignupAnswer> = {
  method: 'POST',
  path: '/api/complete-signup.php',
}
