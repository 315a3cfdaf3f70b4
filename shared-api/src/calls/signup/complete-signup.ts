import type { Call } from '../../call.ts'
import type { CompleteSignupAnswer, CompleteSignupRequest } from './complete-signup.schema.ts'

/** For an account that a partner made: the token of the mail, and what the partner did not know. */
export const completeSignup: Call<CompleteSignupRequest, CompleteSignupAnswer> = {
  method: 'POST',
  path: '/api/complete-signup.php',
}
