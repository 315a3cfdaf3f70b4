import type { Call } from '../../call.ts'
import type {
  AskResetRequest,
  CheckResetAnswer,
  CheckResetQuery,
  DoResetAnswer,
  DoResetRequest,
} from './reset-password.schema.ts'

/**
 * Sends a mail with a link to `/reset-password/do` that works for an hour. While a link of the last ten minutes works
 * the answer is the same and nothing is sent.
 */
export const askPasswordReset: Call<AskResetRequest, { ok: boolean }> = {
  method: 'POST',
  path: '/api/reset-password.php',
}

/** Does the link of the mail still work, and for whom? */
export const checkPasswordReset: Call<CheckResetQuery, CheckResetAnswer> = {
  method: 'GET',
  path: '/api/reset-password.php',
}

/**
 * Sets the password, ends every session and logs in here. Sent again because its answer was lost it says `user: null`:
 * a used link logs nobody in.
 */
export const resetPassword: Call<DoResetRequest, DoResetAnswer> = {
  method: 'PUT',
  path: '/api/reset-password.php',
}
