import type { Call } from '../../call.ts'
import type { RefundAnswer, RefundQuery, RefundRequest, RefundTerms } from './refund.schema.ts'

/** The first step of a withdrawal: what it would give back, and until when. */
export const getRefund: Call<RefundQuery, RefundTerms> = { method: 'GET', path: '/api/refund.php' }

/** The second: declares the withdrawal. A mail confirms it with date and time. */
export const postRefund: Call<RefundRequest, RefundAnswer> = {
  method: 'POST',
  path: '/api/refund.php',
  idempotent: true,
}
