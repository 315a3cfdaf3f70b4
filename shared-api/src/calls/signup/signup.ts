import type { Call } from '../../call.ts'
import type { SignupAnswer, SignupRequest } from './signup.schema.ts'

/**
 * Makes an unconfirmed account, sends its mail and logs in. With the same key it stays one account, also after
 * `pow_required`, whose work the form does and then calls again. Errors of fields stand at the fields.
 */
export const signup: Call<SignupRequest, SignupAnswer> = {
  method: 'POST',
  path: '/api/signup.php',
  idempotent: true,
}
