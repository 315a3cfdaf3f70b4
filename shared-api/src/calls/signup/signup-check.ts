import type { Call } from '../../call.ts'
import type { SignupCheckAnswer, SignupCheckRequest } from './signup-check.schema.ts'

/** Is this e-mail address or profile name still free? Asked while the visitor types on. */
export const checkSignup: Call<SignupCheckRequest, SignupCheckAnswer> = {
  method: 'POST',
  path: '/api/signup-check.php',
}
