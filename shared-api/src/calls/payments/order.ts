import type { Call } from '../../call.ts'
import type {
  CancelOrderAnswer,
  CancelOrderRequest,
  CreateOrderRequest,
  OrderAnswer,
  OrderQuery,
} from './order.schema.ts'

/** Places an order that must be paid; go on at `payment.redirect_url`. */
export const createOrder: Call<CreateOrderRequest, OrderAnswer> = {
  method: 'POST',
  path: '/api/order.php',
  idempotent: true,
}

/** The result page asks every 2 s, 15 times; after that the stream and a mail tell. */
export const getOrder: Call<OrderQuery, OrderAnswer> = { method: 'GET', path: '/api/order.php' }

/**
 * Stops the member's open order at the provider too, so that nobody can pay it any more. `order_not_open` once it is
 * paid, pending or over; one that is cancelled already is answered as done.
 */
export const cancelOrder: Call<CancelOrderRequest, CancelOrderAnswer> = {
  method: 'DELETE',
  path: '/api/order.php',
}
