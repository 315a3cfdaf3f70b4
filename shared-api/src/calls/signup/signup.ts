import type { Call } from '../../call.ts'
import type { SignupAnswer, SignupRequest } from './signup.schema.ts'

export const signup: Call<SignupRequest, SignupAnswer> = {
  method: 'POST',
  path: '/api/signup.php',
  idempotent: true,
}
