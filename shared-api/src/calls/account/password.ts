import type { Call } from '../../call.ts'
import type { ChangePasswordRequest } from './password.schema.ts'

/** Every other session ends; this one gets a new cookie. */
export const changePassword: Call<ChangePasswordRequest, { ok: boolean }> = {
  method: 'PUT',
  path: '/api/password.php',
}
