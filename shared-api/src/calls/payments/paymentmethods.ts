import type { Call } from '../../call.ts'
import type { PaymentMethodsAnswer, PaymentMethodsQuery } from './paymentmethods.schema.ts'

/**
 * By the buyer's country and, with `bundle_id`, its price. Direct debit only in the account's own country and where
 * it is not blocked; each with the method kept for it, if there is one.
 */
export const getPaymentMethods: Call<PaymentMethodsQuery, PaymentMethodsAnswer> = {
  method: 'GET',
  path: '/api/paymentmethods.php',
}
