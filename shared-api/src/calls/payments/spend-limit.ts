import type { Call } from '../../call.ts'
import type { SpendLimitAnswer, SpendLimitRequest } from './spend-limit.schema.ts'

/** A lower limit counts now, a higher one (or none) after seven days. */
export const putSpendLimit: Call<SpendLimitRequest, SpendLimitAnswer> = {
  method: 'PUT',
  path: '/api/spend-limit.php',
}
