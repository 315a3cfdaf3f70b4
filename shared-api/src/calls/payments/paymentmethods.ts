import type { Call } from '../../call.ts'
import type { PaymentMethodsAnswer, PaymentMethodsQuery } from './paymentmethods.schema.ts'

export const getPaymentMethods: Call<PaymentMethodsQuery, PaymentMethodsAnswer> = {
  method: 'GET',
  path: '/api/paymentmethods.php',
}
