import type { Call } from '../../call.ts'
import type { AppealRequest, CreatedComplaintAnswer } from './appeal.schema.ts'

/** Objects to a decision, within six months; by session, or with the token of the mail that announced it. */
export const appeal: Call<AppealRequest, CreatedComplaintAnswer> = {
  method: 'POST',
  path: '/api/appeal.php',
  idempotent: true,
}
