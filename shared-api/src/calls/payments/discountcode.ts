import type { Call } from '../../call.ts'
import type { DiscountCodeAnswer, DiscountCodeQuery } from './discountcode.schema.ts'

/** By `code`, or `welcome: true` for the time bonus, which answers null where there is none. */
export const getDiscountCode: Call<DiscountCodeQuery, DiscountCodeAnswer> = {
  method: 'GET',
  path: '/api/discountcode.php',
}
