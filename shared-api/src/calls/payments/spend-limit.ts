import type { Call, NoInput } from '../../call.ts'
import type { SpendLimitAnswer, SpendLimitRequest, SpendLimitState } from './spend-limit.schema.ts'

/** What counts, what will, and what was spent of it this month. */
export const getSpendLimit: Call<NoInput, SpendLimitState> = {
  method: 'GET',
  path: '/api/spend-limit.php',
}

/** A lower limit counts now, a higher one (or none) after seven days. */
export const putSpendLimit: Call<SpendLimitRequest, SpendLimitAnswer> = {
  method: 'PUT',
  path: '/api/spend-limit.php',
}
