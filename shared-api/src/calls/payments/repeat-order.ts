import type { Call, NoInput } from '../../call.ts'
import type { OrderAnswer } from './order.schema.ts'
import type { RepeatOrderOffer, RepeatOrderRequest } from './repeat-order.schema.ts'

/** The last order again, with the method kept then. */
export const getRepeatOrder: Call<NoInput, RepeatOrderOffer> = {
  method: 'GET',
  path: '/api/repeat-order.php',
}

/** Charges the kept method at once; nothing has to be filled in anywhere else. */
export const postRepeatOrder: Call<RepeatOrderRequest, OrderAnswer> = {
  method: 'POST',
  path: '/api/repeat-order.php',
  idempotent: true,
}
