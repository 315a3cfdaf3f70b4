import type { Call } from '../../call.ts'
import type { SignupAnswer, SignupRequest } from './signup.schema.ts'

/**
 * Makes an unconfirmed account, sends its mail and logs in. With the same key it stays one account, even after
 * `pow_required`, for which the form does the work and calls again. Errors of fields are shown at the fields.
 */
export const signup: Call<SignupRequest, SignupAnswer> = {
  method: 'POST',
  path: '/api/signup.php',
  idempotent: true,
}
