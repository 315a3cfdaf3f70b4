import type { Call } from '../../call.ts'
import type { SignupCheckAnswer, SignupCheckRequest } from './signup-check.schema.ts'

/**
 * Is this profile name still free, is this an e-mail address? Asked while the visitor types. Never whether the address
 * has an account: signing up says that.
 */
export const checkSignup: Call<SignupCheckRequest, SignupCheckAnswer> = {
  method: 'POST',
  path: '/api/signup-check.php',
}
